/** One-time codes of authenticator apps (RFC 6238), with the parameters all of them use: SHA-1, six digits, 30 seconds. */
import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;

export function newAuthenticatorSecret(): string {
  return generateSecret();
}

/** The URI that apps read from a QR code. */
export function authenticatorUri(secret: string, issuer: string, label: string): string {
  return generateURI({ secret, issuer, label });
}

/** The time step a code belongs to, at most one before or after now, since clocks differ; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  if (!result.valid) return null;
  return Math.floor(epoch / STEP_SECONDS) + result.delta;
}
