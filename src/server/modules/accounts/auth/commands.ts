import { tellOwner } from '#server/modules/accounts/account/commands.ts';
import { queueVerification } from '#server/modules/accounts/auth/verification/commands.ts';
import { registeredByInvitation } from '#server/modules/accounts/events.ts';
import { refuseWeakPassword } from '#server/modules/accounts/passwords/policy.ts';
import { acceptCode, WRONG_CODE } from '#server/modules/accounts/second-factor/codes/commands.ts';
import { type RecordedEvent, recordSecurityEvent } from '#server/modules/accounts/security-events/commands.ts';
import { lockUser } from '#server/modules/accounts/tokens/commands.ts';
import type { Session } from '#server/platform/auth/session.ts';
import { hashPassword, passwordMatches } from '#server/platform/crypto/password-hash.ts';
import type { Transaction } from '#server/platform/db/client.ts';
import { Prisma, type User } from '#server/platform/db/generated/prisma/client.ts';
import { transaction } from '#server/platform/db/transaction.ts';
import { AppError, conflict, refusedField } from '#server/platform/errors/app-error.ts';
import { type LimitRule, limits, type RateLimiter } from '#server/platform/http/rate-limit.ts';
import { toE164 } from '#server/platform/phone.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type LoginInput,
  type RegisterInput,
  SECOND_FACTOR_NEEDED,
  TERMS_VERSION,
  WRONG_CREDENTIALS,
} from '#shared/accounts/auth/schema.ts';
import type { SubmittedVia } from '#shared/platform/submitted-via.ts';

type WithSession = Services & { session: Session };

/** A user that does not exist: looking up its devices takes as long as looking up a real user's. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Has this browser been signed in to this account before? */
async function isKnownDevice({ db, session }: WithSession, userId: string): Promise<boolean> {
  const before = await db.userSession.findFirst({
    where: { userId, deviceHash: session.device.hash },
    select: { id: true },
  });
  return before !== null;
}

/**
 * Guesses are counted per account for all unknown devices together, and separately for each known device (OWASP device
 * cookies): an outside attacker slows down strangers, never the owner on a known browser. Counted by account, so that
 * alternating between the username and the email does not double the tries.
 */
function guessesAt(account: string, device: string | null) {
  const key = device ? `${account}:${device}` : account;
  const passwords: LimitRule = device ? limits.loginKnownDevice : limits.loginUnknownDevice;
  return {
    countPassword: (limiter: RateLimiter) => limiter.consume(passwords, key),
    countCode: (limiter: RateLimiter) => limiter.consume(limits.secondFactor, key),
    /** It was not a guess. Others' guesses from unknown devices stay counted. */
    async forgive(limiter: RateLimiter) {
      if (device) await limiter.reset(passwords, key);
      else await limiter.refund(passwords, key);
    },
    async forgiveCode(limiter: RateLimiter) {
      if (device) await limiter.reset(limits.secondFactor, key);
      else await limiter.refund(limits.secondFactor, key);
    },
  };
}

type Guesses = ReturnType<typeof guessesAt>;

type Outcome = Exclude<RecordedEvent['outcome'], undefined | 'succeeded'>;

function recordFailure({ db, now, session }: WithSession, userId: string | null, outcome: Outcome): Promise<void> {
  return recordSecurityEvent(db, now(), session.origin, { kind: 'sign_in', outcome, userId });
}

/** Counts a guess. A lockout is recorded once in a while, not for every attempt on a locked account. */
async function countGuess(services: WithSession, userId: string | null, key: string, count: () => Promise<void>) {
  try {
    await count();
  } catch (error) {
    const isLockout = error instanceof AppError && error.code === 'TOO_MANY_REQUESTS';
    if (isLockout && (await services.limiter.allows(limits.lockoutEvent, key)))
      await recordFailure(services, userId, 'locked_out');
    throw error;
  }
}

/** @throws {AppError} UNAUTHORIZED with an issue at `code` when a code is missing or wrong; TOO_MANY_REQUESTS */
async function checkSecondFactor(services: WithSession, user: User, code: string | undefined, guesses: Guesses) {
  if (!user.totpEnabledAt) return;
  if (!code) throw refusedField('code', 'required', SECOND_FACTOR_NEEDED, 'UNAUTHORIZED');
  await countGuess(services, user.id, user.id, () => guesses.countCode(services.limiter));
  if (!(await acceptCode(services, user, code))) {
    await recordFailure(services, user.id, 'wrong_code');
    throw refusedField('code', 'incorrect', WRONG_CODE, 'UNAUTHORIZED');
  }
  await guesses.forgiveCode(services.limiter);
}

/** Refuses a password that was replaced while this login was in progress: the change ended every session it could see, but not this one. */
async function assertStillGood(tx: Transaction, { id, passwordHash }: User): Promise<void> {
  await lockUser(tx, id);
  if ((await tx.user.count({ where: { id, passwordHash, disabledAt: null } })) === 0)
    throw new AppError({ code: 'UNAUTHORIZED', message: WRONG_CREDENTIALS });
}

/**
 * Starts a session for a username (or email), password and, where there is one, second factor. The owner is notified of
 * a new device, except at the first session of an account.
 * @throws {AppError} UNAUTHORIZED, the same for an unknown user, a wrong password and a disabled account; TOO_MANY_REQUESTS
 */
export async function login(services: WithSession, { username, password, code }: LoginInput): Promise<void> {
  const { db, limiter, session } = services;
  const key = username.toLowerCase();
  const user = await db.user.findFirst({ where: key.includes('@') ? { emailKey: key } : { usernameKey: key } });
  const known = await isKnownDevice(services, user?.id ?? NOBODY);
  const guesses = guessesAt(user?.id ?? key, known ? session.device.hash : null);
  // Counted before it is checked, so that concurrent guesses get no more tries than sequential ones.
  await countGuess(services, user?.id ?? null, user?.id ?? key, () => guesses.countPassword(limiter));
  const matches = await passwordMatches(user?.passwordHash, password);
  if (!user || !matches || user.disabledAt) {
    await recordFailure(services, user?.id ?? null, user && matches ? 'account_disabled' : 'wrong_password');
    throw new AppError({ code: 'UNAUTHORIZED', message: WRONG_CREDENTIALS });
  }
  await guesses.forgive(limiter);
  await checkSecondFactor(services, user, code, guesses);
  const isFirst = !known && (await db.userSession.count({ where: { userId: user.id }, take: 1 })) === 0;
  await session.start(user, async (tx) => {
    await assertStillGood(tx, user);
    await recordSecurityEvent(tx, services.now(), session.origin, { kind: 'sign_in', userId: user.id });
    if (known || isFirst) return;
    await tellOwner(tx, services, user, 'new-device', { device: session.device.name });
  });
}

function takenMessage(error: Prisma.PrismaClientKnownRequestError): string {
  return JSON.stringify(error.meta ?? {}).includes('email_key')
    ? 'This email address already has an account. You can sign in with it.'
    : 'This username is already taken. Choose another one.';
}

async function createClient(
  tx: Transaction,
  input: RegisterInput,
  { passwordHash, via, now }: { passwordHash: string; via: SubmittedVia; now: Date },
): Promise<User> {
  const { username, email, fullName, phone } = input;
  return tx.user.create({
    data: {
      username,
      usernameKey: username.toLowerCase(),
      email,
      emailKey: email.toLowerCase(),
      fullName,
      phone,
      phoneE164: toE164(phone),
      passwordHash,
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: now,
      termsVia: via,
    },
  });
}

/**
 * Creates a client and starts their session. An invitation from a receipt email proves its mailbox: its case is linked,
 * and the address counts as verified if it is the one registered. Any other address gets a confirmation email.
 * @param via whether the box on our form was ticked, or the terms were agreed to by sending the request over REST
 * @throws {AppError} BAD_REQUEST for a weak password; CONFLICT when the username or the email is taken; NOT_FOUND when the
 * invitation is used or expired
 */
export async function register(services: WithSession, input: RegisterInput, via: SubmittedVia): Promise<void> {
  const { db, now, session } = services;
  refuseWeakPassword(services, input.password, { ...input, role: 'client' });
  const passwordHash = await hashPassword(input.password);
  try {
    const user = await transaction(db, async (tx) => {
      const created = await createClient(tx, input, { passwordHash, via, now: now() });
      if (input.invitation)
        await services.publish(tx, registeredByInvitation, { userId: created.id, token: input.invitation, at: now() });
      const { emailVerifiedAt } = await tx.user.findUniqueOrThrow({
        where: { id: created.id },
        select: { emailVerifiedAt: true },
      });
      if (!emailVerifiedAt) await queueVerification(tx, services, created);
      return created;
    });
    await session.start(user, (tx) =>
      recordSecurityEvent(tx, now(), session.origin, { kind: 'sign_in', userId: user.id }),
    );
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw conflict(takenMessage(error));
    throw error;
  }
}
