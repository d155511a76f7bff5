/** Canned replies: one's own, and those an administrator wrote for everyone. */
import { z } from 'zod';
import { dateTimeSchema, idSchema, line, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { replyVariables, unknownVariables } from './variables.ts';

/** Maximum number of replies in a list: it is loaded in one request and searched while typing. */
export const REPLIES_MAX = 200;

export const replyScopeSchema = z.enum(['own', 'shared'], 'Choose whose reply it is');
export type ReplyScope = z.infer<typeof replyScopeSchema>;

const SHORTCUT = 'Use up to 30 lowercase letters, digits and hyphens';

/** Typed after a slash; an empty field counts as absent. */
const shortcutSchema = z
  .string(SHORTCUT)
  .trim()
  .toLowerCase()
  .transform((typed) => typed.replace(/^\/+/, ''))
  .refine((shortcut) => /^(?:[a-z0-9][a-z0-9-]{0,29})?$/.test(shortcut), byRule('invalid_format', SHORTCUT));

function sentenceAbout(unknown: readonly string[]): string {
  const names = unknown.map((source) => (source.length > 40 ? `${source.slice(0, 40)}…` : source)).join(', ');
  return `${names} ${unknown.length === 1 ? 'is' : 'are'} not a valid variable. Choose one from the list`;
}

const bodySchema = text('Enter the reply').superRefine((body, context) => {
  const unknown = unknownVariables(body);
  if (unknown.length > 0) context.addIssue({ code: 'custom', ...byRule('not_an_option', sentenceAbout(unknown)) });
});

/** The editable fields. */
export const replyWordsSchema = z.object({
  title: line('Enter a name for the reply', { max: 80 }),
  shortcut: shortcutSchema,
  body: bodySchema,
});
export type ReplyWords = z.infer<typeof replyWordsSchema>;

/** The screen chooses the id: a retried create makes only one, and undoing a delete restores the reply under its own id. */
export const createReplyInputSchema = replyWordsSchema.extend({
  id: idSchema,
  scope: replyScopeSchema,
  /** The reply of the product that this one is a version of, by name. */
  replaces: line('Choose one of the replies that come with the product', { max: 40 }).nullable().default(null),
});
export type CreateReplyInput = z.infer<typeof createReplyInputSchema>;

const versionSchema = z
  .int('Reload the page and try again')
  .min(0, 'Reload the page and try again')
  .max(2_147_483_647, 'Reload the page and try again');

export const updateReplyInputSchema = replyWordsSchema.extend({ id: idSchema, version: versionSchema });
export type UpdateReplyInput = z.infer<typeof updateReplyInputSchema>;

export const removeReplyInputSchema = z.object({ id: idSchema, version: versionSchema });
export type RemoveReplyInput = z.infer<typeof removeReplyInputSchema>;

export const cannedReplySchema = z.object({
  id: z.uuid(),
  scope: replyScopeSchema,
  title: z.string(),
  shortcut: z.string(),
  body: z.string(),
  replaces: z.string().nullable(),
  createdByName: z.string(),
  updatedAt: dateTimeSchema,
  version: z.int(),
});
export type CannedReply = z.infer<typeof cannedReplySchema>;

/** A reply that comes with the product. */
export const starterSchema = z.object({
  name: z.string(),
  title: z.string(),
  shortcut: z.string(),
  /** When to use it. */
  use: z.string(),
  body: z.string(),
});
export type Starter = z.infer<typeof starterSchema>;

export const replyListSchema = z.object({ replies: z.array(cannedReplySchema), starters: z.array(starterSchema) });
export type ReplyList = z.infer<typeof replyListSchema>;
export const removedReplySchema = z.object({ id: z.uuid() });

/** The values of the variables in one case. */
export const replyValuesInputSchema = z.object({ caseId: idSchema });
export const replyValuesSchema = z.record(z.enum(replyVariables.map(({ name }) => name)), z.string().nullable());
