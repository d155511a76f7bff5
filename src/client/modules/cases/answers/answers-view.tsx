import { Alert, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { currentView } from '#client/lib/view-as.ts';
import { ReasonDialog } from '#client/modules/audit/reason-dialog.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';
import css from './answers-view.module.css';
import { BriefActions } from './brief-actions.tsx';
import { BriefCard } from './brief-card.tsx';

interface AnswersViewProps {
  caseId: string;
  /** Shown above the answers: what this user cannot see yet, and when they will. */
  note?: ReactNode;
  /** Viewing sensitive answers is recorded in the history, except when clients view their own. */
  recorded?: boolean;
  /** The request, for those who work on it: they copy its answers and ask for more. */
  work?: CaseDetail;
}

const SENSITIVE = new Set(['S3', 'S4']);
const RECORDS = ' Viewing them will be logged under your name.';
const RECORDED = ' This view has been logged.';

/** A request's answers in words, by section. Sensitive ones are loaded on demand, and viewing them is recorded. */
export function AnswersView({ caseId, note, recorded = true, work }: AnswersViewProps) {
  const { mutate, data, error, isPending, variables } = trpc.cases.answers.useMutation();
  const session = useSession();
  const asksWhy = session.status === 'user' && session.user.role === 'admin';
  const [asking, setAsking] = useState(false);
  const view = currentView();
  const version = work?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a case that has changed may have new answers
  useEffect(() => {
    if (!view) mutate({ caseId, includeSensitive: false });
  }, [view, mutate, caseId, version]);

  if (view)
    return (
      <Text c="dimmed">
        Answers aren’t shown when you view as a client. Open the request in the admin area to see them.
      </Text>
    );
  if (error) {
    return (
      <Alert color="ember" title="The answers could not be loaded">
        {toApiError(error).serverMessage}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => mutate({ caseId, includeSensitive: false })}>
          Try again
        </Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton height={240} role="progressbar" aria-label="Loading the answers" />;

  const shown = !isPending && variables?.includeSensitive === true;
  return (
    <div className={css.answers}>
      {note}
      {data.brief && (
        <BriefCard
          brief={data.brief}
          actions={work && <BriefActions row={work} brief={data.brief} sensitive={shown} reason={variables?.reason} />}
        />
      )}
      {(data.hasMore || shown) && (
        <div className={css.lock}>
          <p>
            <IconLock className={css.icon} size={18} aria-hidden="true" />
            Sensitive answers are {shown ? 'shown' : 'hidden'}.{recorded && (shown ? RECORDED : RECORDS)}
          </p>
          <Button
            variant="default"
            size="sm"
            loading={isPending}
            leftSection={shown ? <IconEyeOff size={16} aria-hidden="true" /> : <IconEye size={16} aria-hidden="true" />}
            onClick={() => (asksWhy && !shown ? setAsking(true) : mutate({ caseId, includeSensitive: !shown }))}
          >
            {shown ? 'Hide sensitive answers' : 'Show sensitive answers'}
          </Button>
        </div>
      )}
      <ReasonDialog
        title="Show sensitive answers"
        action="Show answers"
        opened={asking}
        onClose={() => setAsking(false)}
        onReason={(reason) => {
          setAsking(false);
          mutate({ caseId, includeSensitive: true, reason });
        }}
      >
        Your name and the reason are recorded in the request’s activity log and in the audit log.
      </ReasonDialog>
      {data.sections.length === 0 && <Text c="dimmed">There are no answers to show yet.</Text>}
      {data.sections.map(({ section, rows }) => (
        <section key={section + (rows[0]?.path ?? '')}>
          <Title order={3} mb="var(--space-6)">
            {section}
          </Title>
          <dl>
            {rows.map((row) => (
              <div className={css.row} key={row.path}>
                <dt>{row.label}</dt>
                <dd>
                  {row.value}
                  {row.readFrom && <span className={css.readFrom}>{row.readFrom}</span>}
                  {SENSITIVE.has(row.sensitivity) && (
                    <span className={css.sensitive}>
                      <IconLock size={13} aria-hidden="true" /> Sensitive
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
