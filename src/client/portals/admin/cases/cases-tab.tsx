import { Worklist } from '#client/modules/queue/worklist.tsx';
import css from '#client/portals/admin/dashboard/tab.module.css';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/platform/paths.ts';

/** Every case of every broker, overdue ones first. */
export function CasesTab() {
  return (
    <section className={css.tab} aria-labelledby="cases">
      <h2 className={css.title} id="cases">
        All cases
      </h2>
      <Worklist
        scope="all"
        hrefOf={paths.admin.case}
        empty={
          <EmptyState title="No open requests">
            <p>
              Requests sent on <a href={paths.getQuote}>the quote page</a> appear here by themselves.
            </p>
          </EmptyState>
        }
      />
    </section>
  );
}
