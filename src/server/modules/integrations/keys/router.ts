import { brokerProcedure, router } from '#server/platform/trpc/init.ts';
import {
  createdKeySchema,
  createKeyInputSchema,
  keyIdInputSchema,
  keyListSchema,
  rotateKeyInputSchema,
} from '#shared/integrations/schema.ts';
import { createKey, revokeKey, rotateKey } from './commands.ts';
import { findKeyList } from './queries.ts';

/** One's own keys, of brokers and administrators. */
export const keysRouter = router({
  list: brokerProcedure.output(keyListSchema).query(({ ctx }) => findKeyList(ctx, { ownerId: ctx.viewer.id })),

  create: brokerProcedure
    .input(createKeyInputSchema)
    .output(createdKeySchema)
    .mutation(({ ctx, input }) => createKey(ctx, ctx.viewer, { ownerId: ctx.viewer.id }, input)),

  rotate: brokerProcedure
    .input(rotateKeyInputSchema)
    .output(createdKeySchema)
    .mutation(({ ctx, input }) => rotateKey(ctx, ctx.viewer, { ownerId: ctx.viewer.id }, input)),

  revoke: brokerProcedure
    .input(keyIdInputSchema)
    .output(keyListSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeKey(ctx, ctx.viewer, { ownerId: ctx.viewer.id }, input.keyId);
      return findKeyList(ctx, { ownerId: ctx.viewer.id });
    }),
});
