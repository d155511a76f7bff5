/** Passwords as argon2id hashes. */
import { hash, verify } from '@node-rs/argon2';

/** With the library's parameters (19 MiB, 2 passes), which follow OWASP. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownUserHash: Promise<string> | undefined;

/** An unknown user takes as long to check as a known one, so that response times do not distinguish them. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownUserHash ??= hashPassword('nobody has this password');
  return (await verify(passwordHash ?? (await unknownUserHash), password)) && passwordHash !== undefined;
}
