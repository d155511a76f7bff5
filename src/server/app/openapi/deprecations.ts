/** Operations that end on a day which was announced in content/api-changes.yaml. */
import type { ApiChange } from '#shared/content/api/guide.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import type { Answer, Described } from './walk.ts';

export interface Deprecation {
  method: string;
  /** As in the document, with its parameters: `/api/things/{id}`. */
  path: string;
  since: string;
  /** The day on which it stops working. */
  ends: string;
  /** Of the change that announced it. */
  id: string;
}

export function deprecationsIn(changes: readonly ApiChange[]): Deprecation[] {
  return changes.flatMap(({ id, day: since, ends, operations }) =>
    operations.flatMap((operation) => {
      const [method = '', path = ''] = operation.split(' ');
      return ends ? [{ method, path, since, ends, id }] : [];
    }),
  );
}

const headers = {
  Deprecation: {
    description: 'Since when this address is deprecated, in seconds since 1970 (RFC 9745).',
    schema: { type: 'string', pattern: '^@\\d+$', maxLength: 20 },
  },
  Sunset: {
    description: 'When this address stops working (RFC 8594).',
    schema: { type: 'string', maxLength: 40 },
  },
};

/** An operation that ended keeps its announcement: `npm run api:diff` sees whether the others are there. */
export function addDeprecations(document: Described, deprecations: readonly Deprecation[], url: string): void {
  for (const { method, path, ends, id } of deprecations) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) continue;
    const notice = `**Deprecated.** Works until ${dayWords(ends)}: see [what to use instead](${url}${apiPaths.changes}#${id}).`;
    operation.description = [notice, operation.description].filter(Boolean).join('\n\n');
    Object.assign(operation, { deprecated: true });
    for (const answer of Object.values(operation.responses)) withHeaders(answer);
  }
}

function withHeaders(answer: Answer): void {
  answer.headers = { ...answer.headers, ...structuredClone(headers) };
}
