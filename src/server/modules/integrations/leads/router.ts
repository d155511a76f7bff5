/** What a partner's key opens: sending requests, and following them. */
import { notesReads, type Shows } from '#server/modules/cases/participants/reads/commands.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import { partnerProcedure, router } from '#server/platform/trpc/init.ts';
import { certificateExample } from '#shared/consents/certificates/examples.ts';
import { certificateSchema } from '#shared/consents/certificates/schema.ts';
import { leadExamples } from '#shared/integrations/lead-examples.ts';
import {
  type LeadPage,
  leadIdInputSchema,
  leadPageSchema,
  leadReceiptSchema,
  leadSchema,
  listLeadsInputSchema,
  sendLeadInputSchema,
} from '#shared/integrations/leads.ts';
import { LEADS_PATH, leadPath } from '#shared/platform/paths.ts';
import { sendLead } from './commands.ts';
import { findLeads, getLead, getLeadCertificate } from './queries.ts';

const showsLeads: Shows = (_input, answer) => ({
  kind: 'status',
  cases: (answer as LeadPage).items.map(({ id }) => id),
});

export const leadsRouter = router({
  send: partnerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: LEADS_PATH,
        access: 'leads:write',
        tags: ['leads'],
        summary: 'Send a request for a quote',
        description:
          'For partners. The person must have seen both consent texts, word for word, on your page (`/api/consent-texts`), and have ticked both boxes. With a publishable key, `shown.address` and `shown.browser` are those of the browser that calls, whatever the body says, and each address may send a few (`lead-visitor`). We check the answers against the quote form of the line, confirm to the person by email, and look for a licensed broker. Your `externalId` makes it safe to send again; `isNew` says whether it was the first time.',
        success: 201,
        successDescription: 'The request, or the one that was sent before with this `externalId`',
        headers: {
          Location: {
            description: 'Where its status is',
            schema: { type: 'string' },
            value: (answer) => leadPath((answer as { id: string }).id),
          },
        },
        limits: [limits.lead, limits.leadVisitor],
        examples: leadExamples.send,
        errorResponses: {
          400: 'An answer or a consent is missing or isn’t valid, or the wording of a consent has changed',
          403: 'The key doesn’t have the scope leads:write, or you can’t send this line or area',
          409: 'There’s no such version of the questions',
          429: 'Too many requests, or the daily ceiling is reached',
        },
      },
    })
    .input(sendLeadInputSchema)
    .output(leadReceiptSchema)
    .mutation(({ ctx, input }) => {
      if (ctx.session.key?.kind !== 'publishable') return sendLead(ctx, ctx.partnerId, input);
      // A page can't know its visitor's address, and need not: the call comes from it.
      const { address, userAgent: browser = 'unknown' } = ctx;
      const shown = { ...input.shown, address, browser: browser.slice(0, 500) };
      return sendLead(ctx, ctx.partnerId, { ...input, shown }, { channel: 'partner', visitor: address });
    }),

  list: partnerProcedure
    .use(notesReads(showsLeads))
    .meta({
      agent: { use: 'read', tool: 'list_leads' },
      openapi: {
        method: 'GET',
        path: LEADS_PATH,
        access: 'leads:read',
        tags: ['leads'],
        summary: 'List the requests you sent, the latest change of status first',
        description:
          'Shows how far each request is, and no more: who sent it stays with the broker. Ask for what changed since you last asked with `updatedSince`.',
        examples: { answer: { items: [leadExamples.lead], nextCursor: null } },
        errorResponses: { 400: 'A filter or the cursor isn’t valid' },
      },
    })
    .input(listLeadsInputSchema)
    .output(leadPageSchema)
    .query(({ ctx, input }) => findLeads(ctx, ctx.partnerId, input)),

  get: partnerProcedure
    .use(notesReads(({ id }) => ({ kind: 'status', cases: [String(id)] })))
    .meta({
      agent: { use: 'read', tool: 'get_lead' },
      openapi: {
        method: 'GET',
        path: leadPath('{id}') as `/${string}`,
        access: 'leads:read',
        tags: ['leads'],
        summary: 'Get the status of a request you sent',
        description: 'Shows how far the request is, without names. Another partner’s requests don’t exist for you.',
        examples: { answer: leadExamples.lead },
        errorResponses: { 400: 'The id isn’t valid', 404: 'There’s no such request, or it isn’t yours' },
      },
    })
    .input(leadIdInputSchema)
    .output(leadSchema)
    .query(({ ctx, input }) => getLead(ctx, ctx.partnerId, input.id)),

  consentCertificate: partnerProcedure
    .use(notesReads(({ id }) => ({ kind: 'consents', cases: [String(id)] })))
    .meta({
      openapi: {
        method: 'GET',
        path: `${leadPath('{id}')}/consent-certificate` as `/${string}`,
        access: 'leads:read',
        tags: ['leads'],
        summary: 'Get the proof of the consents of a request you sent',
        description:
          'A signed certificate with the exact words, when you recorded them and where they are in our ledger. It names nobody: a salted hash shows whose it is to those who know the email address. Keep the bytes as they are. Anyone can check it at `/verify`.',
        limits: [limits.consentCertificate],
        examples: { answer: certificateExample },
        errorResponses: { 400: 'The id isn’t valid', 404: 'There’s no such request, or it isn’t yours' },
      },
    })
    .input(leadIdInputSchema)
    .output(certificateSchema)
    .query(({ ctx, input }) => getLeadCertificate(ctx, ctx.partnerId, input.id)),
});
