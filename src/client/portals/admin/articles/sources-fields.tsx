import { Button, SimpleGrid, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ArticleText, emptySource, SOURCES_MAX, type TypedSource } from '#shared/content/articles/schema.ts';
import { fieldLabels } from './article-words.tsx';
import { FieldPart } from './field-part.tsx';

interface SourcesFieldsProps {
  sources: ArticleText['sources'];
  onChange: (sources: ArticleText['sources']) => void;
  error: string | undefined;
  advice: string | undefined;
}

const fields: readonly { key: keyof TypedSource; label: string; max: number; placeholder?: string }[] = [
  { key: 'title', label: 'Title', max: 300 },
  { key: 'publisher', label: 'Publisher', max: 200, placeholder: 'Government of Alberta' },
  { key: 'url', label: 'Web address', max: 500, placeholder: 'https://' },
  { key: 'published', label: 'Published (optional)', max: 10, placeholder: '2026-05-15, 2026-05 or 2026' },
  { key: 'note', label: 'How to find it, without an address', max: 300 },
];

/** Where a reader can look it up: listed at the end of the article. */
export function SourcesFields({ sources, onChange, error, advice }: SourcesFieldsProps) {
  return (
    <>
      <FieldPart
        title={fieldLabels.sources}
        intro={`Where a reader can look it up. ${advice ?? ''}`}
        error={sources.length === 0 ? error : undefined}
      >
        {sources.length < SOURCES_MAX && (
          <Button
            variant="default"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onChange([...sources, emptySource])}
          >
            Add a source
          </Button>
        )}
      </FieldPart>
      {sources.map((source, index) => (
        <FieldPart
          // biome-ignore lint/suspicious/noArrayIndexKey: a new source has nothing but its position
          key={index}
          title={`Source ${index + 1}`}
          error={error?.startsWith(`Source ${index + 1}:`) ? error : undefined}
        >
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {fields.map(({ key, label, max, placeholder }) => (
              <TextInput
                key={key}
                label={label}
                placeholder={placeholder}
                maxLength={max}
                value={source[key]}
                onChange={({ currentTarget: { value } }) =>
                  onChange(sources.map((other, at) => (at === index ? { ...other, [key]: value } : other)))
                }
              />
            ))}
          </SimpleGrid>
          <Button
            variant="subtle"
            w="fit-content"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => onChange(sources.filter((_, at) => at !== index))}
          >
            Remove source {index + 1}
          </Button>
        </FieldPart>
      ))}
    </>
  );
}
