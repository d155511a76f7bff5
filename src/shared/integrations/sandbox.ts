/** `POST /api/sandbox/requests`: a made-up request for the holder of a test key. */
import { z } from 'zod';
import { answersSchema } from '#shared/lines/answers-schema.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';

export const SANDBOX_REQUESTS_PATH = '/api/sandbox/requests';

/** How long the rows of the sandbox are kept. */
export const SANDBOX_DAYS = 30;

export const createSandboxRequestInputSchema = z.object({
  line: caseTypeSchema.default('general').meta({ description: 'The line of insurance' }),
  answers: answersSchema.optional().meta({
    description:
      'The answers, as the quote form of the line describes them. A made-up person with the least answers of a `general` request when absent',
  }),
});
export type CreateSandboxRequestInput = z.output<typeof createSandboxRequestInputSchema>;

export const sandboxRequestSchema = z
  .object({
    caseId: z.uuid().meta({ description: 'The case, which is offered to you' }),
    number: z.string().meta({ description: 'Its request number, which begins with TEST' }),
  })
  .meta({ id: 'SandboxRequest', description: 'A made-up request that the sandbox created for a test key' });
export type SandboxRequest = z.infer<typeof sandboxRequestSchema>;

export const sandboxRequestExample = {
  request: { line: 'general' },
  answer: { caseId: '01939a3c-5a00-7000-8000-000000000001', number: 'TEST-2026-000123' },
};
