import { Button, Fieldset, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { RequestDocumentsInput } from '#shared/documents/checklist-schema.ts';
import { documentCategoryLabels, documentCategorySchema } from '#shared/lines/document-categories.ts';

type Own = RequestDocumentsInput['documents'][number];
interface OwnDocumentsProps {
  form: {
    getValues: () => { own: Own[] };
    getInputProps: (path: string) => object;
    insertListItem: (path: string, item: Own) => void;
    removeListItem: (path: string, index: number) => void;
  };
}

const nothing: Own = { title: '', why: '', category: 'other' };
const categories = documentCategorySchema.options.map((value) => ({ value, label: documentCategoryLabels[value] }));

/** Documents in the broker's own words. */
export function OwnDocuments({ form }: OwnDocumentsProps) {
  const { own } = form.getValues();
  return (
    <>
      {own.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
        <Fieldset key={index} legend="Another document">
          <TextInput label="What you need" {...form.getInputProps(`own.${index}.title`)} />
          <Textarea
            label="Why you need it"
            description="Clients respond faster when they know why."
            autosize
            minRows={2}
            mt="sm"
            {...form.getInputProps(`own.${index}.why`)}
          />
          <NativeSelect
            label="Document type"
            data={categories}
            mt="sm"
            {...form.getInputProps(`own.${index}.category`)}
          />
          <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => form.removeListItem('own', index)}>
            Leave it out
          </Button>
        </Fieldset>
      ))}
      <Group>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          onClick={() => form.insertListItem('own', nothing)}
        >
          Add another document
        </Button>
      </Group>
    </>
  );
}
