import { SetupError } from '../steps.ts';

/** Below this, an attacker who has the file finds it by trying. */
const SHORTEST = 16;

/** @throws SetupError when there is none, or a short one */
export function passphrase(): string {
  const found = process.env.BACKUP_PASSPHRASE ?? '';
  if (found.length < SHORTEST)
    throw new SetupError(
      `Set BACKUP_PASSPHRASE to at least ${SHORTEST} characters, four random words or more. With it and DATA_KEY, everything can be read.`,
    );
  return found;
}
