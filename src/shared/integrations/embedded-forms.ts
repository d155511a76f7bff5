/** The form that partners show on their own pages: where, and in which colours. */
import { z } from 'zod';
import { ownerProofSchema } from '#shared/accounts/account/schema.ts';
import { idSchema } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { embedFiles } from '#shared/platform/paths.ts';
import { keyFields } from './schema.ts';

const ORIGIN = 'Write the address of a website as https://www.example.com, without a path';
const MAX_ORIGINS = 20;
/** Exact: no wildcard, no path, and nothing that means something in a header. */
const SHAPE = /^https?:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

/** Whether it is on the machine of the person who opens it. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a text is the origin of a website, exactly as browsers send it. */
export function isOrigin(text: string): boolean {
  if (!SHAPE.test(text) || !URL.canParse(text) || new URL(text).origin !== text) return false;
  return text.startsWith('https:') || isLoopback(text);
}

const originSchema = z
  .string(ORIGIN)
  .trim()
  .toLowerCase()
  .max(200, ORIGIN)
  .refine(isOrigin, byRule('invalid_format', ORIGIN));

export const originsSchema = z
  .array(originSchema, ORIGIN)
  .min(1, 'Name at least one website')
  .max(MAX_ORIGINS, `Name at most ${MAX_ORIGINS} websites`)
  .refine((origins) => new Set(origins).size === origins.length, byRule('duplicate', 'Name each website once'));

/** A publishable key: what it may do is the same for all of them. */
export const createFormKeyInputSchema = z
  .object({ partnerId: idSchema, name: keyFields.name, origins: originsSchema })
  .extend(ownerProofSchema.shape);
export type CreateFormKeyInput = z.output<typeof createFormKeyInputSchema>;

/** The HTML that shows the form on a page. @param line empty where the visitor chooses */
export function formSnippet(siteUrl: string, key: string, line: string): string {
  return `<script src="${siteUrl}${embedFiles.host}" data-key="${key}"${line && ` data-line="${line}"`}></script>`;
}
