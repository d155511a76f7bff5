import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root.ts';

export interface SourceFile {
  /** Relative to the root of the repository, with slashes: `src/server/app/app.ts`. */
  path: string;
  text: string;
  lines: number;
}

/** Every TypeScript file under the given folders, except generated ones. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return filesOf('{ts,tsx}', folders);
}

/** Every SQL file under the given folders. */
export function sqlFiles(...folders: string[]): SourceFile[] {
  return filesOf('sql', folders);
}

function filesOf(ending: string, folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.${ending}`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/generated/'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { path: file, text, lines: text.split('\n').length - 1 };
    });
}
