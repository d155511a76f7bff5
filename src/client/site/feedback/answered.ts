/** The pages whose question was answered on this device; not how. The privacy policy names it. */
const KEY = 'coverbridge-feedback';

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Storage may be forbidden: the question is then asked again.
    return [];
  }
}

export function isAnswered(page: string): boolean {
  return read().includes(page);
}

export function rememberAnswered(page: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), page])]));
  } catch {
    // As above.
  }
}
