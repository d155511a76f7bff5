import { SimpleGrid, TextInput } from '@mantine/core';
import type { ArticleText } from '#shared/content/articles/schema.ts';
import { fieldLabels } from './article-words.tsx';
import { FieldPart } from './field-part.tsx';

interface ReviewerFieldsProps {
  reviewer: ArticleText['reviewer'];
  onChange: (reviewer: ArticleText['reviewer']) => void;
  error: string | undefined;
}

/** A licensed person who read the article: the name is under its title. */
export function ReviewerFields({ reviewer, onChange, error }: ReviewerFieldsProps) {
  return (
    <FieldPart
      title={`${fieldLabels.reviewer} (optional)`}
      intro="A licensed person who read the text as it is now, and agreed to be named. When the text changes, ask again."
      error={error}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label="Name"
          maxLength={80}
          value={reviewer.name}
          onChange={({ currentTarget }) => onChange({ ...reviewer, name: currentTarget.value })}
        />
        <TextInput
          label="Licence"
          placeholder="Level 2 general insurance agent in Alberta"
          maxLength={120}
          value={reviewer.licence}
          onChange={({ currentTarget }) => onChange({ ...reviewer, licence: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Reviewed on"
          value={reviewer.date}
          onChange={({ currentTarget }) => onChange({ ...reviewer, date: currentTarget.value })}
        />
      </SimpleGrid>
    </FieldPart>
  );
}
