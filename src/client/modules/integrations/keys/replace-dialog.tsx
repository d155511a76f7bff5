import { useMutation } from '@tanstack/react-query';
import { toApiError } from '#client/lib/api.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ProofFields } from '#client/modules/accounts/account/proof-fields.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { OverlapChoice } from '#client/ui/secret/overlap-choice.tsx';
import { type CreatedKey, type Key, rotateKeyInputSchema } from '#shared/integrations/schema.ts';
import type { KeyCalls } from './key-calls.ts';

interface ReplaceDialogProps {
  apiKey: Key;
  calls: KeyCalls;
  onCreated: (created: CreatedKey) => void;
  onClose: () => void;
}

const toolWords = {
  what: 'You get a new key with the same name, permissions and networks. It lasts a year.',
  question: 'How long should the old key keep working?',
};
/** A publishable key is on pages. */
const formWords = {
  what: 'You get a new line of HTML for the same websites. Put it on each page in place of the old one. It lasts a year.',
  question: 'How long should pages with the old line keep showing the form?',
};

const formSchema = rotateKeyInputSchema.omit({ keyId: true });

/** Replaces a key by a new one; the old one goes on working for a while, so that the tool can change over. */
export function ReplaceDialog({ apiKey, calls, onCreated, onClose }: ReplaceDialogProps) {
  const form = useZodForm(formSchema, {
    name: 'replace-key',
    initialValues: { overlapHours: 24, currentPassword: '', code: '' },
  });
  const replace = useMutation({
    mutationFn: calls.rotate,
    gcTime: 0,
    onSuccess: onCreated,
    onError: form.showServerIssues,
    onSettled: calls.refresh,
  });
  const words = apiKey.kind === 'publishable' ? formWords : toolWords;
  const refusal = replace.error ? toApiError(replace.error) : null;
  return (
    <CommandDialog
      title={`Replace “${apiKey.name}”`}
      opened
      onClose={onClose}
      onSubmit={form.submit((values) => replace.mutate({ keyId: apiKey.id, ...values }))}
      action="Replace key"
      pending={replace.isPending}
      refusal={refusal && !refusal.issues.some(({ path }) => path !== '') ? refusal.serverMessage : null}
    >
      <p>{words.what}</p>
      <OverlapChoice label={words.question} hours={[0, 1, 24, 72]} field={form.getInputProps('overlapHours')} />
      <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
    </CommandDialog>
  );
}
