/** "Remember me" stores only the username on this device (spec decision 7). */
import { readStored, writeStored } from '#client/lib/stored.ts';

export function rememberedUsername(): string {
  return readStored('remembered-username') ?? '';
}

/** An empty name removes it. */
export function rememberUsername(username: string): void {
  writeStored('remembered-username', username || null);
}
