import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ButtonSet } from '#client/ui/button-set.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { requestDocumentInputSchema } from '#shared/documents/schema.ts';
import {
  type DocumentCategory,
  documentCategoryLabels,
  documentCategorySchema,
} from '#shared/lines/document-categories.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import css from './checklist.module.css';

interface AskDialogProps {
  caseId: string;
  opened: boolean;
  onClose: () => void;
}

const formSchema = requestDocumentInputSchema.pick({ title: true, why: true, category: true, dueOn: true });
const nothing = { title: '', why: '', category: '' as DocumentCategory, dueOn: '' };
const categories = [
  { value: '', label: 'Choose' },
  ...documentCategorySchema.options.map((value) => ({ value, label: documentCategoryLabels[value] })),
];

/** Adds an item to the client's checklist. Common ones for the line of insurance serve as a start. */
export function AskDialog({ caseId, opened, onClose }: AskDialogProps) {
  const utils = trpc.useUtils();
  const { data: row } = trpc.cases.get.useQuery({ caseId });
  // The product's templates are available at once; the brokerage's own arrive with the response.
  const { data: offered } = trpc.settings.templatesOf.useQuery(
    { type: row?.type ?? 'general' },
    { enabled: opened && row !== undefined },
  );
  const templates = offered?.templates ?? (row ? lineWork[row.type].requestTemplates : []);
  const form = useZodForm(formSchema, { name: `ask-${caseId}`, initialValues: nothing });
  const ask = trpc.documents.requestDocument.useMutation({
    onSuccess() {
      showToast({
        kind: 'success',
        message: 'Requested. The client has been notified and will see it at the top of their documents.',
      });
      form.reset();
      onClose();
      void utils.documents.list.invalidate({ caseId });
    },
    onError: form.showServerIssues,
  });
  return (
    <CommandDialog
      title="Request a document"
      opened={opened}
      onClose={onClose}
      onSubmit={(event) => {
        // An empty date field means no date.
        if (!form.getValues().dueOn) form.setFieldValue('dueOn', undefined as never);
        form.submit((values) => ask.mutate({ ...values, caseId }))(event);
      }}
      action="Send request"
      pending={ask.isPending}
      refusal={ask.error && toApiError(ask.error).serverMessage}
    >
      {templates.length > 0 && (
        <ButtonSet legend="Common requests">
          {templates.map((template) => (
            <Button
              key={template.title}
              size="compact-sm"
              variant="default"
              className={css.template}
              onClick={() => form.setValues(template)}
            >
              {template.title}
            </Button>
          ))}
        </ButtonSet>
      )}
      <TextInput label="What you need" data-autofocus {...form.getInputProps('title')} />
      <Textarea
        label="Why you need it"
        description="Clients respond faster when they know why."
        autosize
        minRows={2}
        {...form.getInputProps('why')}
      />
      <NativeSelect label="Document type" data={categories} {...form.getInputProps('category')} />
      <TextInput
        type="date"
        label="Needed by (optional)"
        min={siteToday()}
        {...form.getInputProps('dueOn')}
        value={form.getValues().dueOn ?? ''}
      />
    </CommandDialog>
  );
}
