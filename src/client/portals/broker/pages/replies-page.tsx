import { useSessionUser } from '#client/lib/session.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { RepliesManager } from '#client/modules/messaging/canned-replies/replies-manager.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** A broker's canned replies. */
export function BrokerRepliesPage() {
  const { role } = useSessionUser();
  usePageTitle('Canned replies');
  return (
    <>
      <PageTitle
        title="Canned replies"
        intro="Messages you send often, with the client and request details filled in."
      />
      <RepliesManager sharing={role === 'admin'} />
    </>
  );
}
