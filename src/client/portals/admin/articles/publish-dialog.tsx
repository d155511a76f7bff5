import { Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { type Article, articleTimeSchema, NOTE_MAX } from '#shared/content/articles/schema.ts';
import { issuesFrom } from '#shared/platform/errors.ts';
import { newWhen, WhenFields } from '../details/when-fields.tsx';

interface PublishDialogProps {
  articleId: string;
  version: number;
  /** What visitors read already is replaced. */
  isCorrection: boolean;
  onClose: () => void;
  onDone: (article: Article) => void;
}

/** Asks when, and why. */
export function PublishDialog({ articleId, version, isCorrection, onClose, onDone }: PublishDialogProps) {
  const [when, setWhen] = useState(newWhen);
  const [note, setNote] = useState('');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const publish = trpc.articles.publish.useMutation({
    onSuccess(article) {
      const message =
        when.kind === 'now' ? 'Published. The pages follow within a minute.' : 'The article is scheduled.';
      showToast({ kind: 'success', message });
      onDone(article);
    },
  });
  const refusal = publish.error ? toApiError(publish.error) : null;
  const refused = Object.fromEntries(
    refusal?.issues.map(({ path, message }) => [path.replace('at.', ''), message]) ?? [],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    setTyped({});
    if (when.kind === 'now') return publish.mutate({ articleId, version, at: null, note });
    const checked = articleTimeSchema.safeParse(when);
    if (checked.success) return publish.mutate({ articleId, version, at: checked.data, note });
    setTyped(Object.fromEntries(issuesFrom(checked.error).map(({ path, message }) => [path, message])));
  }
  return (
    <CommandDialog
      title={isCorrection ? 'Publish these changes?' : 'Publish this article?'}
      opened
      onClose={onClose}
      onSubmit={submit}
      action={when.kind === 'now' ? 'Publish' : 'Schedule'}
      pending={publish.isPending}
      refusal={refusal && refusal.issues.length === 0 ? refusal.serverMessage : null}
    >
      <Stack gap="md">
        <Text>
          {isCorrection
            ? 'They replace what visitors read now. The page says that it was updated.'
            : 'Everyone can read it then. Its address doesn’t change afterwards.'}
        </Text>
        <WhenFields value={when} onChange={setWhen} errors={{ ...refused, ...typed }} />
        <Textarea
          label="Note (optional)"
          description="Kept in the history and the audit log."
          maxLength={NOTE_MAX}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </CommandDialog>
  );
}
