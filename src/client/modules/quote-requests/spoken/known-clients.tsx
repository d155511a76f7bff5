import { Anchor, Button, Group, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { KnownClient } from '#shared/quote-requests/spoken.ts';

interface KnownClientsProps {
  email: string;
  phone: string;
  /** The name as typed so far: who is named already is not offered again. */
  name: string;
  onChoose: (client: KnownClient) => void;
}

/** Typing pauses this long before the number is looked up. */
const PAUSE_MS = 250;

function countWords(count: number): string {
  if (count === 0) return 'no open requests';
  return count === 1 ? '1 open request' : `${count} open requests`;
}

/** Who this number or address belongs to, before a second request is opened for what is in progress already. */
export function KnownClients({ email, phone, name, onChoose }: KnownClientsProps) {
  const [typed] = useDebouncedValue({ email, phone }, PAUSE_MS);
  const worthAsking = typed.email.includes('@') || typed.phone.replace(/\D/g, '').length >= 7;
  const { data } = trpc.cases.knownClients.useQuery(typed, { enabled: worthAsking });
  const clients = worthAsking ? (data?.clients ?? []) : [];
  return (
    <div role="status">
      {clients.map((client) => (
        <Group key={`${client.email} ${client.name}`} gap="xs" py="var(--space-4)">
          <Text component="span">
            <b>{client.name}</b> has {countWords(client.open.length)}
            {client.open.length > 0 && ': '}
            {client.open.map(({ caseId, number, title }, index) => (
              <span key={caseId}>
                {index > 0 && ', '}
                <Anchor component={Link} to={paths.broker.case(caseId)} underline="always">
                  {title} ({number})
                </Anchor>
              </span>
            ))}
          </Text>
          {client.name !== name && (
            <Button variant="default" size="compact-sm" onClick={() => onChoose(client)}>
              Use their details
            </Button>
          )}
        </Group>
      ))}
    </div>
  );
}
