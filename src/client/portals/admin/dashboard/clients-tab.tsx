import { Link } from 'react-router-dom';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { paths } from '#shared/paths.ts';
import css from './tab.module.css';

/** There is no list of people: a client is found through what they asked for. */
export function ClientsTab() {
  return (
    <section className={css.tab} aria-labelledby="clients">
      <h2 className={css.title} id="clients">
        Clients
      </h2>
      <EmptyState title="Clients are reached through their cases">
        <p>Every case shows who sent it and how to reach them. There is no separate list of clients yet.</p>
        <Link to={paths.admin.cases}>Go to all cases</Link>
      </EmptyState>
    </section>
  );
}
