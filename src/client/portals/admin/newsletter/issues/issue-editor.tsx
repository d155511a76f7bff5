import { Alert, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { SavedLine } from '#client/ui/saved-line.tsx';
import {
  BODY_MAX,
  type Issue,
  type IssueText,
  issueTopics,
  PREHEADER_MAX,
  SUBJECT_MAX,
} from '#shared/newsletter/issues/schema.ts';
import { newsletterTopics } from '#shared/newsletter/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { SendDialog } from './send-dialog.tsx';
import { useIssueDraft } from './use-issue-draft.ts';

const topics = issueTopics.map((value) => ({ value, label: value ? newsletterTopics[value] : 'Choose a topic' }));

/** Writes a draft. It is saved while it is typed; the preview is of what the server has. */
export function IssueEditor({ issue }: { issue: Issue }) {
  const { id: issueId } = issue;
  const navigate = useNavigate();
  const { draft, state } = useIssueDraft(issue);
  const [dialog, setDialog] = useState<'send' | 'delete' | null>(null);
  const [version, setVersion] = useState(issue.version);
  const { client } = trpc.useUtils();
  const [testing, setTesting] = useState(false);
  const { value: text, other, saving } = state;
  const change = (part: Partial<IssueText>) => draft.edit({ ...draft.current().value, ...part });

  /** What is on the screen is what the server has, or the reason why not is above. */
  async function saved(): Promise<boolean> {
    await draft.save();
    if (draft.current().saving !== 'saved') return false;
    setVersion((await client.newsletterIssues.get.query({ issueId })).version);
    return true;
  }
  async function test() {
    setTesting(true);
    try {
      if (!(await saved())) return;
      const { message } = await client.newsletterIssues.test.mutate({ issueId });
      showToast({ kind: 'success', message });
    } catch (error) {
      showToast({ kind: 'error', message: toApiError(error).serverMessage });
    } finally {
      setTesting(false);
    }
  }
  async function open(which: 'send' | 'delete') {
    const ready = await saved().catch((error) => {
      showToast({ kind: 'error', message: toApiError(error).serverMessage });
      return false;
    });
    if (ready) setDialog(which);
  }
  return (
    <Stack gap="lg">
      {other && (
        <Alert variant="light" color="wheat" title="Changed on another device" role="alert">
          {other.savedByMe ? 'You' : other.savedByName} saved this issue {formatShortMoment(other.savedAt)}. What you
          typed here is still below, and isn’t saved until you choose.
          <Group gap="xs" mt="xs">
            <Button size="compact-md" onClick={draft.takeTheirs}>
              Use the other one
            </Button>
            <Button size="compact-md" variant="default" onClick={draft.keepMine}>
              Keep what’s here
            </Button>
          </Group>
        </Alert>
      )}
      <Stack gap="md" maw="46rem">
        <TextInput
          label="Subject"
          maxLength={SUBJECT_MAX}
          value={text.subject}
          onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        />
        <TextInput
          label="Preheader"
          description="Shown after the subject in a list of emails, and nowhere else."
          maxLength={PREHEADER_MAX}
          value={text.preheader}
          onChange={({ currentTarget }) => change({ preheader: currentTarget.value })}
        />
        <NativeSelect
          label="Topic"
          description="Goes to those who chose this topic, and to those who get them all."
          data={topics}
          value={text.topic}
          onChange={({ currentTarget }) => change({ topic: currentTarget.value as IssueText['topic'] })}
        />
        <Textarea
          label="Text"
          description="Markdown: ## Heading, **bold**, - list, [words](https://…) or [words](/insurance/home). No HTML, pictures or tables. The unsubscribe link, our name and address are added."
          autosize
          minRows={12}
          maxRows={30}
          maxLength={BODY_MAX}
          value={text.body}
          onChange={({ currentTarget }) => change({ body: currentTarget.value })}
        />
        <SavedLine state={state} />
        <Group gap="sm">
          <Button onClick={() => void open('send')}>Send or schedule</Button>
          <Button variant="default" loading={testing} onClick={() => void test()}>
            Send me a test
          </Button>
          <Button variant="subtle" color="ember" onClick={() => void open('delete')}>
            Delete draft
          </Button>
        </Group>
      </Stack>
      <IssuePreview issueId={issueId} version={saving === 'saved' ? (state.savedAt ?? '') : null} isDraft />
      {dialog === 'send' && <SendDialog issueId={issueId} version={version} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteDialog
          issueId={issueId}
          version={version}
          onClose={() => setDialog(null)}
          onDeleted={() => void navigate(paths.admin.newsletterIssues)}
        />
      )}
    </Stack>
  );
}
