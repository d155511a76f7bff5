import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { BrowserFailureKind } from '#shared/operations/browser-failures/schema.ts';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';
import { useTried } from './use-tried.ts';

const kindWords: Readonly<Record<BrowserFailureKind, string>> = {
  error: 'Uncaught error',
  rejection: 'Unhandled promise rejection',
  crash: 'Part of a page failed to load',
};

/** Browser errors, the latest fifty kinds. Values and names were removed before anything was stored. */
export function BrowserFailures() {
  const { data, error, refetch } = trpc.browserFailures.list.useQuery(undefined, { refetchOnMount: 'always' });
  const dismiss = trpc.browserFailures.dismiss.useMutation(
    useTried('Dismissed. It will reappear if it happens again.'),
  );
  return (
    <TroubleSection
      id="browsers"
      title="Browser errors"
      count={data?.failures.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm="No browser errors in the last 30 days."
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {data?.failures.map((failure) => (
          <TroubleRow
            key={failure.id}
            title={[failure.name, failure.message].filter(Boolean).join(': ')}
            createdAt={failure.firstAt}
            facts={[
              kindWords[failure.kind],
              failure.count === 1 ? 'Once' : `${failure.count} times`,
              `Last on ${failure.page}, ${formatShortMoment(failure.lastAt)}`,
              failure.browser,
              `Release ${failure.release}`,
              `Request ${failure.requestId}`,
            ]}
            action="Dismiss"
            pending={dismiss.isPending && dismiss.variables.failureId === failure.id}
            onTry={() => dismiss.mutate({ failureId: failure.id })}
          >
            {failure.stack && (
              <details>
                <summary>Stack trace</summary>
                <pre className={css.stack} title={`Last reported ${formatMoment(failure.lastAt)}`}>
                  {failure.stack}
                </pre>
              </details>
            )}
          </TroubleRow>
        ))}
      </Card>
    </TroubleSection>
  );
}
