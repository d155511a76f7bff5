import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root.ts';

export interface SourceFile {
  /** From the root of the repository, with slashes: `src/server/app.ts`. */
  path: string;
  text: string;
  lines: number;
  imports: Import[];
}

export interface Import {
  /** A path like those above when it stays in the repository, else the name of a package or of a Node module. */
  target: string;
  /** `import type` and `export type`: gone when the program runs. */
  typeOnly: boolean;
}

const aliases: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#server/': 'src/server/',
  '#client/': 'src/client/',
};
const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Every TypeScript file under the given folders, without generated ones, with what it imports. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.includes('/generated/'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return { path: file, text, lines: text.split('\n').length - 1, imports: importsOf(file, text) };
    });
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(([, type, fixed, lazy]) => ({
    target: resolve(file, fixed ?? lazy ?? ''),
    typeOnly: Boolean(type),
  }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  return specifier;
}
