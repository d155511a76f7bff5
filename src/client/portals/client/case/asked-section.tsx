import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { readStoredJson, writeStored, writeStoredJson } from '#client/lib/stored.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useReadCaseAgain } from '#client/modules/cases/commands/use-read-case-again.ts';
import { latePart } from '#client/ui/late-part.tsx';
import { Section } from '#client/ui/section.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import type { AnswersInput } from '#shared/lines/types.ts';

const loading = <Skeleton height={160} role="progressbar" aria-label="Loading the questions" />;
const AskedForm = latePart(async () => (await import('#client/modules/quote-requests/asked-form.tsx')).AskedForm, {
  fallback: loading,
  early: false,
});

/** The questions the broker asked, to answer right here. Renders nothing when none is open. */
export function AskedSection({ row }: { row: Pick<CaseDetail, 'id' | 'version' | 'allowedEvents'> }) {
  const { id: caseId, version } = row;
  const { data: asked } = trpc.cases.askedQuestions.useQuery({ caseId });
  if (!asked || asked.open === 0 || !row.allowedEvents.includes('answers_added')) return null;
  return (
    <Section
      id="questions"
      title={asked.open === 1 ? 'A question from your broker' : 'Questions from your broker'}
      count={asked.open > 1 ? asked.open : 0}
      intro={`${asked.askedBy ?? 'Your broker'} needs these to move forward. Leave out what you don’t know.`}
    >
      <Asked key={`${version} ${asked.askedAt}`} caseId={caseId} paths={asked.paths} />
    </Section>
  );
}

function Asked({ caseId, paths }: { caseId: string; paths: readonly string[] }) {
  const readAgain = useReadCaseAgain(caseId);
  const { mutate: load, data: form } = trpc.cases.answersForm.useMutation();
  const save = trpc.cases.changeAnswers.useMutation();
  const key = `draft:asked-${caseId}` as const;
  useEffect(() => load({ caseId }), [load, caseId]);
  if (!form) return loading;

  async function send(answers: AnswersInput) {
    if (!form) return;
    try {
      await save.mutateAsync({ caseId, version: form.version, answers });
    } catch (reason) {
      throw new Error(toApiError(reason as Error).serverMessage);
    }
    writeStored(key, null);
    showToast({ kind: 'success', message: 'Thank you. Your broker has your answers.' });
    readAgain();
  }

  return (
    <AskedForm
      definition={form.definition}
      start={form.answers}
      kept={readStoredJson(key) as AnswersInput | null}
      paths={paths}
      onKeep={(answers) => writeStoredJson(key, answers)}
      onSave={send}
    />
  );
}
