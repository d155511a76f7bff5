/** What a new password may not be, beyond the rules every form knows: one place for registration, reset and change. */
import { isCommonPassword } from '#server/adapters/common-passwords.ts';
import { AppError } from '#server/app-error.ts';

const COMMON =
  'This password is among the 10,000 most common ones, which are tried first by whoever guesses. Please choose another one';
const NAMED = 'Your password must not be your username or your email address';

type Owner = { username: string; email: string };

function weaknessOf(password: string, { username, email }: Owner): string | null {
  if (isCommonPassword(password)) return COMMON;
  const lower = password.toLowerCase();
  const names = [username, email, email.split('@')[0] ?? ''];
  return names.some((name) => name.toLowerCase() === lower) ? NAMED : null;
}

/** A refusal of one field, as zod's look to a form. */
export function refusedField(path: string, message: string): AppError {
  return new AppError({ code: 'BAD_REQUEST', message, issues: [{ path, message }] });
}

/** @throws {AppError} BAD_REQUEST with the reason, at `password` */
export function refuseWeakPassword(password: string, owner: Owner): void {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw refusedField('password', weakness);
}
