/**
 * Rate limits, counted in PostgreSQL so that they hold across processes.
 *
 * The counts of concurrent requests are written in one statement, so a flood costs a few queries and the row of one busy address is not
 * contended. See docs/decisions/0004-rate-limits.md for why no existing limiter is used.
 */
import type pg from 'pg';
import { AppError } from '#server/platform/errors/app-error.ts';
import { batched } from '#server/platform/process/batching.ts';
import { callerKeys } from './caller-address.ts';

/** At most `points` within `seconds`, from the first hit on. */
export type LimitRule = {
  name: string;
  points: number;
  seconds: number;
  /** The limit of all callers together per minute, which holds however many addresses an attacker has. */
  everybodyPerMinute?: number;
};

/** A network of 65,536 neighbours (an IPv6 /48) gets this many times the limit of one of them. */
const NETWORK_FACTOR = 8;

/** Who is counted: a caller known only by an address, or a key, wherever it is used. */
export type Caller = string | { key: string };

/** Whose count a call of somebody signed in is: a person and each of their keys have their own, so that a script shuts out nobody. */
export function countedAs({ id, key }: { id: string; key?: { id: string } }): string {
  return key ? `key:${key.id}` : id;
}

/** Where a caller is with a limit after a hit. */
export type Standing = { name: string; points: number; seconds: number; left: number; resetSeconds: number };

export class LimitReached extends AppError {
  readonly standing: Standing;
  constructor(standing: Standing) {
    const minutes = Math.ceil(standing.resetSeconds / 60);
    super({
      code: 'TOO_MANY_REQUESTS',
      message: `Too many requests. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
      retryAfterSeconds: standing.resetSeconds,
    });
    this.standing = standing;
  }
}

type Hit = { rule: LimitRule; key: string };
type Count = { points: number; retryAfterSeconds: number };

export type RateLimiter = {
  /** @throws {AppError} TOO_MANY_REQUESTS with the seconds to wait */
  consume(rule: LimitRule, key: string): Promise<Standing>;
  /** The same for a caller: an address is also counted with its network and with all callers, a key only on its own. */
  consumeFrom(rule: LimitRule, caller: Caller): Promise<Standing>;
  /** The same without an error, for callers who must not learn the result. */
  allows(rule: LimitRule, key: string): Promise<boolean>;
  /** Returns a hit that did not count after all. */
  refund(rule: LimitRule, key: string): Promise<void>;
  /** Clears all hits. */
  reset(rule: LimitRule, key: string): Promise<void>;
};

const COUNT = `
  INSERT INTO rate_limits AS known (key, points, expires_at)
  SELECT key, count(*), now() + max(seconds) * interval '1 second'
  FROM unnest($1::text[], $2::int[]) AS hit (key, seconds) GROUP BY key ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN known.expires_at <= now() THEN excluded.points ELSE known.points + excluded.points END,
    expires_at = CASE WHEN known.expires_at <= now() THEN excluded.expires_at ELSE known.expires_at END
  RETURNING key, points, ceil(extract(epoch FROM expires_at - now()))::int AS "retryAfterSeconds"`;

function storedKey(hit: Hit): string {
  return `${hit.rule.name}:${hit.key.slice(0, 200)}`;
}

/**
 * @param scale multiplies every limit (RATE_LIMIT_SCALE): tests and load tests raise it
 * @param refused called with the name of a limit that was reached
 */
export function createRateLimiter(
  pool: pg.Pool,
  scale: number,
  refused: (limit: string) => void = () => undefined,
): RateLimiter {
  const count = batched<Hit, Count>(async (hits) => {
    const { rows } = await pool.query<Count & { key: string }>(COUNT, [
      hits.map(storedKey),
      hits.map((hit) => hit.rule.seconds),
    ]);
    const counts = new Map(rows.map((row) => [row.key, row]));
    // Hits of one key that were written together still count as consecutive: the first ones are within the limit. So each gets its
    // position, counted back from the last.
    return hits
      .toReversed()
      .map((hit) => {
        const count = counts.get(storedKey(hit));
        if (!count) return new Error('a hit was not counted');
        counts.set(storedKey(hit), { ...count, points: count.points - 1 });
        return count;
      })
      .reverse();
  });
  async function consume(rule: LimitRule, key: string): Promise<Standing> {
    const { points: hits, retryAfterSeconds: resetSeconds } = await count({ rule, key });
    const { name, seconds } = rule;
    const points = Math.floor(rule.points * scale);
    const standing = { name, points, seconds, left: Math.max(0, points - hits), resetSeconds };
    if (isWithin(rule, { points: hits })) return standing;
    refused(name);
    throw new LimitReached(standing);
  }
  const isWithin = (rule: LimitRule, { points }: Pick<Count, 'points'>) => points <= rule.points * scale;
  return {
    async allows(rule, key) {
      return isWithin(rule, await count({ rule, key }));
    },
    async refund(rule, key) {
      await pool.query('UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > 0', [
        storedKey({ rule, key }),
      ]);
    },
    async reset(rule, key) {
      await pool.query('DELETE FROM rate_limits WHERE key = $1', [storedKey({ rule, key })]);
    },
    consume,
    async consumeFrom(rule, caller) {
      if (typeof caller !== 'string') return consume(rule, `key:${caller.key}`);
      const { own, network } = callerKeys(caller);
      const wide = { ...rule, name: `${rule.name}-network`, points: rule.points * NETWORK_FACTOR };
      const [standing] = await Promise.all([consume(rule, own), network ? consume(wide, network) : null]);
      // Only what the narrower counters let through: one busy caller must not use up the shared limit.
      const { everybodyPerMinute: points } = rule;
      if (points) await consume({ name: `${rule.name}-everybody`, points, seconds: 60 }, 'all');
      return standing;
    },
  };
}

export const limits = {
  login: { name: 'login', points: 20, seconds: 300 },
  /** Guesses at one account from devices that never signed in to it, all of them together. */
  loginUnknownDevice: { name: 'login-unknown-device', points: 10, seconds: 300 },
  /** Guesses at one account from one device that did: nobody else can use these up. */
  loginKnownDevice: { name: 'login-known-device', points: 10, seconds: 300 },
  /** Second-factor codes, from someone who knows the password: few, since there are only a million. */
  secondFactor: { name: 'second-factor', points: 10, seconds: 3600 },
  /** The password of a signed-in user, required again before a change. */
  passwordProof: { name: 'password-proof', points: 10, seconds: 300 },
  forgotPassword: { name: 'forgot-password', points: 10, seconds: 3600 },
  /** Above it no further email is sent, silently: the last link keeps working. */
  forgotPasswordMailbox: { name: 'forgot-password-mailbox', points: 5, seconds: 1800 },
  resetPassword: { name: 'reset-password', points: 30, seconds: 3600 },
  accountLink: { name: 'account-link', points: 60, seconds: 3600 },
  /** Verification emails one account may have sent. */
  accountMail: { name: 'account-mail', points: 5, seconds: 3600 },
  /** Wrong codes from these emails, over all of them: six digits must not be brute-forced across emails. */
  mailCode: { name: 'mail-code', points: 15, seconds: 86_400 },
  /** Emails that strangers may cause to one unverified mailbox: the address is whatever they type. */
  strangersMailbox: { name: 'strangers-mailbox', points: 3, seconds: 86_400 },
  register: { name: 'register', points: 10, seconds: 3600, everybodyPerMinute: 120 },
  contact: { name: 'contact', points: 10, seconds: 600, everybodyPerMinute: 240 },
  newsletter: { name: 'newsletter', points: 10, seconds: 3600, everybodyPerMinute: 240 },
  /** How often being locked out of one account is recorded. */
  lockoutEvent: { name: 'lockout-event', points: 1, seconds: 300 },
  /** Tests that an administrator sends to themselves. */
  newsletterTest: { name: 'newsletter-test', points: 30, seconds: 3600 },
  newsletterLink: { name: 'newsletter-link', points: 60, seconds: 3600 },
  /** The ways out of emails. Generous: an email provider presses the button for all of its users from a few addresses. */
  emailChoices: { name: 'email-choices', points: 600, seconds: 3600 },
  browserFailures: { name: 'browser-failures', points: 30, seconds: 600 },
  /** Over all addresses: a release that fails in every browser must not become a load of its own. */
  browserFailuresOfAll: { name: 'browser-failures-of-all', points: 120, seconds: 60 },
  /** Of “Was this helpful?”: a page with all questions of a subject asks about twenty. */
  feedback: { name: 'feedback', points: 60, seconds: 3600, everybodyPerMinute: 600 },
  search: { name: 'search', points: 120, seconds: 60 },
  chat: { name: 'chat', points: 30, seconds: 600 },
  draft: { name: 'draft', points: 300, seconds: 3600, everybodyPerMinute: 3_000 },
  /** Emails with a link to a draft, and QR codes for one. */
  draftLink: { name: 'draft-link', points: 20, seconds: 3600, everybodyPerMinute: 240 },
  /** Opening these links: a scanner may look at each many times. */
  draftOpening: { name: 'draft-opening', points: 120, seconds: 3600, everybodyPerMinute: 1_200 },
  /** Fresh codes of one link: six digits must not be brute-forced across emails. */
  draftCode: { name: 'draft-code', points: 5, seconds: 86_400 },
  /** Papers to read: each costs seconds of processor time, and people have one or two of a few pages. */
  readPaper: { name: 'read-paper', points: 20, seconds: 3600, everybodyPerMinute: 60 },
  /** Everything that reaches the agents' door, before it is read. */
  agentCall: { name: 'agent-call', points: 240, seconds: 60 },
  preparedPreview: { name: 'prepared-preview', points: 60, seconds: 600, everybodyPerMinute: 600 },
  /** Requests that agents leave for their person. */
  preparedRequest: { name: 'prepared-request', points: 10, seconds: 3600, everybodyPerMinute: 120 },
  submitQuote: { name: 'submit-quote', points: 10, seconds: 3600 },
  /** Of all callers together, far above what is usual: from then on each request needs a proof (docs/decisions/0075). */
  submitQuotePace: { name: 'submit-quote-pace', points: 100, seconds: 600 },
  /** Of all callers together, with a proof. */
  submitQuoteProven: { name: 'submit-quote-proven', points: 300, seconds: 60 },
  /** Requests that one broker opens for callers: more than anyone can speak with. */
  openSpoken: { name: 'open-spoken', points: 60, seconds: 3600 },
  /** Of one partner: its daily ceiling is counted apart. */
  lead: { name: 'lead', points: 600, seconds: 600 },
  /** Of one visitor of a partner's page, wherever it is: a program there must not use up the partner's daily ceiling. */
  leadVisitor: { name: 'lead-visitor', points: 10, seconds: 3600 },
  /** Openings of the form on a partner's page. */
  embeddedForm: { name: 'embedded-form', points: 240, seconds: 600 },
  /** Questions of browsers before a call with a publishable key: each is looked up. Browsers keep an answer for ten minutes. */
  preflight: { name: 'preflight', points: 240, seconds: 600, everybodyPerMinute: 6_000 },
  /** Each test calls a stranger's server; each new webhook may be tested. */
  webhookTest: { name: 'webhook-test', points: 60, seconds: 600 },
  /** Codes that a person has texted. */
  textCode: { name: 'text-code', points: 5, seconds: 3600 },
  /** Codes to one number, by anyone: its owner may not have asked. */
  textCodeNumber: { name: 'text-code-number', points: 3, seconds: 86_400 },
  /** Calendar programs that read one broker's calendar, */
  calendarFeed: { name: 'calendar-feed', points: 240, seconds: 3600 },
  /** and addresses that ask for calendars which don't exist, or no longer. */
  unknownCalendar: { name: 'unknown-calendar', points: 60, seconds: 3600 },
  /** Browsers that ask for notifications: each is an address that we call from then on. */
  pushDevices: { name: 'push-devices', points: 20, seconds: 3600 },
  message: { name: 'message', points: 60, seconds: 60 },
  /** Emails of one person about one request: more is a loop, or not a person. */
  inboundEmail: { name: 'inbound-email', points: 30, seconds: 3600 },
  /** Automatic answers to them. */
  inboundAnswer: { name: 'inbound-answer', points: 3, seconds: 86_400 },
  /** Refused ones that the broker gets a notification about. */
  inboundRefused: { name: 'inbound-refused', points: 5, seconds: 86_400 },
  /** Calls of the provider that receives emails for us, before they are read. */
  inboundCall: { name: 'inbound-call', points: 600, seconds: 60 },
  /** Connections of other mail servers. */
  inboundConnection: { name: 'inbound-connection', points: 60, seconds: 60, everybodyPerMinute: 1_200 },
  /** Typing indicators. */
  writing: { name: 'writing', points: 60, seconds: 60 },
  invite: { name: 'invite', points: 20, seconds: 86_400 },
  /** Sent by a manager of a firm, or sent again. */
  inviteToFirm: { name: 'invite-to-firm', points: 100, seconds: 86_400 },
  invitationLink: { name: 'invitation-link', points: 60, seconds: 3600 },
  privacyRequest: { name: 'privacy-request', points: 10, seconds: 86_400 },
  /** Creating one is CPU-bound. */
  caseFile: { name: 'case-file', points: 30, seconds: 600 },
  /** Enough for a system that fetches each accepted case, and each again when it changes. */
  casePacket: { name: 'case-packet', points: 120, seconds: 600 },
  /** Derives a key, which is meant to take a while. */
  consentCertificate: { name: 'consent-certificate', points: 60, seconds: 600 },
  checkCertificate: { name: 'check-certificate', points: 60, seconds: 600 },
  dataExport: { name: 'data-export', points: 10, seconds: 3600 },
  /** Jumps to a case while typing, by person: each letter of four words a minute, and more. */
  find: { name: 'find', points: 240, seconds: 60 },
  /** Pages of requests without a broker, by broker: plenty for a screen that refreshes automatically, too few to copy them all. */
  pool: { name: 'pool', points: 120, seconds: 60 },
  tableExport: { name: 'table-export', points: 30, seconds: 3600 },
  importUpload: { name: 'import-upload', points: 30, seconds: 3600 },
  upload: { name: 'upload', points: 120, seconds: 600 },
} satisfies Record<string, LimitRule>;
