/** "Remember me" stores only the username on this device (spec decision 7). */
const KEY = 'remembered-username';

export function rememberedUsername(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** An empty name removes it. */
export function rememberUsername(username: string): void {
  try {
    if (username) localStorage.setItem(KEY, username);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be blocked; the name is then typed again.
  }
}
