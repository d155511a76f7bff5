/** What a procedure says about its REST address, and about the tool that agents have of it. */
import type { OpenApiMeta } from 'trpc-to-openapi';
import type { LimitRule } from '#server/platform/http/rate-limit.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';

/** How long anyone may keep what the site says to everyone: short enough that a correction reaches partners soon. */
export const PUBLIC_SECONDS = 300;

/** A header of the successful answer: documented, and sent with what this makes of the answer. */
export type AnswerHeader = {
  description: string;
  schema: { type: 'string' | 'integer'; [keyword: string]: unknown };
  value(answer: unknown): string;
};

type Library = NonNullable<OpenApiMeta['openapi']>;

/** What an agent may do with a procedure at `/mcp` (docs/decisions/0086). Without it, agents have no tool of it. */
export type AgentMeta = {
  /** It reads, it prepares what a person then sends, or it changes something for the staff member whose key it comes with. */
  use: 'read' | 'prepare' | 'write';
  /** The name of the tool. */
  tool: string;
  /** In place of the summary of its REST address. */
  title?: string;
  /** In place of the summary and the description of its REST address. */
  description?: string;
  /** Of a tool that writes: the field of its input by which a repeated call is recognized, where there is one already. */
  repeatedBy?: string;
};

/** trpc-to-openapi's own, and what it cannot express: it answers 200 and documents nothing else. */
export type RestMeta = {
  agent?: AgentMeta;
  openapi?: Omit<Library, 'errorResponses' | 'responseHeaders' | 'protect'> & {
    /** What a key needs to call this. The document, the enforcement and the access matrix are derived from it. */
    access: KeyAccess;
    /** The status of success, when it isn't 200. With 204, nothing is sent. */
    success?: 201 | 202 | 204;
    headers?: Record<string, AnswerHeader>;
    /** On a GET: `version` changes with everything in the answer, so that `If-None-Match` may be answered with 304. */
    unchangedByVersion?: true;
    /** Why a POST takes no `Idempotency-Key`: a sentence for the document. */
    withoutKey?: string;
    /** The parameter that takes the `nextCursor` of a list, when it isn’t `cursor`. */
    pagedBy?: string;
    /** For how long anyone may keep the answer, which is the same for everyone. Without it, nobody may keep it. */
    cacheSeconds?: number;
    /** One valid body and its answer; a test checks both against the document. */
    examples?: { request?: unknown; answer?: unknown };
    /** Limits counted by the command instead of by `limited`. All others are known from there. */
    limits?: readonly LimitRule[];
    /** The failures that are special to this address, by status. */
    errorResponses?: Record<number, string>;
  };
};
