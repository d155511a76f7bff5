import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { PUBLIC_SECONDS } from '#server/platform/trpc/rest-meta.ts';
import { formExample, summaryExample } from '#shared/quote-requests/quote-form-examples.ts';
import {
  listQuoteFormsInputSchema,
  quoteFormInputSchema,
  quoteFormListSchema,
  quoteFormSchema,
} from '#shared/quote-requests/quote-forms.ts';
import { findQuoteForms, getQuoteForm } from './queries.ts';

export const quoteFormsRouter = router({
  list: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_quote_forms' },
      openapi: {
        method: 'GET',
        path: '/api/quote-forms',
        access: 'open',
        cacheSeconds: PUBLIC_SECONDS,
        tags: ['content'],
        summary: 'List the lines of insurance with a questionnaire',
        description: 'In the order in which visitors see them, each with its current version.',
        examples: { answer: { items: [summaryExample], nextCursor: null } },
        errorResponses: { 400: 'The cursor or the limit isn’t valid' },
      },
    })
    .input(listQuoteFormsInputSchema)
    .output(quoteFormListSchema)
    .query(({ ctx, input }) => findQuoteForms(ctx, input)),

  get: publicProcedure
    .meta({
      agent: {
        use: 'read',
        tool: 'requirements',
        title: 'Get what must be known for a quote',
        description:
          'The questions of a line as JSON Schema, in the words that visitors read, with options, why each is asked, its sensitivity, and when it is asked. Ask with `set: short` for what lets a broker call back: all the questions are many, and the person can answer the rest later.',
      },
      openapi: {
        method: 'GET',
        path: '/api/quote-forms/{line}',
        access: 'open',
        cacheSeconds: PUBLIC_SECONDS,
        tags: ['content'],
        summary: 'Get the questions of a line as JSON Schema',
        description:
          'Made from the questionnaire that visitors are asked. The schema checks answers before they are sent; `x-question` names the code, the sensitivity and the set of each question, and when it is asked.',
        examples: { answer: formExample },
        errorResponses: {
          400: 'The version or the set isn’t valid',
          404: 'There is no such line, or it never had this version',
        },
      },
    })
    .input(quoteFormInputSchema)
    .output(quoteFormSchema)
    .query(({ ctx, input }) => getQuoteForm(ctx, input)),
});
