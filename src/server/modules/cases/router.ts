/** Reading and changing cases. The case's own policy decides who may; the procedure's role only keeps outsiders out. */

import { z } from 'zod';
import { askClient } from '#server/modules/cases/answers/asking/commands.ts';
import { getAskedQuestions } from '#server/modules/cases/answers/asking/queries.ts';
import { changeAnswers, getAnswersForm } from '#server/modules/cases/answers/changes/commands.ts';
import { getAnswers, getPapers } from '#server/modules/cases/answers/queries.ts';
import { copyForRating } from '#server/modules/cases/answers/rating/commands.ts';
import { notesReads, showsAnswers } from '#server/modules/cases/participants/reads/commands.ts';
import { closeCase, setPriority, setReference, withdrawCase } from '#server/modules/cases/workflow/commands.ts';
import { holdCase, resumeCase } from '#server/modules/cases/workflow/hold/commands.ts';
import { reopenCase } from '#server/modules/cases/workflow/reopen/commands.ts';
import { acknowledgeWithdrawal } from '#server/modules/cases/workflow/withdrawal/commands.ts';
import { brokerProcedure, router, signedInProcedure } from '#server/platform/trpc/init.ts';
import { answersFormSchema, changeAnswersInputSchema } from '#shared/cases/answer-changes.ts';
import {
  answersCopySchema,
  askClientInputSchema,
  askedQuestionsSchema,
  copyAnswersInputSchema,
} from '#shared/cases/briefs.ts';
import { timelineExample } from '#shared/cases/examples.ts';
import {
  acknowledgeWithdrawalInputSchema,
  resumeCaseInputSchema,
  setPriorityInputSchema,
  setReferenceInputSchema,
} from '#shared/cases/move-schema.ts';
import { moveMeta, receiptExample } from '#shared/cases/moves.ts';
import { casePartPageInputSchema, timelinePageSchema } from '#shared/cases/pages.ts';
import {
  closeCaseInputSchema,
  holdCaseInputSchema,
  reopenCaseInputSchema,
  withdrawCaseInputSchema,
} from '#shared/cases/schema.ts';
import {
  answersInputSchema,
  answersViewSchema,
  caseIdInputSchema,
  commandReceiptSchema,
  timelineSchema,
} from '#shared/cases/views.ts';
import { paperSchema } from '#shared/lines/papers.ts';
import { caseRefusals, changeRefusals } from '#shared/platform/rest-failures.ts';
import { findTimelinePage, getTimeline } from './queries.ts';

export const casesRouter = router({
  timeline: signedInProcedure
    .use(notesReads('activity'))
    .input(caseIdInputSchema)
    .output(timelineSchema)
    .query(({ ctx, input }) => getTimeline(ctx, ctx.viewer, input.caseId)),

  timelinePage: signedInProcedure
    .use(notesReads('activity'))
    .meta({
      agent: { use: 'read', tool: 'list_case_events' },
      openapi: {
        method: 'GET',
        path: '/api/cases/{caseId}/timeline',
        access: 'cases:read',
        tags: ['cases'],
        summary: 'List what happened in a case, newest first',
        description: 'For staff, also what clients don’t see. Entries never change.',
        examples: { answer: { items: [timelineExample], nextCursor: null } },
        errorResponses: caseRefusals(),
      },
    })
    .input(casePartPageInputSchema)
    .output(timelinePageSchema)
    .query(({ ctx, input }) => findTimelinePage(ctx, ctx.viewer, input)),

  answers: signedInProcedure
    .use(notesReads(showsAnswers))
    .input(answersInputSchema)
    .output(answersViewSchema)
    // A mutation, because reading sensitive answers is recorded.
    .mutation(({ ctx, input }) => getAnswers(ctx, ctx.viewer, input)),

  copyAnswers: brokerProcedure
    .use(notesReads(showsAnswers))
    .input(copyAnswersInputSchema)
    .output(answersCopySchema)
    // A mutation, because a copy of sensitive answers is recorded.
    .mutation(({ ctx, input }) => copyForRating(ctx, ctx.viewer, input)),

  askClient: brokerProcedure
    .input(askClientInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => askClient(ctx, ctx.viewer, input)),

  askedQuestions: signedInProcedure
    .input(caseIdInputSchema)
    .output(askedQuestionsSchema)
    .query(({ ctx, input }) => getAskedQuestions(ctx, ctx.viewer, input.caseId)),

  answersForm: signedInProcedure
    .use(notesReads('sensitive'))
    .input(caseIdInputSchema)
    .output(answersFormSchema)
    // A mutation, because an answer may be sensitive and a query could be cached.
    .mutation(({ ctx, input }) => getAnswersForm(ctx, ctx.viewer, input.caseId)),

  papers: signedInProcedure
    .input(caseIdInputSchema)
    .output(z.array(paperSchema))
    .query(({ ctx, input }) => getPapers(ctx, ctx.viewer, input.caseId)),

  changeAnswers: signedInProcedure
    .input(changeAnswersInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => changeAnswers(ctx, ctx.viewer, input)),

  close: brokerProcedure
    .meta(
      moveMeta('close', {
        tool: 'close_case',
        summary: 'Close a case',
        description: 'Ends it without a policy, for a reason. The client is notified.',
        request: { reason: 'chose_another', note: 'Went with their bank' },
        becomes: 'lost',
      }),
    )
    .input(closeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => closeCase(ctx, ctx.viewer, input)),

  withdraw: signedInProcedure
    .meta(
      moveMeta('withdraw', {
        summary: 'Withdraw a request',
        description: 'The client, or an administrator for them, ends the request.',
        request: { reason: 'Sold the car' },
        becomes: 'withdrawn',
        access: 'person',
      }),
    )
    .input(withdrawCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => withdrawCase(ctx, ctx.viewer, input)),

  acknowledgeWithdrawal: brokerProcedure
    .meta(
      moveMeta('acknowledge-withdrawal', {
        summary: 'Confirm a withdrawal',
        description: 'Says that you know the client withdrew. The client sees it.',
        becomes: 'withdrawn',
        conflict: 'The case has changed since that version, or there’s no withdrawal to confirm',
      }),
    )
    .input(acknowledgeWithdrawalInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => acknowledgeWithdrawal(ctx, ctx.viewer, input)),

  reopen: signedInProcedure
    .meta(
      moveMeta('reopen', {
        tool: 'reopen_case',
        summary: 'Reopen a closed case',
        description: 'Work on it starts again, with its broker or a new one.',
        request: { reason: 'Has a new quote date' },
        becomes: 'active',
      }),
    )
    .input(reopenCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => reopenCase(ctx, ctx.viewer, input)),

  hold: brokerProcedure
    .meta(
      moveMeta('hold', {
        tool: 'hold_case',
        summary: 'Put a case on hold',
        description: 'Nothing is due until that day, when work resumes automatically.',
        request: { until: '2027-01-15', note: 'Renewal is in February' },
        becomes: 'on_hold',
      }),
    )
    .input(holdCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => holdCase(ctx, ctx.viewer, input)),

  resume: brokerProcedure
    .meta(
      moveMeta('resume', {
        tool: 'resume_case',
        summary: 'Resume a case that is on hold',
        description: 'Ends the hold before its day.',
        becomes: 'active',
      }),
    )
    .input(resumeCaseInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => resumeCase(ctx, ctx.viewer, input)),

  setPriority: brokerProcedure
    .meta(
      moveMeta('set-priority', {
        summary: 'Set the priority of a case',
        description: 'For staff alone; clients don’t see it.',
        request: { priority: 'high' },
        becomes: 'active',
      }),
    )
    .input(setPriorityInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => setPriority(ctx, ctx.viewer, input)),

  setReference: brokerProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/api/cases/{caseId}',
        access: 'cases:write',
        tags: ['cases'],
        summary: 'Note the number of a case in your own system',
        description:
          'Find the case by it later with `GET /api/cases?externalReference=…`. Clients don’t see it, and it goes when another broker takes over.',
        examples: { request: { version: 3, externalReference: 'POL-88213' }, answer: receiptExample('active') },
        errorResponses: changeRefusals({ 409: 'The case has changed since that version' }),
      },
    })
    .input(setReferenceInputSchema)
    .output(commandReceiptSchema)
    .mutation(({ ctx, input }) => setReference(ctx, ctx.viewer, input)),
});
