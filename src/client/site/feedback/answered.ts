/** The pages whose question was answered on this device; not how. */
import { readStoredJson, writeStoredJson } from '#client/lib/stored.ts';

const KEY = 'coverbridge-feedback';

function read(): string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.map(String) : [];
}

export function isAnswered(page: string): boolean {
  return read().includes(page);
}

export function rememberAnswered(page: string): void {
  writeStoredJson(KEY, [...new Set([...read(), page])]);
}
