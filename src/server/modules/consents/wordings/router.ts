import { publicProcedure, router } from '#server/platform/trpc/init.ts';
import { PUBLIC_SECONDS } from '#server/platform/trpc/rest-meta.ts';
import { consentTextListSchema, listConsentTextsInputSchema } from '#shared/consents/consent-texts.ts';
import { findConsentTexts } from './queries.ts';

export const consentTextsRouter = router({
  list: publicProcedure
    .meta({
      agent: { use: 'read', tool: 'list_consent_texts' },
      openapi: {
        method: 'GET',
        path: '/api/consent-texts',
        access: 'open',
        cacheSeconds: PUBLIC_SECONDS,
        tags: ['content'],
        summary: 'List the wordings of the consents that a request needs',
        description:
          'A partner shows these exact words and sends the version of each with the request. They name the business that runs this website, so they change when its name or address does.',
        examples: {
          answer: {
            items: [
              {
                purpose: 'contact',
                version: 2,
                text: 'I agree that a licensed insurance broker may contact me about this request by email and phone. …',
                sha256: '4b3d9c8e2f1a7065b4c3d2e1f0a9b8c7d6e5f4a3b2c1d0e9f8a7b6c5d4e3f2a1',
                since: '2026-11-26',
                isCurrent: true,
              },
            ],
            nextCursor: null,
          },
        },
        errorResponses: { 400: 'A parameter isn’t valid' },
      },
    })
    .input(listConsentTextsInputSchema)
    .output(consentTextListSchema)
    .query(({ ctx, input }) => findConsentTexts(ctx, input)),
});
