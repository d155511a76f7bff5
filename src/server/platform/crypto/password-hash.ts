/** Passwords as argon2id hashes. */
import { hash, verify } from '@node-rs/argon2';

/** With the library's parameters (19 MiB, 2 passes), which follow OWASP. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownUserHash: Promise<string> | undefined;

/** An unknown user costs as much time as a known one, so that the clock does not tell them apart. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownUserHash ??= hashPassword('nobody has this password');
  return (await verify(passwordHash ?? (await unknownUserHash), password)) && passwordHash !== undefined;
}
