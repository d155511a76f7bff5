import { createKey, partnersKeys, revokeKey, rotateKey } from '#server/modules/integrations/keys/commands.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import { createFormKeyInputSchema } from '#shared/integrations/embedded-forms.ts';
import {
  changePartnerInputSchema,
  createPartnerInputSchema,
  createPartnerKeyInputSchema,
  listPartnersInputSchema,
  partnerDetailSchema,
  partnerIdInputSchema,
  partnerPageSchema,
  partnerSchema,
  pausePartnerInputSchema,
} from '#shared/integrations/partners.ts';
import { createdKeySchema, keyIdInputSchema, rotateKeyInputSchema } from '#shared/integrations/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { changePartner, createFormKey, createPartner, pausePartner } from './commands.ts';
import { findPartners, getPartner } from './queries.ts';

export const partnersRouter = router({
  list: adminProcedure
    .input(listPartnersInputSchema)
    .output(partnerPageSchema)
    .query(({ ctx, input }) => findPartners(ctx, input.cursor)),

  get: adminProcedure
    .input(partnerIdInputSchema)
    .output(partnerDetailSchema)
    .query(({ ctx, input }) => getPartner(ctx, input.partnerId)),

  create: adminProcedure
    .input(createPartnerInputSchema)
    .output(partnerSchema)
    .mutation(({ ctx, input }) => createPartner(ctx, ctx.viewer, input)),

  change: adminProcedure
    .input(changePartnerInputSchema)
    .output(partnerSchema)
    .mutation(({ ctx, input }) => changePartner(ctx, ctx.viewer, input)),

  pause: adminProcedure
    .input(pausePartnerInputSchema)
    .output(partnerSchema)
    .mutation(({ ctx, input }) => pausePartner(ctx, ctx.viewer, input)),

  createKey: adminProcedure
    .input(createPartnerKeyInputSchema)
    .output(createdKeySchema)
    .mutation(async ({ ctx, input: { partnerId, ...key } }) => {
      await getPartner(ctx, partnerId);
      return createKey(ctx, ctx.viewer, { partnerId }, key);
    }),

  createFormKey: adminProcedure
    .input(createFormKeyInputSchema)
    .output(createdKeySchema)
    .mutation(({ ctx, input }) => createFormKey(ctx, ctx.viewer, input)),

  rotateKey: adminProcedure
    .input(rotateKeyInputSchema)
    .output(createdKeySchema)
    .mutation(({ ctx, input }) => rotateKey(ctx, ctx.viewer, partnersKeys, input)),

  revokeKey: adminProcedure
    .input(keyIdInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeKey(ctx, ctx.viewer, partnersKeys, input.keyId);
      return { message: 'The key was revoked.' };
    }),
});
