import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { LaunchList } from '#shared/operations/go-live/schema.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import tab from '../dashboard/tab.module.css';
import css from './launch.module.css';
import { LaunchItem } from './launch-item.tsx';

function sentence({ red, amber }: LaunchList): string {
  const decide = amber > 0 ? ` ${amber} more ${amber === 1 ? 'is' : 'are'} yours to decide.` : '';
  if (red === 0) return `Nothing must be mended before real visitors come.${decide}`;
  return `${red} ${red === 1 ? 'thing' : 'things'} must be mended before real visitors come.${decide}`;
}

/** The go-live checklist: what still blocks real visitors, worst first. */
export function LaunchTab() {
  const { data, error, refetch } = trpc.launch.list.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <section className={tab.tab} aria-labelledby="launch">
      <h2 className={tab.title} id="launch">
        Launch checklist
      </h2>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the checklist" />}
      {data && (
        <>
          <p className={css.sentence} role="status">
            {sentence(data)}
          </p>
          <p className={tab.intro}>
            While anything here is red, a server in production says so each time it starts, on the console and in its
            log.
          </p>
          <ul className={css.list}>
            {data.entries.map((entry) => (
              <LaunchItem key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
