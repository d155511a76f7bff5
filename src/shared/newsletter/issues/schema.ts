/** Issues of the newsletter: what administrators write, send and read about the sending. */
import { z } from 'zod';
import {
  CONTROLS,
  charactersProblem,
  cursorSchema,
  dateTimeSchema,
  idSchema,
  isoDate,
} from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { type NewsletterTopic, newsletterTopics } from '../schema.ts';

export const SUBJECT_MAX = 150;
export const PREHEADER_MAX = 200;
export const BODY_MAX = 20_000;
/** Nothing is scheduled further ahead: by then it isn’t news. */
export const SCHEDULE_AHEAD_DAYS = 90;

export const issueStatusSchema = z.enum(['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled']);
export type IssueStatus = z.infer<typeof issueStatusSchema>;

export const issueStatusLabels: Readonly<Record<IssueStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled',
};

const RELOAD = 'Reload the page and try again';
const versionSchema = z.int(RELOAD).min(1, RELOAD).max(2_147_483_647, RELOAD);

/** As it was typed: half a sentence and the space at its end are kept. */
function typed(max: number, { multiline }: { multiline: boolean }) {
  return z
    .string('Send this field as text')
    .max(max, `Use at most ${max} characters`)
    .refine((value) => charactersProblem(value, { multiline }) === null, byRule('invalid_characters', CONTROLS));
}

/** Empty while none is chosen. */
export const issueTopics = ['', ...Object.keys(newsletterTopics)] as ['', ...NewsletterTopic[]];

export const issueTextSchema = z.object({
  subject: typed(SUBJECT_MAX, { multiline: false }),
  preheader: typed(PREHEADER_MAX, { multiline: false }),
  topic: z.enum(issueTopics, 'Choose from the topics listed'),
  /** Markdown. */
  body: typed(BODY_MAX, { multiline: true }),
});
export type IssueText = z.infer<typeof issueTextSchema>;

export const issueIdInputSchema = z.object({ issueId: idSchema });
export const issueVersionInputSchema = issueIdInputSchema.extend({ version: versionSchema });
export type IssueVersionInput = z.infer<typeof issueVersionInputSchema>;

export const saveIssueInputSchema = issueVersionInputSchema.extend({ text: issueTextSchema });
export type SaveIssueInput = z.infer<typeof saveIssueInputSchema>;

const CHOOSE_TIME = 'Choose a time';
export const issueTimeSchema = z.object({
  day: isoDate('Choose a day'),
  time: z.string(CHOOSE_TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, CHOOSE_TIME),
});
export type IssueTime = z.infer<typeof issueTimeSchema>;

/** Without a time it is sent now. */
export const sendIssueInputSchema = issueVersionInputSchema.extend({ at: issueTimeSchema.nullable() });
export type SendIssueInput = z.infer<typeof sendIssueInputSchema>;

export const listIssuesInputSchema = z.object({ cursor: cursorSchema.optional() });
export type ListIssuesInput = z.infer<typeof listIssuesInputSchema>;

export const issueSummarySchema = z.object({
  id: z.uuid(),
  status: issueStatusSchema,
  subject: z.string(),
  topic: z.enum(issueTopics),
  savedAt: dateTimeSchema,
  sendAt: dateTimeSchema.nullable(),
  startedAt: dateTimeSchema.nullable(),
  endedAt: dateTimeSchema.nullable(),
  sentCount: z.int(),
});
export type IssueSummary = z.infer<typeof issueSummarySchema>;
export const issuePageSchema = z.object({ issues: z.array(issueSummarySchema), nextCursor: z.string().nullable() });
export type IssuePage = z.infer<typeof issuePageSchema>;

/** Of the subscribers that sending has reached. They add up, except for those who were erased meanwhile. */
export const issueNumbersSchema = z.object({
  /** In the outbox: not sent yet, or being tried again. */
  queued: z.int(),
  /** The mail server accepted them. */
  sent: z.int(),
  /** The mail server refused them. */
  failed: z.int(),
  /** Withheld because the reader had unsubscribed or asked for less email. */
  suppressed: z.int(),
  /** Taken, and not sent because the issue was cancelled. */
  cancelled: z.int(),
  /** Of those sent: came back because the mailbox doesn’t exist. */
  bounced: z.int(),
  /** Readers who unsubscribed with the link in this issue. */
  unsubscribed: z.int(),
});

export const issueSchema = issueSummarySchema.extend({
  version: z.int(),
  text: issueTextSchema,
  savedByName: z.string(),
  savedByMe: z.boolean(),
  /** SHA-256 of what is sent, once it is scheduled; the audit log has the same. */
  textHash: z.string().nullable(),
  numbers: issueNumbersSchema,
});
export type Issue = z.infer<typeof issueSchema>;

export const savedIssueSchema = z.object({ version: z.int(), savedAt: dateTimeSchema });
export type SavedIssue = z.infer<typeof savedIssueSchema>;

/** `error`: it can’t be sent like this. `advice`: it can. */
export const issueCheckSchema = z.object({ level: z.enum(['error', 'advice']), message: z.string() });
export type IssueCheck = z.infer<typeof issueCheckSchema>;

/** An issue as its readers get it. */
export const issuePreviewSchema = z.object({
  version: z.int(),
  subject: z.string(),
  html: z.string(),
  plain: z.string(),
  checks: z.array(issueCheckSchema),
  /** Confirmed subscribers of the topic, at most `SUBSCRIBERS_COUNTED_MAX`. */
  readers: z.int(),
});
export type IssuePreview = z.infer<typeof issuePreviewSchema>;
