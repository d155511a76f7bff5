/** Checking a certificate, for anyone who holds one. Getting one is a part of the case. */
import { limits } from '#server/platform/http/rate-limit.ts';
import { limited, publicProcedure, router } from '#server/platform/trpc/init.ts';
import { checkExamples } from '#shared/consents/certificates/examples.ts';
import { checkCertificateInputSchema, checkedCertificateSchema } from '#shared/consents/certificates/schema.ts';
import { CHECK_CERTIFICATE_PATH } from '#shared/platform/paths.ts';
import { checkCertificate } from './queries.ts';

export const certificatesRouter = router({
  check: publicProcedure
    .use(limited(limits.checkCertificate))
    .meta({
      openapi: {
        method: 'POST',
        path: CHECK_CERTIFICATE_PATH,
        access: 'open',
        withoutKey: 'It stores nothing, so it may be sent as often as you like.',
        tags: ['content'],
        summary: 'Check a consent certificate',
        description:
          'Says whether the certificate is exactly what we issued, and whether its entries are still in our ledger. You can check everything but the last without us: the keys are at `/.well-known/consent-keys.json`, and `/verify-consent.mjs` is a program without dependencies that does it. We don’t keep what you send.',
        examples: checkExamples,
        errorResponses: { 400: 'There’s no certificate, or it’s too long' },
      },
    })
    .input(checkCertificateInputSchema)
    .output(checkedCertificateSchema)
    .mutation(({ ctx, input }) => checkCertificate(ctx, input.certificate)),
});
