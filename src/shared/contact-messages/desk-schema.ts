/** Contact messages as administrators work on them. */
import { z } from 'zod';
import { caseStatusSchema } from '#shared/cases/vocabulary.ts';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { cursorSchema, dateTimeSchema, idSchema, line, text } from '#shared/platform/fields.ts';
import { searchProgressShape } from '#shared/platform/text-search/schema.ts';

export const contactStatusSchema = z.enum(
  ['new', 'open', 'converted', 'replied', 'spam'],
  'Choose one of the statuses',
);
export type ContactStatus = z.infer<typeof contactStatusSchema>;

export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: 'New',
  open: 'Opened',
  converted: 'Converted to a request',
  replied: 'Answered',
  spam: 'Spam',
};

export const listDeskInputSchema = z.object({
  status: contactStatusSchema.optional(),
  /** Word prefixes of the name, the email address or the subject; a telephone number also by its end. */
  search: line('Shorten your search', { min: 0, max: 100 }).optional(),
  cursor: cursorSchema.optional(),
});
export type ListDeskInput = z.infer<typeof listDeskInputSchema>;

export const deskRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  insuranceType: z.string().nullable(),
  status: contactStatusSchema,
  /** The first words of the message. */
  excerpt: z.string(),
  handledByName: z.string().nullable(),
  createdAt: dateTimeSchema,
});
export type DeskRow = z.infer<typeof deskRowSchema>;
export const deskPageSchema = z.object({
  messages: z.array(deskRowSchema),
  nextCursor: z.string().nullable(),
  ...searchProgressShape,
});
export type DeskPage = z.infer<typeof deskPageSchema>;

export const deskMessageIdInputSchema = z.object({ messageId: idSchema });

export const deskReplySchema = z.object({
  id: z.uuid(),
  body: z.string(),
  senderName: z.string(),
  createdAt: dateTimeSchema,
});

/** Another message from the same email address, as a list row. */
export const mailboxMessageSchema = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: contactStatusSchema,
  createdAt: dateTimeSchema,
});
export type MailboxMessage = z.infer<typeof mailboxMessageSchema>;
const caseRefSchema = z.object({ id: z.uuid(), number: z.string(), title: z.string() });
const earlierCaseSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  status: caseStatusSchema,
  createdAt: dateTimeSchema,
});

export const deskMessageSchema = deskRowSchema.omit({ excerpt: true }).extend({
  phone: z.string(),
  message: z.string(),
  version: z.int(),
  handledAt: dateTimeSchema.nullable(),
  /** The case it became. */
  case: caseRefSchema.nullable(),
  replies: z.array(deskReplySchema),
  /** The client account with the same email address. */
  clientId: z.uuid().nullable(),
  /** Other messages from the same email address, newest first. */
  earlierMessages: z.array(mailboxMessageSchema),
  earlierCases: z.array(earlierCaseSchema),
});
export type DeskMessage = z.infer<typeof deskMessageSchema>;

const RELOAD = 'Reload the page and try again';
const deskCommandSchema = deskMessageIdInputSchema.extend({
  version: z.int(RELOAD).min(0, RELOAD).max(2_147_483_647, RELOAD),
});

/** A message that was converted to a case stays converted; the other statuses are set, and undone, by hand. */
export const deskStateSchema = z.enum(['new', 'open', 'replied', 'spam'], 'Choose one of the statuses');
export const setDeskStatusInputSchema = deskCommandSchema.extend({ status: deskStateSchema });
export type SetDeskStatusInput = z.infer<typeof setDeskStatusInputSchema>;

export const replyInputSchema = deskCommandSchema.extend({
  body: text('Enter your reply'),
  /** Chosen by the screen: retrying after a lost response sends only one email. */
  clientKey: idSchema,
});
export type ReplyInput = z.infer<typeof replyInputSchema>;

const AREA = 'Enter a postal code or the start of one: T for Alberta, T2 for part of Calgary';

export const convertInputSchema = deskCommandSchema.extend({
  type: caseTypeSchema,
  title: line('Enter a title', { max: 120 }),
  /** Routing needs it to find brokers. The contact form does not ask for one, so a prefix is enough. */
  area: line(AREA, { max: 7 })
    .toUpperCase()
    .regex(/^[A-Z](\d([A-Z]( ?\d[A-Z]\d)?)?)?$/, AREA),
});
export type ConvertInput = z.infer<typeof convertInputSchema>;

/** The message's state after a command, for the next one. */
export const deskReceiptSchema = z.object({
  status: contactStatusSchema,
  version: z.int(),
  case: caseRefSchema.nullable(),
});
export type DeskReceipt = z.infer<typeof deskReceiptSchema>;
