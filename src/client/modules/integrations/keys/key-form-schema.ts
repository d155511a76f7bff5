/** What the form for a new key asks. The server decides whose the key is, and which scopes they may have. */
import { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { keyFields } from '#shared/integrations/schema.ts';

export const keyFormSchema = z
  .object({
    ...keyFields,
    // The list has one control, so it has one message, not one at each network.
    networks: z.array(z.string()).superRefine((networks, context) => {
      const { error } = keyFields.networks.safeParse(networks);
      if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message });
    }),
  })
  .extend(ownerProofSchema.shape);
export type KeyFormValues = z.output<typeof keyFormSchema>;
