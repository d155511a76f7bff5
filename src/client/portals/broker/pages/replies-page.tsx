import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { RepliesManager } from '#client/modules/messaging/canned-replies/replies-manager.tsx';
import css from './replies-page.module.css';

/** A broker's canned replies. */
export function BrokerRepliesPage() {
  const { role } = useSessionUser();
  usePageTitle('Canned replies');
  return (
    <>
      <h1 className={css.title}>Canned replies</h1>
      <p className={css.summary}>Words you send again and again, with the client and the request filled in.</p>
      <RepliesManager sharing={role === 'admin'} />
    </>
  );
}
