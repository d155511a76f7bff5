/** A failure in the form of RFC 9457, with the same facts as our own. */
import { z } from 'zod';
import { ERROR_DOCS_PATH, errorAnchor, errorCatalogue } from './error-catalogue.ts';
import { type ErrorBody, errorBodySchema, statusByCode } from './errors.ts';

export const PROBLEM_TYPE = 'application/problem+json';

const { code, issues, requestId } = errorBodySchema.shape;

export const problemSchema = z.object({
  type: z.url().meta({ description: 'A page that explains the code' }),
  title: z.string().meta({ description: 'The code in words' }),
  status: z.int().min(400).max(599).meta({ description: 'The HTTP status' }),
  detail: z.string().meta({ description: 'A message to show the user' }),
  code,
  requestId,
  issues,
});
export type Problem = z.infer<typeof problemSchema>;

/** @param status where it isn’t that of the code */
export function problemOf(
  { code, message, issues, requestId }: ErrorBody,
  siteUrl: string,
  status: number = statusByCode[code],
): Problem {
  return {
    type: `${siteUrl}${ERROR_DOCS_PATH}#${errorAnchor(code)}`,
    title: errorCatalogue[code].title,
    status,
    detail: message,
    code,
    ...(requestId !== undefined && { requestId }),
    ...(issues && { issues }),
  };
}
