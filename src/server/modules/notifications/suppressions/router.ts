import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import {
  chooseEmailsInputSchema,
  chosenEmailsSchema,
  ownEmailsSchema,
} from '#shared/notifications/suppressions/schema.ts';
import { allowEmails, chooseEmails } from './commands.ts';
import { getOwnEmails } from './queries.ts';

/** Which emails an address gets at all: the way out in emails, and the way back in. */
export const emailChoicesRouter = router({
  choose: publicProcedure
    .use(limited(limits.emailChoices))
    .input(chooseEmailsInputSchema)
    .output(chosenEmailsSchema)
    .mutation(({ ctx, input }) => chooseEmails(ctx, input)),

  own: signedInProcedure.output(ownEmailsSchema).query(({ ctx }) => getOwnEmails(ctx, ctx.viewer)),

  allow: signedInProcedure.output(ownEmailsSchema).mutation(({ ctx }) => allowEmails(ctx, ctx.viewer)),
});
