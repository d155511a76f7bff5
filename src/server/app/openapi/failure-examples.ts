/** One example of each failure, in both of its forms, which the operations refer to. */
import { errorCatalogue, exampleFailure } from '#shared/platform/error-catalogue.ts';
import { type ErrorCode, statusByCode } from '#shared/platform/errors.ts';
import { PROBLEM_TYPE, problemOf } from '#shared/platform/problem.ts';
import { type Described, operationsOf } from './walk.ts';

const codes = Object.keys(statusByCode) as ErrorCode[];

/** `PreconditionFailed` */
function nameOf(code: ErrorCode): string {
  return code.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** 416 has no code of its own. */
function codeOf(status: string): ErrorCode {
  return codes.find((code) => String(statusByCode[code]) === status) ?? 'BAD_REQUEST';
}

export function addFailureExamples(document: Described, siteUrl: string): void {
  const examples: Record<string, object> = {};
  const reference = (name: string, summary: string, value: unknown) => {
    examples[name] ??= { summary, value };
    return { [name]: { $ref: `#/components/examples/${name}` } };
  };
  for (const { responses } of operationsOf(document))
    for (const [status, { content }] of Object.entries(responses)) {
      const problem = content?.[PROBLEM_TYPE];
      const own = content?.['application/json'];
      if (!problem || !own) continue;
      const code = codeOf(status);
      const failure = exampleFailure(code);
      const { title } = errorCatalogue[code];
      own.examples ??= reference(nameOf(code), title, failure);
      problem.examples ??= reference(`${nameOf(code)}Problem`, title, problemOf(failure, siteUrl));
    }
  document.components.examples = examples;
}
