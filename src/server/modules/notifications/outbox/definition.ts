/**
 * What an email is: whose preference applies to it, and its wording. Every module defines its own in `emails.ts` and passes them to
 * the outbox as values; `app/emails.ts` collects all of them for the sending job.
 *
 * Emails never contain documents, reasons or sensitive answers, and messages only for those who chose it: anyone reading over a shoulder
 * learns that there is news, not what it is. The title of a request is made of a few plain answers, and the privacy policy says so.
 */
import type { EmailContent } from '#server/platform/email/view.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotificationChannel, NotificationTopic } from '#shared/notifications/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** Topics with a daily digest; each of their emails has a one-line form that says there is news, without content. */
type DigestTopic = Extract<NotificationTopic, 'messages' | 'documents' | 'progress' | 'operations'>;

/**
 * `stranger` and `stranger-security`: anyone can trigger it by typing an address, so it contains nothing the sender typed, not even a
 * name, and an unverified mailbox gets only a few of them a day.
 *
 * `always`: sent regardless of preferences. Covers what the recipient just asked for and must be able to prove (receipts, the
 * newsletter's double opt-in), what the law requires (who holds your information now, under which licence), and what no
 * preference may hide (whether there is coverage). Emails of the topic `security` cannot be turned off either.
 */
type FixedRule = 'stranger' | 'stranger-security' | 'always' | 'security' | 'offers';

/**
 * How Canada's anti-spam law sees an email (docs/decisions/0066).
 *
 * `security`: about the protection of the reader's account. `answer`: to what the reader just asked for, such as a receipt or the reply of
 * a person. `internal`: to those who run the installation, about running it. Everything else is counted: it needs a way out, which the
 * outbox adds, and isn't sent to those who took it.
 */
type Law =
  | 'security'
  | 'answer'
  | 'internal'
  | {
      /** `needed`: by the reader's own requests or account, so that someone who wants nothing else still gets it. */
      counted: 'needed' | 'optional';
      /** The words of the link. */
      wayOut: string;
    };

/** The law of an email about the reader's own request or account. */
export const needed: Law = { counted: 'needed', wayOut: 'Choose which emails you get' };
/** The law of an email that nothing of the reader's depends on. */
export const optional: Law = { counted: 'optional', wayOut: 'Choose which emails you get' };

type Words = Omit<EmailContent, 'greeting' | 'wayOut'> & {
  /** Where the way out leads, if not to the choice of emails. */
  wayOutPath?: string;
};

/** Any email, for code that does not read its data. */
export interface AnyEmail {
  /** Unique in the product; stored with each queued email. */
  name: string;
  rule: FixedRule | { topic: DigestTopic; line(data: never): string };
  law: Law;
  /** Whether participants the client invited to the case receive it too. Decisions and receipts go to the client alone. */
  toParticipants: boolean;
  /** Reads what isn’t stored with each email, just before it is sent; null when it must not be sent anymore. */
  read?(services: Services, data: never): Promise<object | null>;
  content(data: never, site: SiteProfile): Words;
}

/** `Data` is what the wording needs; it is stored, so that the email can be sent after a restart. */
export interface Email<Data extends object> extends AnyEmail {
  content(data: Data, site: SiteProfile): Words;
}

type Definition<Data> = {
  rule: FixedRule | (Data extends { path: string } ? { topic: DigestTopic; line(data: Data): string } : never);
  law: Law;
  toParticipants?: true;
  read?(services: Services, data: Data): Promise<object | null>;
  content(data: Data, site: SiteProfile): Words;
};

/** The data every email about a case has. */
export type CaseFacts = { number: string; title: string; path: string };

/** What somebody wrote, as paragraphs. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** Defines the emails of a module, by name. */
export function defineEmails<Data extends { [Name in keyof Data]: object }>(
  definitions: {
    [Name in keyof Data]: Definition<Data[Name]>;
  },
): { [Name in keyof Data]: Email<Data[Name]> } {
  const defined = Object.entries<Definition<never>>(definitions).map(([name, definition]) => [
    name,
    { name, toParticipants: false, ...definition },
  ]);
  return Object.fromEntries(defined);
}

/** An email to be queued in the outbox. */
export interface OutgoingEmail {
  email: AnyEmail;
  to: string;
  toName: string;
  data: object;
  /** The recipient's account, whose preference decides the channel. Without an account, email is the only channel. */
  userId?: string;
  /** The preference (null for none), if it was already read with the recipient. */
  chosen?: NotificationChannel | null;
}

/** Combines an email with its recipient and data. */
export function outgoing<Data extends object>(
  email: Email<Data>,
  addressed: Omit<OutgoingEmail, 'email' | 'data'> & { data: Data },
): OutgoingEmail {
  return { email, ...addressed };
}

/** Every email, by name. */
export type EmailBook = ReadonlyMap<string, AnyEmail>;

/** @throws when two emails have the same name */
export function bookOf(modules: readonly Record<string, AnyEmail>[]): EmailBook {
  const emails = modules.flatMap((defined) => Object.values(defined));
  const book = new Map(emails.map((email) => [email.name, email]));
  if (book.size < emails.length) throw new Error('Two emails have the same name');
  return book;
}

/** The topic whose notification preference applies to an email; `always` for one sent regardless of preferences. */
export function choiceTopic({ rule }: AnyEmail): NotificationTopic | 'always' {
  if (rule === 'stranger') return 'always';
  if (rule === 'stranger-security') return 'security';
  return typeof rule === 'string' ? rule : rule.topic;
}

/** Whether an unverified visitor can have it sent to any address. */
export function isForStrangers({ rule }: AnyEmail): boolean {
  return rule === 'stranger' || rule === 'stranger-security';
}
