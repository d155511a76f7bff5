import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { requestTemplatesSchema } from '#shared/documents/request-templates-schema.ts';
import {
  type DocumentCategory,
  documentCategoryLabels,
  documentCategorySchema,
} from '#shared/lines/document-categories.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { useSaveTemplates } from './use-save-templates.ts';

interface TemplateDialogProps {
  saved: RouterOutputs['settings']['templates'];
  /** Past the last one it is a new template. */
  index: number;
  onClose: () => void;
}

const templateSchema = requestTemplatesSchema.shape.templates.element;
const nothing = { title: '', why: '', category: '' as DocumentCategory, lines: [] };
const categories = [
  { value: '', label: 'Choose' },
  ...documentCategorySchema.options.map((value) => ({ value, label: documentCategoryLabels[value] })),
];

/** Adds or edits a template of the brokerage. */
export function TemplateDialog({ saved, index, onClose }: TemplateDialogProps) {
  const { templates } = saved.value;
  const before = templates[index];
  const form = useZodForm(templateSchema, { name: 'template', initialValues: before ?? nothing });
  const save = useSaveTemplates('Template saved. Brokers will see it the next time they request a document.', onClose);
  return (
    <CommandDialog
      title={before ? 'Edit template' : 'Add a template'}
      opened
      onClose={onClose}
      onSubmit={form.submit((template) =>
        save.mutate({ version: saved.version, value: { templates: templates.toSpliced(index, 1, template) } }),
      )}
      action="Save template"
      pending={save.isPending}
      refusal={save.error && toApiError(save.error).serverMessage}
    >
      <TextInput label="What you need" data-autofocus {...form.getInputProps('title')} />
      <Textarea
        label="Why it’s needed"
        description="Clients respond faster when they know why."
        autosize
        minRows={2}
        {...form.getInputProps('why')}
      />
      <NativeSelect label="Category" data={categories} {...form.getInputProps('category')} />
      <Checkbox.Group
        label="Lines of insurance"
        description="Leave empty to offer it for every line."
        {...form.getInputProps('lines')}
      >
        <SimpleGrid minColWidth="11rem" spacing="xs" mt="xs">
          {lines.map((line) => (
            <Checkbox key={line} value={line} label={lineLabels[line]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </CommandDialog>
  );
}
