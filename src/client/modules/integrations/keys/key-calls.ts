import { trpc } from '#client/lib/trpc.tsx';
import type { CreatedKey, RotateKeyInput } from '#shared/integrations/schema.ts';
import type { KeyFormValues } from './key-form-schema.ts';

/** What can be done with the keys of one holder: a person's own, or a partner's. */
export interface KeyCalls {
  create: (values: KeyFormValues) => Promise<CreatedKey>;
  rotate: (input: RotateKeyInput) => Promise<CreatedKey>;
  revoke: (keyId: string) => Promise<unknown>;
  /** Reads the list again. */
  refresh: () => void;
}

/** One's own keys. */
export function useOwnKeyCalls(): KeyCalls {
  const { client, keys } = trpc.useUtils();
  return {
    create: (values) => client.keys.create.mutate(values),
    rotate: (input) => client.keys.rotate.mutate(input),
    revoke: (keyId) => client.keys.revoke.mutate({ keyId }),
    refresh: () => void keys.list.invalidate(),
  };
}
