import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Form } from '#client/ui/form.tsx';
import { type DocumentRequest, decideDocumentRequestInputSchema } from '#shared/documents/schema.ts';
import css from './checklist.module.css';

interface DecisionNoteProps {
  decision: 'rejected' | 'waived';
  request: DocumentRequest;
  pending: boolean;
  onSend: (note: string) => void;
  onCancel: () => void;
}

/** Why a document must be sent again, or is no longer needed, in the broker's own words. The client reads them. */
export function DecisionNote({ decision, request, pending, onSend, onCancel }: DecisionNoteProps) {
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const reject = decision === 'rejected';

  function send() {
    const { id: requestId, version } = request;
    const checked = decideDocumentRequestInputSchema.safeParse({ requestId, version, decision, note });
    if (checked.success) onSend(note);
    else setProblem(checked.error.issues[0]?.message ?? null);
  }

  return (
    <Form
      gap="xs"
      aria-label={`${reject ? 'Reject' : 'Not needed'}: ${request.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        className={css.reason}
        label={reject ? 'What’s wrong with it' : 'Note for the client (optional)'}
        description={reject ? 'The client sees this first, so say how to fix it.' : undefined}
        autosize
        minRows={2}
        autoFocus
        value={note}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(null);
          setNote(currentTarget.value);
        }}
      />
      <Group gap="xs">
        <Button type="submit" size="sm" loading={pending}>
          {reject ? 'Reject' : 'Remove from list'}
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}
