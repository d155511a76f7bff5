/** What a new password may not be, beyond the rules every form checks: shared by registration, reset and change. */

import { refusedField } from '#server/platform/errors/app-error.ts';
import { STAFF_PASSWORD_MIN, STAFF_PASSWORD_SHORT } from '#shared/accounts/auth/schema.ts';
import type { Role } from '#shared/platform/permissions.ts';
import { demoPassword } from '#shared/platform/samples.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfGuessableWords } from './guessable-words.ts';

const COMMON = 'This is one of the 10,000 most common passwords, which attackers try first. Choose another one';
const GUESSABLE =
  'This password is made up of easily guessed words, such as places, seasons and insurance terms. Choose another one';
const PUBLISHED = 'This password is published in the product’s documentation. Choose another one';
const NAMED = 'Your password must not be your username or your email address';

type Owner = { username: string; email: string; role: Role };
type Setting = { env: { production: boolean; site: { name: string } } };

/** The words of the site's name, and the name as one word. */
function nameWords(name: string): string[] {
  const words = name.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  return [...new Set([...words, words.join('')])].filter((word) => word.length > 0);
}

function weaknessOf({ env }: Setting, password: string, { username, email, role }: Owner): string | null {
  if (role !== 'client' && password.length < STAFF_PASSWORD_MIN) return STAFF_PASSWORD_SHORT;
  if (isCommonPassword(password)) return COMMON;
  if (isMadeOfGuessableWords(password, nameWords(env.site.name))) return GUESSABLE;
  const lower = password.toLowerCase();
  if (env.production && lower === demoPassword.toLowerCase()) return PUBLISHED;
  const names = [username, email, email.split('@')[0] ?? ''];
  return names.some((name) => name.toLowerCase() === lower) ? NAMED : null;
}

/** @throws {AppError} BAD_REQUEST with the reason, at `password` */
export function refuseWeakPassword(setting: Setting, password: string, owner: Owner): void {
  const weakness = weaknessOf(setting, password, owner);
  if (weakness) throw refusedField('password', weakness === STAFF_PASSWORD_SHORT ? 'too_short' : 'too_weak', weakness);
}
