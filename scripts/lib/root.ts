import path from 'node:path';

/** The folder of package.json. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** An absolute path inside the repository. */
export function inRoot(...parts: string[]): string {
  return path.join(root, ...parts);
}

/** Where this machine keeps its data: DATA_DIR, by default `.data`. */
export function dataDirectory(): string {
  return path.resolve(root, process.env.DATA_DIR || '.data');
}
