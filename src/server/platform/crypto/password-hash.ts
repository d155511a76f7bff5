/** Passwords as argon2id hashes. */
import { hash, type Options, verify } from '@node-rs/argon2';

/** Without one, the library's parameters (19 MiB, 2 passes), which follow OWASP. */
let cost: Options | undefined;

/**
 * Makes every later hash of this process as cheap as argon2 allows, and so as quick to check. For tests alone, which sign in thousands of
 * times: `password-hash.test.ts` refuses a call from the product.
 */
export function hashCheaply(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let unknownUserHash: Promise<string> | undefined;

/** An unknown user takes as long to check as a known one, so that response times do not distinguish them. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknownUserHash ??= hashPassword('nobody has this password');
  return (await verify(passwordHash ?? (await unknownUserHash), password)) && passwordHash !== undefined;
}
