import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { trpc } from '#client/lib/trpc.tsx';
import { usePageTitle } from '#client/lib/use-page-title.ts';
import { useOwnKeyCalls } from '#client/modules/integrations/keys/key-calls.ts';
import { KeyForm } from '#client/modules/integrations/keys/key-form.tsx';
import { SecretDialog } from '#client/modules/integrations/keys/secret-dialog.tsx';
import { readVendorLink, type VendorLink } from '#client/modules/integrations/keys/vendor-link.ts';
import { VendorRequest } from '#client/modules/integrations/keys/vendor-request.tsx';
import { Card } from '#client/ui/card.tsx';
import { staffScopes } from '#shared/integrations/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { Panel } from '../../shell/panel.tsx';

/** Makes a key: one's own choice, or what the link of a tool asks for. */
export function BrokerNewKeyPage() {
  const { search } = useLocation();
  const link = readVendorLink(search, location.origin);
  if (link && 'refusal' in link)
    return (
      <Panel
        icon={<IconLinkOff size={36} stroke={1.5} aria-hidden="true" />}
        title="This link can’t be used"
        actions={
          <Button component={Link} to={paths.broker.keys}>
            Your API keys
          </Button>
        }
      >
        <p>{link.refusal}</p>
        <p>No key was made. Ask the people who make the tool for a correct link.</p>
      </Panel>
    );
  // Another link in the same tab starts over.
  return <NewKey key={search} link={link} />;
}

function NewKey({ link }: { link: VendorLink | null }) {
  const { data } = trpc.keys.list.useQuery();
  const calls = useOwnKeyCalls();
  const navigate = useNavigate();
  const [kept, setKept] = useState(false);
  // The password and the key are forgotten with the page, not some minutes later.
  const create = useMutation({ mutationFn: calls.create, gcTime: 0, onSuccess: calls.refresh });
  usePageTitle('New API key');

  function close() {
    if (link?.back) setKept(true);
    else navigate(paths.broker.keys);
  }

  if (kept && link?.back)
    return (
      <Stack gap="var(--space-24)" align="start">
        <PageTitle title="Your key is ready" intro={`Paste it into the tool at ${link.back.host}.`} />
        <Button component="a" href={link.back.href} rel="noreferrer">
          Go back to {link.back.host}
        </Button>
        <Link to={paths.broker.keys}>Your API keys</Link>
      </Stack>
    );
  return (
    <Stack gap="var(--space-24)" maw="44rem">
      {link ? (
        <VendorRequest link={link} />
      ) : (
        <PageTitle title="New API key" intro="You’ll see the key once, right after it’s made." />
      )}
      <Card as="section" aria-label="The key">
        <KeyForm
          testKeys={data?.testKeys ?? false}
          offered={link?.scopes ?? staffScopes}
          {...(link && { asked: link })}
          pending={create.isPending}
          error={create.error}
          onSubmit={(values) => create.mutate(values)}
          onCancel={() => navigate(paths.broker.keys)}
        />
      </Card>
      {create.data && !kept && <SecretDialog created={create.data} back={link?.back} onClose={close} />}
      <Text c="dimmed">We’ll email you that a key was made, in case it wasn’t you.</Text>
    </Stack>
  );
}
