import { useParams } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { ClientView } from '../clients/client-view.tsx';

/** One client: their details, requests and consents, and the actions. */
export function AdminClientCasesPage() {
  const { clientId = '' } = useParams();
  const { data: client, error, refetch } = trpc.clients.get.useQuery({ clientId }, { refetchOnMount: 'always' });
  usePageTitle(client ? `${client.fullName}, admin` : 'Client');

  if (error) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.home} />;
    if (!client) return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  return client ? <ClientView key={clientId} client={client} /> : <PagePlaceholder />;
}
