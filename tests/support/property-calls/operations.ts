/** Every operation of the committed document. */
import { committedDocument } from '../documented.ts';
import { restOf } from '../rest-call.ts';
import type { Schema } from './schema-values.ts';

export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };

export type Operation = {
  /** As `POST /api/leads`. */
  name: string;
  method: string;
  path: string;
  /** The tRPC procedure behind it, if one is. */
  procedure: string | undefined;
  parameters: Parameter[];
  /** The schema of each media type. */
  content: Record<string, { schema: Schema }>;
  bodyRequired: boolean;
  /** Scopes that open it to a key. */
  scopes: string[];
  /** Whether a session opens it. */
  session: boolean;
  open: boolean;
};

type Documented = {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  security: Record<string, string[]>[];
};

const procedureAt: ReadonlyMap<string, string> = new Map(
  [...restOf.values()].map(({ name, openapi }) => [`${openapi.method} ${openapi.path}`, name]),
);

function operationAt(method: string, path: string, documented: Documented): Operation {
  const name = `${method.toUpperCase()} ${path}`;
  const { parameters = [], requestBody, security } = documented;
  return {
    ...{ name, method: method.toUpperCase(), path, procedure: procedureAt.get(name), parameters },
    content: requestBody?.content ?? {},
    bodyRequired: requestBody?.required ?? false,
    scopes: security.flatMap(({ key = [] }) => key),
    session: security.some((one) => 'session' in one),
    open: security.length === 0,
  };
}

export const operations: readonly Operation[] = Object.entries(committedDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => operationAt(method, path, one as unknown as Documented)),
);
