import { Text, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import {
  type CannedReply,
  type ReplyScope,
  type ReplyWords,
  replyWordsSchema,
} from '#shared/messaging/canned-replies/schema.ts';
import { exampleValues, unknownVariables } from '#shared/messaging/canned-replies/variables.ts';
import css from './replies.module.css';
import { ReplyText } from './reply-text.tsx';
import { VariableButtons } from './variable-buttons.tsx';

/** The form's initial state: empty, another reply's text, or the reply being edited. */
export interface ReplyStart {
  scope: ReplyScope;
  words: ReplyWords;
  /** The reply of the product that this is a version of, by name. */
  replaces?: string | null;
  edited?: CannedReply;
}

/** The reply editor: variables from a list, a preview, and a note on unknown ones. */
export function ReplyDialog({ start, onClose }: { start: ReplyStart; onClose: () => void }) {
  const { scope, words, replaces = null, edited } = start;
  const { title, shortcut, body } = words;
  const utils = trpc.useUtils();
  const field = useRef<HTMLTextAreaElement>(null);
  // Generated once: a lost response does not create a second reply.
  const [id] = useState(() => newId());
  const form = useZodForm(replyWordsSchema, {
    name: `reply-${edited?.id ?? id}`,
    initialValues: { title, shortcut, body },
  });
  const outcome = {
    onSuccess() {
      showToast({ kind: 'success', message: 'Reply saved.' });
      void utils.cannedReplies.list.invalidate();
      onClose();
    },
    onError(error: unknown) {
      form.showServerIssues(error);
    },
  };
  const create = trpc.cannedReplies.create.useMutation(outcome);
  const update = trpc.cannedReplies.update.useMutation(outcome);
  const { error, isPending } = edited ? update : create;
  const refusal = error ? toApiError(error) : null;
  const unknown = unknownVariables(form.values.body);

  function insert(variable: string) {
    const { body: text } = form.values;
    const at = field.current?.selectionEnd ?? text.length;
    form.setFieldValue('body', text.slice(0, at) + variable + text.slice(at));
    field.current?.focus();
  }
  function save(values: ReplyWords) {
    if (edited) update.mutate({ ...values, id: edited.id, version: edited.version });
    else create.mutate({ ...values, id, scope, replaces });
  }

  const { error: bodyError, ...bodyProps } = form.getInputProps('body');
  return (
    <CommandDialog
      title={edited ? 'Edit reply' : scope === 'shared' ? 'New shared reply' : 'New reply'}
      opened
      onClose={onClose}
      onSubmit={form.submit(save)}
      action="Save reply"
      pending={isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('title')} />
      <TextInput
        label="Shortcut (optional)"
        description="Typed after a slash in a conversation"
        leftSection={<span aria-hidden="true">/</span>}
        autoCapitalize="off"
        spellCheck={false}
        {...form.getInputProps('shortcut')}
      />
      <Textarea
        label="Reply"
        ref={field}
        autosize
        minRows={4}
        maxRows={12}
        error={unknown.length > 0 ? `Unknown: ${unknown.join(', ')}. Choose from the list below.` : bodyError}
        {...bodyProps}
      />
      <VariableButtons onChoose={insert} />
      <Card as="section" padding="small" className={css.preview} aria-label="Preview">
        <Text c="dimmed" size="xs">
          With a sample client
        </Text>
        {form.values.body ? <ReplyText body={form.values.body} values={exampleValues} /> : <p>Nothing written yet.</p>}
      </Card>
    </CommandDialog>
  );
}
