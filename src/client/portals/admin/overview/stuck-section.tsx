import { Button } from '@mantine/core';
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { toApiError } from '#client/lib/api.ts';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Overview, StuckKind } from '#shared/operations/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { StuckCard } from './stuck-card.tsx';
import { stuckKinds } from './stuck-kinds.ts';
import css from './stuck-section.module.css';

const kinds = Object.keys(stuckKinds) as StuckKind[];

function summary(stuck: number): string {
  if (stuck === 0) return 'No. Nobody waits unseen, and nothing fails.';
  return stuck === 1 ? 'Yes, in one place.' : `Yes, in ${stuck} places.`;
}

function Answer({ data }: { data: Overview }) {
  const stuck = kinds.filter((kind) => data[kind] > 0);
  const calm = kinds.filter((kind) => data[kind] === 0);
  return (
    <>
      <ul className={css.grid}>
        {stuck.map((kind) => (
          <StuckCard key={kind} count={data[kind]} {...stuckKinds[kind]} />
        ))}
      </ul>
      {calm.length > 0 && (
        <ul className={css.calm} aria-label="In order">
          {calm.map((kind) => (
            <li key={kind}>
              <IconCircleCheck size={18} aria-hidden="true" /> {stuckKinds[kind].calm}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Needs attention: problems come first, with a way to fix them; everything in order is one line each. */
export function StuckSection() {
  const { data, error, refetch, isFetching } = trpc.admin.overview.useQuery(undefined, { refetchOnMount: 'always' });
  if (error && !data) return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!data) return <PagePlaceholder label="Loading the overview" />;
  return (
    <section aria-labelledby="stuck">
      <div className={css.head}>
        <div>
          <h2 className={css.title} id="stuck">
            Is anything stuck?
          </h2>
          <p className={css.summary} role="status">
            {summary(kinds.filter((kind) => data[kind] > 0).length)}
          </p>
        </div>
        <div className={css.again}>
          <span className={css.moment}>
            As of <time dateTime={data.at}>{formatShortMoment(data.at)}</time>
          </span>
          <Button
            variant="default"
            size="sm"
            loading={isFetching}
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => void refetch()}
          >
            Look again
          </Button>
        </div>
      </div>
      <Answer data={data} />
    </section>
  );
}
