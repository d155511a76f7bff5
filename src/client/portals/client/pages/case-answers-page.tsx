import { Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { readStoredJson, writeStored, writeStoredJson } from '#client/lib/stored.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { AnswersEditor } from '#client/modules/quote-requests/answers-editor.tsx';
import type { AnswersInput } from '#shared/lines/types.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';

/** The questions of a request that was sent, for its client: those still open or, until a broker accepts, all of them. */
export function CaseAnswersPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutate: load, data: form, error } = trpc.cases.answersForm.useMutation();
  const save = trpc.cases.changeAnswers.useMutation();
  const back = paths.portal.case(id);
  const key = `draft:answers-${id}` as const;
  usePageTitle('Your answers');

  useEffect(() => load({ caseId: id }), [load, id]);

  const failure = error && toApiError(error);
  if (failure?.status === 404 || failure?.status === 400) return <NotFoundPanel home={paths.portal.home} />;
  if (failure) return <FailurePanel message={failure.serverMessage} onRetry={() => load({ caseId: id })} />;
  if (!form) return <PagePlaceholder label="Loading your answers" />;

  async function send(answers: AnswersInput) {
    if (!form) return;
    try {
      await save.mutateAsync({ caseId: id, version: form.version, answers });
    } catch (reason) {
      throw new Error(toApiError(reason as Error).serverMessage);
    }
    writeStored(key, null);
    await utils.cases.invalidate();
    showToast({ kind: 'success', message: 'Your answers were saved.' });
    navigate(back);
  }

  return (
    <section>
      <Title order={1} mb="xs">
        Your answers
      </Title>
      <Text c="dimmed" mb="lg">
        {form.mayChange
          ? 'Until a broker accepts your request, you can change any answer. Name, email and phone number are changed in your account.'
          : 'These questions are still open. Answer what you can; your broker sees what’s new. To change an answer you gave, write to your broker.'}
      </Text>
      <AnswersEditor
        form={form}
        kept={readStoredJson(key) as AnswersInput | null}
        onKeep={(answers) => writeStoredJson(key, answers)}
        onSave={send}
        onLeave={() => navigate(back)}
        stoppable
      />
    </section>
  );
}
