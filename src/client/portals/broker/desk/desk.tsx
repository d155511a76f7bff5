import { Outlet, useMatch } from 'react-router-dom';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/platform/paths.ts';
import { NewRequestButton } from '../new-request.tsx';
import css from './desk.module.css';
import { Offers } from './offers.tsx';
import { Pool } from './pool.tsx';

/** The broker's list, alone or beside the request that is open. On a phone they are two screens. */
export function BrokerDesk() {
  const openId = useMatch(paths.broker.case(':id'))?.params.id ?? null;
  return (
    <div className={css.desk} data-open={openId !== null || undefined}>
      <section className={css.list} aria-label="Your requests" data-scrolls>
        <Worklist
          scope="mine"
          title={<PageHeading />}
          hrefOf={paths.broker.case}
          beside={openId === null ? undefined : { openId, home: paths.broker.home }}
          first={<Offers openId={openId} />}
          unassigned={<Pool openId={openId} />}
          empty={
            <EmptyState title="No requests in progress">
              <p>Accept an offer or claim an unassigned request, and it will appear here.</p>
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

/** The heading of the page, as long as the list is the page. */
function PageHeading() {
  usePageTitle('Dashboard');
  return (
    <>
      <h1 className={css.title}>Your queue</h1>
      <NewRequestButton />
    </>
  );
}
