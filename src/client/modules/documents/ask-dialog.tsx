import { Loader, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { toApiError } from '#client/lib/api.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { CommandDialog } from '#client/ui/command-dialog.tsx';
import { requestDocumentsInputSchema } from '#shared/documents/checklist-schema.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { AskChoices } from './ask-choices.tsx';
import { chosenItems, isSuggested } from './ask-words.ts';
import { OwnDocuments } from './own-documents.tsx';

interface AskDialogProps {
  caseId: string;
  opened: boolean;
  onClose: () => void;
}

const { documents, dueOn, message } = requestDocumentsInputSchema.shape;
/** The documents that no list offers, and what is said about all of them. */
const formSchema = z.object({ own: z.array(documents.element), dueOn, message });
/** Enough to find a paper, and soon enough that the request stays in mind. */
const USUAL_DAYS = 7;

const countWords = (count: number) => (count === 1 ? '1 document' : `${count} documents`);

/** Requests documents from the client: those the answers call for and nobody has sent are chosen already. */
export function AskDialog({ caseId, opened, onClose }: AskDialogProps) {
  const utils = trpc.useUtils();
  const list = useRef<HTMLDivElement>(null);
  const { data, error } = trpc.documents.checklist.useQuery({ caseId }, { enabled: opened });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useZodForm(formSchema, {
    name: `ask-${caseId}`,
    initialValues: { own: [], dueOn: addDays(siteToday(), USUAL_DAYS), message: '' },
  });
  const items = data?.items ?? [];
  const ticked = chosen ?? items.filter(isSuggested).map(({ title }) => title);
  const wanted = chosenItems(items, ticked);
  const count = wanted.length + form.getValues().own.length;
  const ask = trpc.documents.requestDocuments.useMutation({
    onSuccess({ requests }) {
      showToast({
        kind: 'success',
        message: `Requested ${countWords(requests.length)}. The client has been notified.`,
      });
      form.reset();
      setChosen(null);
      onClose();
      void utils.documents.list.invalidate({ caseId });
      void utils.documents.checklist.invalidate({ caseId });
    },
  });

  // With the list there, Enter sends what is chosen.
  const isThere = opened && data !== undefined;
  useEffect(() => {
    if (isThere) list.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [isThere]);

  function choose(titles: readonly string[]) {
    setProblem(null);
    setChosen(titles);
  }

  return (
    <CommandDialog
      title="Request documents"
      opened={opened}
      onClose={onClose}
      onSubmit={(event) => {
        // An empty date field means no date.
        if (!form.getValues().dueOn) form.setFieldValue('dueOn', undefined as never);
        form.submit(({ own, ...common }) => {
          if (count === 0) setProblem('Choose at least one document');
          else ask.mutate({ caseId, documents: [...wanted, ...own], ...common });
        })(event);
      }}
      action={count > 0 ? `Request ${countWords(count)}` : 'Request documents'}
      pending={ask.isPending}
      refusal={problem ?? (ask.error && toApiError(ask.error).serverMessage)}
      wide
    >
      {error && <p role="alert">{toApiError(error).serverMessage}</p>}
      {!data && !error && <Loader role="img" aria-label="Loading the checklist" />}
      {data && <AskChoices ref={list} items={items} ticked={ticked} onChoose={choose} />}
      <OwnDocuments form={form} />
      <TextInput
        type="date"
        label="Needed by (optional)"
        min={siteToday()}
        {...form.getInputProps('dueOn')}
        value={form.getValues().dueOn ?? ''}
      />
      <Textarea
        label="Message (optional)"
        description="The client reads it in the conversation. They get one email about all of these documents."
        autosize
        minRows={2}
        {...form.getInputProps('message')}
      />
    </CommandDialog>
  );
}
