import { trpc } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatNumber } from '#shared/platform/formats.ts';
import { textFailure } from './text-words.ts';
import css from './trouble.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { TroubleSection } from './trouble-section.tsx';

/** Text messages that failed, by reason: what can be fixed is the reason. */
export function FailedTexts() {
  const { data, error, refetch } = trpc.trouble.texts.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <TroubleSection
      id="texts"
      title="Text messages"
      count={data?.texts.length ?? null}
      error={error}
      onRetry={() => void refetch()}
      calm="No text message failed in the last three days."
    >
      <Card as="ul" padding="none" className={`plain-list ${css.list}`}>
        {data?.texts.map(({ code, count, isWaiting, latestAt }) => (
          <TroubleRow
            key={`${code} ${isWaiting}`}
            title={textFailure(code)}
            since="Last on"
            createdAt={latestAt}
            facts={[
              count === 1 ? '1 text message' : `${formatNumber(count)} text messages`,
              `Code: ${code}`,
              isWaiting ? 'Retried automatically' : 'Not retried',
            ]}
          />
        ))}
      </Card>
    </TroubleSection>
  );
}
