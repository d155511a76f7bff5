/** What a link to a draft consists of, and how long it works. */
import { randomInt } from 'node:crypto';
import { hashCode, hashToken, newToken } from '#server/platform/crypto/tokens.ts';
import { paths } from '#shared/platform/paths.ts';

/** Six digits can be guessed from a plain hash, so it is keyed, and bound to its link. */
export function codeHashOf(dataKey: Buffer, tokenHash: string, code: string): string {
  return hashCode(dataKey, `draft ${tokenHash}`, code);
}

export function newCode(dataKey: Buffer, tokenHash: string): { code: string; codeHash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, codeHash: codeHashOf(dataKey, tokenHash, code) };
}

/** A new link with its code, and how both are stored. */
export function newLink(dataKey: Buffer) {
  const token = newToken();
  const tokenHash = hashToken(token);
  const { code, codeHash } = newCode(dataKey, tokenHash);
  return { path: paths.continueQuote(token), code, tokenHash, codeHash };
}
