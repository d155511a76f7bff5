import { hash, verify } from '@node-rs/argon2';
import { AppError, conflict } from '#server/app-error.ts';
import type { Transaction } from '#server/db.ts';
import { linkInvitedCase } from '#server/features/invitations/commands.ts';
import { Prisma } from '#server/generated/prisma/client.ts';
import { limits } from '#server/http/rate-limit.ts';
import { toE164 } from '#server/phone.ts';
import type { Services } from '#server/services.ts';
import { type LoginInput, type RegisterInput, TERMS_VERSION, WRONG_CREDENTIALS } from '#shared/auth/schema.ts';

type SignedIn = { id: string; sessionEpoch: number };

/** argon2id with the library's parameters (19 MiB, 2 passes), which follow OWASP. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownUserHash: Promise<string> | undefined;

/**
 * Checks a username (or e-mail) and password.
 * @throws {AppError} UNAUTHORIZED, the same for an unknown user, a wrong password and a disabled account; TOO_MANY_REQUESTS
 */
export async function login({ db, limiter }: Services, { username, password }: LoginInput): Promise<SignedIn> {
  const key = username.toLowerCase();
  const user = await db.user.findFirst({ where: key.includes('@') ? { emailKey: key } : { usernameKey: key } });
  // By account, so that trying its username and its e-mail in turn gives no second helping.
  await limiter.consume(limits.loginAccount, user?.id ?? key);
  // An unknown user costs as much time as a known one, so that the clock does not tell them apart.
  unknownUserHash ??= hashPassword('nobody has this password');
  const matches = await verify(user?.passwordHash ?? (await unknownUserHash), password);
  if (!user || !matches || user.disabledAt) throw new AppError({ code: 'UNAUTHORIZED', message: WRONG_CREDENTIALS });
  return user;
}

function takenMessage(error: Prisma.PrismaClientKnownRequestError): string {
  return JSON.stringify(error.meta ?? {}).includes('emailKey')
    ? 'This email address already has an account. You can log in with it.'
    : 'This username is already taken. Please choose another one.';
}

async function createClient(tx: Transaction, input: RegisterInput, passwordHash: string, now: Date): Promise<SignedIn> {
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
    },
    select: { id: true, sessionEpoch: true },
  });
}

/**
 * Creates a client. An invitation from a receipt mail proves its mailbox: the case it belongs to is linked, and the address
 * counts as verified when it is the one that was registered.
 * @throws {AppError} CONFLICT when the username or the e-mail is taken; NOT_FOUND when the invitation is used or too old
 */
export async function register({ db, now }: Services, input: RegisterInput): Promise<SignedIn> {
  const passwordHash = await hashPassword(input.password);
  try {
    return await db.$transaction(async (tx) => {
      const user = await createClient(tx, input, passwordHash, now());
      if (input.invitation) await linkInvitedCase(tx, { token: input.invitation, userId: user.id, now: now() });
      return user;
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw conflict(takenMessage(error));
    throw error;
  }
}
