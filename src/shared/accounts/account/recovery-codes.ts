/** How recovery codes are written, and parsed when someone types them. */

/** Without 0 and O, 1 and I and L, which look alike in print. 31 letters, so 16 of them are 79 bits. */
export const RECOVERY_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const RECOVERY_LENGTH = 16;

/** In groups of four: `7KQM-2XWP-9FHD-R3TA`. */
export function writeRecoveryCode(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** Normalises a typed code, in any case and grouping; null when it cannot be a code. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  return new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`).test(letters) ? letters : null;
}

/** The six digits of an authenticator code, or null. */
export function readAuthenticatorCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
