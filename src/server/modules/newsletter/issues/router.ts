import { adminProcedure, router } from '#server/platform/trpc/init.ts';
import {
  issueIdInputSchema,
  issuePageSchema,
  issuePreviewSchema,
  issueSchema,
  issueVersionInputSchema,
  listIssuesInputSchema,
  savedIssueSchema,
  saveIssueInputSchema,
  sendIssueInputSchema,
} from '#shared/newsletter/issues/schema.ts';
import { messageAnswerSchema } from '#shared/platform/fields.ts';
import {
  cancelIssue,
  createIssue,
  deleteIssue,
  pauseIssue,
  resumeIssue,
  saveIssue,
  sendIssue,
  testIssue,
  unscheduleIssue,
} from './commands.ts';
import { findIssues, getIssue, getPreview } from './queries.ts';

export const issuesRouter = router({
  list: adminProcedure
    .input(listIssuesInputSchema)
    .output(issuePageSchema)
    .query(({ ctx, input }) => findIssues(ctx.db, input)),

  get: adminProcedure
    .input(issueIdInputSchema)
    .output(issueSchema)
    .query(({ ctx, input }) => getIssue(ctx.db, ctx.viewer, input.issueId)),

  preview: adminProcedure
    .input(issueIdInputSchema)
    .output(issuePreviewSchema)
    .query(({ ctx, input }) => getPreview(ctx, input.issueId)),

  create: adminProcedure.output(issueSchema).mutation(({ ctx }) => createIssue(ctx, ctx.viewer, null)),

  copy: adminProcedure
    .input(issueIdInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => createIssue(ctx, ctx.viewer, input.issueId)),

  save: adminProcedure
    .input(saveIssueInputSchema)
    .output(savedIssueSchema)
    .mutation(({ ctx, input }) => saveIssue(ctx, ctx.viewer, input)),

  delete: adminProcedure
    .input(issueVersionInputSchema)
    .output(messageAnswerSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteIssue(ctx, input);
      return { message: 'The draft was deleted.' };
    }),

  test: adminProcedure
    .input(issueIdInputSchema)
    .output(messageAnswerSchema)
    .mutation(({ ctx, input }) => testIssue(ctx, ctx.viewer, input.issueId)),

  send: adminProcedure
    .input(sendIssueInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => sendIssue(ctx, ctx.viewer, input)),

  unschedule: adminProcedure
    .input(issueVersionInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => unscheduleIssue(ctx, ctx.viewer, input)),

  pause: adminProcedure
    .input(issueVersionInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => pauseIssue(ctx, ctx.viewer, input)),

  resume: adminProcedure
    .input(issueVersionInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => resumeIssue(ctx, ctx.viewer, input)),

  cancel: adminProcedure
    .input(issueVersionInputSchema)
    .output(issueSchema)
    .mutation(({ ctx, input }) => cancelIssue(ctx, ctx.viewer, input)),
});
