import { Button, Group, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Form } from '#client/ui/form.tsx';
import { type CaseDocument, changeDocumentInputSchema } from '#shared/documents/schema.ts';
import { useChangeDocument } from './use-change-document.ts';

const formSchema = changeDocumentInputSchema.pick({ title: true }).required();

/** The name of a document, while it is being changed. */
export function RenameField({ document, onClose }: { document: CaseDocument; onClose: () => void }) {
  const { id: documentId, title } = document;
  const change = useChangeDocument(document, onClose);
  const form = useZodForm(formSchema, { name: `rename-${documentId}`, initialValues: { title } });

  // The name is usually replaced as a whole.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the field appears
  useEffect(() => {
    const field = form.getInputNode('title');
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, []);

  return (
    <Form
      gap="xs"
      aria-label={`Rename ${title}`}
      onSubmit={form.submit((values) => change.mutate({ documentId, ...values }))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <TextInput label="Name" {...form.getInputProps('title')} />
      <Group gap="xs">
        <Button type="submit" size="compact-sm" loading={change.isPending}>
          Save
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}
