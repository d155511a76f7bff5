/** The closed list of error codes, and the body of every error response (spec decisions 4 and 5). */
import { z } from 'zod';
import { issueRuleSchema, ruleOf } from './issue-rules.ts';

/** Code to HTTP status. The keys are tRPC's own, so that tRPC and REST agree without a second table. */
export const statusByCode = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_SUPPORTED: 405,
  TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UNPROCESSABLE_CONTENT: 422,
  PRECONDITION_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusByCode;

export const errorCodeSchema = z.enum(Object.keys(statusByCode) as [ErrorCode, ...ErrorCode[]]);

export const issueSchema = z.object({
  path: z.string().meta({ description: 'The field, with dots between levels; empty for the whole body' }),
  message: z.string().meta({ description: 'A sentence to show the user' }),
  rule: issueRuleSchema.meta({
    description: 'What was broken, for programs: it stays the same when the sentence changes. New ones may be added',
  }),
});
export type RuledIssue = z.infer<typeof issueSchema>;
/** What screens show of it. */
export type Issue = Omit<RuledIssue, 'rule'>;

/** The JSON of every error response, over tRPC and REST. */
export const errorBodySchema = z.object({
  message: z.string().meta({ description: 'A message to show the user' }),
  code: errorCodeSchema,
  issues: z.array(issueSchema).optional().meta({ description: 'Every rejected field, for BAD_REQUEST' }),
  version: z.int().optional().meta({ description: 'The present version, for PRECONDITION_FAILED' }),
  requestId: z.string().optional().meta({ description: 'Identifies this request in the server log' }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** zod's message where a schema has none of its own, mostly for input that is not an object: meant for programmers. */
const LIBRARY_WORDS = /^Invalid (input|option|key|element)|^Unrecognized/;

function readable({ path, message }: z.core.$ZodIssue): string {
  if (!LIBRARY_WORDS.test(message)) return message;
  return path.length > 0 ? 'Check this field' : 'Send the fields as an object';
}

/**
 * The first field message is shown to the person; all of them go to the form.
 * @param input what was refused, where the rule matters: it tells a missing value from a wrong one
 */
export function issuesFrom(error: z.ZodError, input?: unknown): RuledIssue[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: readable(issue),
    rule: ruleOf(issue, input),
  }));
}
