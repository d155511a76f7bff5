import { SegmentedControl } from '@mantine/core';
import { Outlet, useMatch } from 'react-router-dom';
import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { useQueueQuery } from '#client/modules/queue/use-queue-query.ts';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { FirmRole } from '#shared/platform/permissions.ts';
import type { WorkScope } from '#shared/queue/filters.ts';
import { NewRequestButton } from '../new-request.tsx';
import css from './desk.module.css';
import { Offers } from './offers.tsx';
import { Pool } from './pool.tsx';

/** The broker's list, alone or beside the request that is open. On a phone they are two screens. */
export function BrokerDesk() {
  const openId = useMatch(paths.broker.case(':id'))?.params.id ?? null;
  const { firm } = useSessionUser();
  const { query } = useQueueQuery(openId === null ? undefined : paths.broker.home);
  const scope = firm?.role === 'manager' && query.list === 'firm' ? 'firm' : 'mine';
  // Offers and unassigned requests are for those who hold a licence.
  const takesWork = scope === 'mine' && firm?.role !== 'assistant';
  return (
    <div className={css.desk} data-open={openId !== null || undefined}>
      <section className={css.list} aria-label="Your requests" data-scrolls>
        <Worklist
          scope={scope}
          title={<PageHeading scope={scope} manages={firm?.role === 'manager'} mayTake={takesWork} />}
          hrefOf={paths.broker.case}
          beside={openId === null ? undefined : { openId, home: paths.broker.home }}
          first={takesWork && <Offers openId={openId} />}
          unassigned={takesWork ? <Pool openId={openId} /> : undefined}
          empty={
            <EmptyState title="No requests in progress">
              <p>{emptyWords(scope, firm?.role)}</p>
            </EmptyState>
          }
        />
      </section>
      {openId !== null && (
        <div className={css.case} id="case" tabIndex={-1} data-arrival>
          <Outlet />
        </div>
      )}
    </div>
  );
}

function emptyWords(scope: WorkScope, role: FirmRole | undefined): string {
  if (scope === 'firm') return 'What the brokers of your firm work on will appear here.';
  if (role === 'assistant') return 'When a broker of your firm asks you to help with a request, it will appear here.';
  return 'Accept an offer or claim an unassigned request, and it will appear here.';
}

const lists = [
  { value: 'mine', label: 'Mine' },
  { value: 'firm', label: 'My firm' },
];

/** The heading of the page, as long as the list is the page; for managers with the choice of list. */
function PageHeading({ scope, manages, mayTake }: { scope: WorkScope; manages: boolean; mayTake: boolean }) {
  usePageTitle('Dashboard');
  const { set } = useQueueQuery();
  return (
    <>
      <h1 className={css.title}>{scope === 'firm' ? 'Your firm’s queue' : 'Your queue'}</h1>
      {mayTake && <NewRequestButton />}
      {manages && (
        <SegmentedControl
          aria-label="Whose requests"
          data={lists}
          value={scope}
          onChange={(list) => set(list === 'firm' ? { list } : {})}
        />
      )}
    </>
  );
}
