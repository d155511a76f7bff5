import { trpc } from '#client/lib/trpc.tsx';
import type { KeyCalls } from '#client/modules/integrations/keys/key-calls.ts';
import { createPartnerKeyInputSchema } from '#shared/integrations/partners.ts';

/** What an administrator can do with the keys of a partner. */
export function usePartnerKeyCalls(partnerId: string): KeyCalls {
  const { client, partners } = trpc.useUtils();
  return {
    create: (values) => client.partners.createKey.mutate(createPartnerKeyInputSchema.parse({ partnerId, ...values })),
    rotate: (input) => client.partners.rotateKey.mutate(input),
    revoke: (keyId) => client.partners.revokeKey.mutate({ keyId }),
    refresh: () => void partners.get.invalidate({ partnerId }),
  };
}
