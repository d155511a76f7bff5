/** "Remember me" keeps the username on this device and nothing else (spec decision 7). */
const KEY = 'remembered-username';

export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** An empty name forgets. */
export function rememberUsername(username: string): void {
  try {
    if (username) localStorage.setItem(KEY, username);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden; the name is then typed again.
  }
}
