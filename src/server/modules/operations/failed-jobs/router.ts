import { handleRecall, sendRecallAgain } from '#server/modules/integrations/webhooks/recalls/commands.ts';
import { findOpenRecalls } from '#server/modules/integrations/webhooks/recalls/queries.ts';
import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  handleRecallInputSchema,
  recallIdInputSchema,
  recallPageSchema,
  recallSentSchema,
} from '#shared/integrations/recalls.ts';
import {
  failedMailsSchema,
  failedTextsSchema,
  failingJobsSchema,
  scanAgainInputSchema,
  triedSchema,
  troubledFilesSchema,
  troubleInputSchema,
  tryJobInputSchema,
  tryMailInputSchema,
} from '#shared/operations/failed-jobs.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import { scanAgain, tryJob, tryMail } from './commands.ts';
import { findFailedMails, findFailedTexts, findTroubledFiles, findTroubledJobs } from './queries.ts';

export const troubleRouter = router({
  mails: adminProcedure
    .input(troubleInputSchema)
    .output(failedMailsSchema)
    .query(({ ctx, input }) => findFailedMails(ctx, input)),
  texts: adminProcedure.output(failedTextsSchema).query(({ ctx }) => findFailedTexts(ctx)),
  jobs: adminProcedure.output(failingJobsSchema).query(({ ctx }) => findTroubledJobs(ctx)),
  files: adminProcedure.output(troubledFilesSchema).query(({ ctx }) => findTroubledFiles(ctx)),
  tryMail: adminProcedure
    .input(tryMailInputSchema)
    .output(triedSchema)
    .mutation(({ ctx, input }) => tryMail(ctx, ctx.viewer, input.mailId)),
  tryJob: adminProcedure
    .input(tryJobInputSchema)
    .output(triedSchema)
    .mutation(({ ctx, input }) => tryJob(ctx, ctx.viewer, input)),
  scanAgain: adminProcedure
    .input(scanAgainInputSchema)
    .output(triedSchema)
    .mutation(({ ctx, input }) => scanAgain(ctx, ctx.viewer, input.versionId)),
  recalls: adminProcedure
    .input(troubleInputSchema)
    .output(recallPageSchema)
    .query(({ ctx, input }) => findOpenRecalls(ctx, input.cursor)),
  sendRecall: adminProcedure
    .input(recallIdInputSchema)
    .output(recallSentSchema)
    .mutation(({ ctx, input }) => sendRecallAgain(ctx, ctx.viewer, input.recallId)),
  handleRecall: adminProcedure
    .input(handleRecallInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await handleRecall(ctx, ctx.viewer, input);
      return { message: 'The recall was marked as handled.' };
    }),
});
