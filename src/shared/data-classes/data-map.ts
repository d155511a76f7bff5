/**
 * What this website keeps about people: why, on what basis, for how long and who else handles it. The list in the privacy policy is
 * made from it, every table of the database belongs to one entry (`src/server/modules/data-classes/subjects.ts`), and the periods are
 * those of the rules that carry them out, so the policy cannot promise what the code does not do.
 */
import { IDLE_WARNING_DAYS, periodWords, type RetentionRuleName, retentionRules } from './retention-rules.ts';

/** Outside this program: the person who runs the server confirms both on the launch checklist. */
export const LOG_DAYS = 30;
export const BACKUP_DAYS = 35;

/** Why we may keep it, under Alberta's Personal Information Protection Act (PIPA) and Canada's anti-spam law (CASL). */
export const bases = {
  given: 'You gave it to us for this purpose',
  agreed: 'You agreed to it',
  proof: 'We have to be able to prove it',
  protection: 'We have to protect people’s information',
  unnamed: 'It identifies no one',
} as const;

/** Who handles it besides us. The register of service providers names the companies. */
export const recipients = {
  hosting: 'the company that hosts us',
  broker: 'your broker',
  ai: 'the AI provider, if the chat names one',
  email: 'the company that delivers our email',
} as const;

type Entry = {
  /** The subject, as a person would call it. */
  what: string;
  /** To complete "so that". */
  purpose: string;
  basis: keyof typeof bases;
  /** In words. `{rule}` is replaced by the period of that retention rule. */
  until: string;
  /** The rules that end it, when its words need not name their periods. */
  rules?: readonly RetentionRuleName[];
  recipients?: readonly (keyof typeof recipients)[];
};

/** In the order of the policy. */
export const dataMap = {
  drafts: {
    what: 'A request you started but didn’t send, and the email address you had a link to it sent to',
    purpose: 'you can stop and come back later',
    basis: 'given',
    until: '{drafts} after its last change. It’s then deleted automatically.',
  },
  requests: {
    what: 'A request, with its messages, options, calls and notes',
    purpose: 'a broker can look for options, and you both have the same record',
    basis: 'agreed',
    until:
      '{closed_cases} after it closed without a policy, or {bound_cases} after a policy was confirmed. What identifies you is then removed; the kind of insurance, the area, the language, the dates, the insurers and prices offered, and the outcome are kept for statistics.',
    rules: ['case_messages'],
    recipients: ['broker'],
  },
  documents: {
    what: 'A document you sent',
    purpose: 'your broker has what a quote requires, and any misuse would be noticed',
    basis: 'given',
    until: 'As long as the request it belongs to, or until you delete it, whichever comes first.',
    rules: ['closed_cases', 'bound_cases'],
    recipients: ['broker'],
  },
  contact: {
    what: 'A message sent with the contact form, and our replies',
    purpose: 'we, or a licensed broker partner, can reply',
    basis: 'given',
    until: '{contact_messages} after it arrived.',
    recipients: ['broker'],
  },
  assistant: {
    what: 'A question to the assistant, its answer, the page you were on, and what you said about the answer',
    purpose: 'we can find errors, and see what this site doesn’t explain yet',
    basis: 'given',
    until: '{chat_turns} after each question. It’s then deleted automatically.',
    recipients: ['ai'],
  },
  accounts: {
    what: 'Your account: name, username, email, phone number, settings, and your password in a form no one can read',
    purpose: 'you can follow your request and message your broker',
    basis: 'given',
    until: `Until you ask us to close it, or {idle_accounts} after you last used it, unless a request is still open; we email you ${IDLE_WARNING_DAYS} days before.`,
  },
  signIns: {
    what: 'Sign-ins and other security events on an account, with the browser and part of the IP address, and when an administrator viewed your portal',
    purpose: 'you and we can tell when someone else gets in',
    basis: 'protection',
    until:
      '{security_events} after each event; for an administrator’s view of your portal, {view_grants}. A browser you signed in with is remembered for 400 days after you last used it.',
  },
  notifications: {
    what: 'Notifications in your portal, which ones you want by email, and the devices and number that get them',
    purpose: 'you know when something happens',
    basis: 'given',
    until: '{notifications} after each one. Your choices stay as long as your account.',
  },
  emails: {
    what: 'A record of each email we sent: the name and address, what kind it was, and when',
    purpose: 'we can see whether it was delivered',
    basis: 'proof',
    until: '{mails}. The text isn’t kept once the email is sent.',
    recipients: ['email'],
  },
  newsletter: {
    what: 'Your newsletter sign-up: email address, topics and when you confirmed; and which issues we sent you, not whether you opened them',
    purpose: 'we can send it to you',
    basis: 'agreed',
    until:
      'Until you unsubscribe, then another {newsletter_left} as proof that you did. An address that’s never confirmed is deleted {newsletter_pending} after the confirmation email, and which issues we sent you {mails} after each.',
    recipients: ['email'],
  },
  suppressed: {
    what: 'A record that an address doesn’t want our email, as a code that doesn’t show the address',
    purpose: 'it gets no newsletter, invitation or news, even if someone else types it here',
    basis: 'proof',
    until: 'For good. If its owner changes their mind, we record that next to it.',
  },
  consents: {
    what: 'Each consent: the exact wording, when and how you gave or withdrew it, your email address and IP address',
    purpose: 'we can prove what you agreed to',
    basis: 'proof',
    until:
      'As long as the request or subscription it belongs to, and no longer than {consents} after it was last needed. What identifies you is then removed; the record that someone agreed to this wording stays.',
  },
  history: {
    what: 'Request activity and the audit log: who did what, and when',
    purpose: 'questions and complaints can be answered with facts',
    basis: 'proof',
    until: '{case_history} after each entry, and for a request not before what identifies you is removed from it.',
    rules: ['decisions', 'audit'],
  },
  privacyRequests: {
    what: 'A request you made about your information, and our answer',
    purpose: 'we can show that we answered, and how',
    basis: 'proof',
    until: '{privacy_requests} after we answered.',
  },
  invitations: {
    what: 'An invitation to someone you want to see your request, or to a broker or administrator',
    purpose: 'only the person invited can accept it',
    basis: 'given',
    until:
      'With the request it belongs to. The link itself is deleted {case_invitations} after it expires; invitations to staff, {user_invitations} after they were sent.',
  },
  imports: {
    what: 'A file of requests that an administrator imported from another system',
    purpose: 'a broker can keep working on them here',
    basis: 'given',
    until: '{import_rows} after it was uploaded; the requests made from it are kept like any other.',
    recipients: ['broker'],
  },
  staff: {
    what: 'Brokers and administrators: their profile, licence and what they set up for their work',
    purpose: 'you can see who you’re dealing with',
    basis: 'agreed',
    until: 'While they work with us. Their name stays on what they did.',
    rules: ['bulk_actions'],
  },
  abuse: {
    what: 'Your IP address, when you search, ask the assistant, sign in, send a form, open a link from our email, run into an error or say whether a page was helpful',
    purpose: 'we can prevent abuse',
    basis: 'protection',
    until: 'A day at most.',
  },
  repeats: {
    what: 'Our answer to a program that sent something for you, encrypted',
    purpose: 'a program that lost the answer and asks again gets the same one, and nothing happens twice',
    basis: 'given',
    until: '24 hours after the call.',
  },
  failures: {
    what: 'A page failure in your browser: the error, the page and the kind of browser, but nothing about you',
    purpose: 'we can fix it',
    basis: 'unnamed',
    until: '30 days after it last happened.',
  },
  logs: {
    what: 'Our server’s log: the page, the time, whether it worked and, if you’re signed in, your account’s number, but not your name, your IP address or what you searched for',
    purpose: 'we can find errors',
    basis: 'protection',
    until: `${LOG_DAYS} days.`,
    recipients: ['hosting'],
  },
  backups: {
    what: 'Backups of everything above',
    purpose: 'nothing is lost when a server fails',
    basis: 'protection',
    until: `What was deleted is gone from backups after another ${BACKUP_DAYS} days.`,
    recipients: ['hosting'],
  },
  statistics: {
    what: 'Daily counts, such as requests, Yes and No answers under “Was this helpful?”, and what the AI provider used',
    purpose: 'we can see which parts of this website need work',
    basis: 'unnamed',
    until: 'Page and AI provider counts are kept for {statistics}; request counts are kept for good.',
    rules: ['retention_runs'],
  },
} as const satisfies Record<string, Entry>;
export type DataSubject = keyof typeof dataMap;

/** Whether the policy names the period of a rule; the others end working data nobody is promised anything about. */
export function isPromised(rule: RetentionRuleName): boolean {
  return entries.some(({ until }) => until.includes(`{${rule}}`));
}

const entries: readonly Entry[] = Object.values(dataMap);

/** The rules that end a subject: those its words name, and the others. */
export function rulesOf(subject: DataSubject): readonly RetentionRuleName[] {
  const { until, rules = [] }: Entry = dataMap[subject];
  return [...until.matchAll(/\{(\w+)\}/g)].map(([, rule]) => rule as RetentionRuleName).concat(rules);
}

/** How long a subject is kept, in a sentence. */
function untilWords({ until }: Entry): string {
  const words = until.replace(/\{(\w+)\}/g, (_, rule: RetentionRuleName) => periodWords(retentionRules[rule].period));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is kept and for how long. */
export function keptFor(): { what: string; period: string }[] {
  return entries.map((entry) => ({ what: entry.what, period: untilWords(entry) }));
}

/** The policy's list of what is kept, as Markdown. A table of five columns cannot be read on a phone. */
export function keptList(): string {
  return entries
    .map((entry) => {
      const others = (entry.recipients ?? []).map((who) => recipients[who]).join(' and ');
      const sentences = [
        `**${entry.what}**, so that ${entry.purpose}.`,
        `${bases[entry.basis]}.`,
        ...(others ? [`Also handled by ${others}.`] : []),
        `**How long:** ${untilWords(entry)}`,
      ];
      return `- ${sentences.join(' ')}`;
    })
    .join('\n');
}
