/**
 * What an email is: whose choice decides about it, and its words. Every module defines its own in `emails.ts` and hands them to the
 * outbox as values; `app/emails.ts` puts all of them together for the job that sends.
 *
 * Emails never carry answers, messages, documents or reasons: somebody reading over a shoulder learns that there is news, not what it is.
 */
import type { EmailContent } from '#server/platform/email/view.ts';
import type { NotificationChannel, NotificationTopic } from '#shared/notifications/schema.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** Topics with a daily digest; an email about one says in a line, without content, that there is news. */
type DigestTopic = Extract<NotificationTopic, 'messages' | 'documents' | 'progress' | 'operations'>;

/**
 * `stranger` and `stranger-security`: anybody can have it sent by typing an address, so it holds nothing that the sender typed, not
 * even a name, and a mailbox that has not proved itself gets few of them a day.
 *
 * `always`: it goes out whatever was chosen. That is what somebody has just asked for and must be able to prove (receipts, the
 * newsletter's double opt-in), what the law requires (who holds your information now, under which licence), and what no
 * setting of convenience may hide (whether there is coverage). Emails of the topic `security` cannot be switched off either.
 */
type FixedRule = 'stranger' | 'stranger-security' | 'always' | 'security' | 'offers';

type Words = Omit<EmailContent, 'greeting'>;

/** Any email, where its data is not looked into. */
export interface AnyEmail {
  /** Unique in the product; stored with an email that waits. */
  name: string;
  rule: FixedRule | { topic: DigestTopic; line(data: never): string };
  /** Whether those the client let into the case get it as well. Decisions and receipts are the client's alone. */
  toParticipants: boolean;
  content(data: never, site: SiteProfile): Words;
}

/** `Data` is what its words need to know; it is stored, so that the email can be sent after a restart. */
export interface Email<Data extends object> extends AnyEmail {
  content(data: Data, site: SiteProfile): Words;
}

type Definition<Data> = {
  rule: FixedRule | (Data extends { path: string } ? { topic: DigestTopic; line(data: Data): string } : never);
  toParticipants?: true;
  content(data: Data, site: SiteProfile): Words;
};

/** What every email about a case knows. */
export type CaseFacts = { number: string; title: string; path: string };

/** The emails of a module by their names. */
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

/** An email on its way into the outbox. */
export interface OutgoingEmail {
  email: AnyEmail;
  to: string;
  toName: string;
  data: object;
  /** The recipient's account: their choice decides how it reaches them. Without an account an email is the only way. */
  userId?: string;
  /** That choice, null for none, where it was read together with the recipient. */
  chosen?: NotificationChannel | null;
}

/** An email with its recipient and what its words need to know. */
export function outgoing<Data extends object>(
  email: Email<Data>,
  addressed: Omit<OutgoingEmail, 'email' | 'data'> & { data: Data },
): OutgoingEmail {
  return { email, ...addressed };
}

/** Every email by its name. */
export type EmailBook = ReadonlyMap<string, AnyEmail>;

/** @throws when two have one name */
export function bookOf(modules: readonly Record<string, AnyEmail>[]): EmailBook {
  const emails = modules.flatMap((defined) => Object.values(defined));
  const book = new Map(emails.map((email) => [email.name, email]));
  if (book.size < emails.length) throw new Error('Two emails have the same name');
  return book;
}

/** The topic whose notification setting decides about an email; `always` for one that goes out whatever the recipient chose. */
export function choiceTopic({ rule }: AnyEmail): NotificationTopic | 'always' {
  if (rule === 'stranger') return 'always';
  if (rule === 'stranger-security') return 'security';
  return typeof rule === 'string' ? rule : rule.topic;
}

/** Whether somebody who proved nothing can have it sent to any address. */
export function isForStrangers({ rule }: AnyEmail): boolean {
  return rule === 'stranger' || rule === 'stranger-security';
}
