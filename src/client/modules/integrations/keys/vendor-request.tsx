import { Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Banner } from '#client/ui/banner.tsx';
import { scopeWords } from '#shared/integrations/scope-words.ts';
import type { VendorLink } from './vendor-link.ts';

/** Which tool asks for a key, and for what. Its name is whatever the link says, and may be anyone’s. */
export function VendorRequest({ link: { name, scopes, back } }: { link: VendorLink }) {
  return (
    <Stack gap="md">
      <Title order={1} style={{ overflowWrap: 'anywhere' }}>
        “<bdi>{name}</bdi>” asks for an API key
      </Title>
      <div>
        <Text size="lg">With it, the tool can act for you. It asks for a key that can:</Text>
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
      </div>
      <Banner icon={IconAlertTriangle} warn>
        We haven’t checked this tool or its name: both come from the link. Continue only if you were just using the tool
        and trust the company that makes it. You’ll copy the key yourself; we never send it anywhere.
      </Banner>
      {back && (
        <Text>
          Afterwards you can go back to <strong>{back.host}</strong>.
        </Text>
      )}
    </Stack>
  );
}
