import path from 'node:path';
import { inRoot } from '../../scripts/lib/root.ts';
import { runIn } from './client-package.ts';

/** The compilers that callers have: ours, and the one before it. */
export const compilers = {
  7: inRoot('node_modules', 'typescript', 'bin', 'tsc'),
  5: inRoot('openapi', 'client', 'node_modules', 'typescript', 'bin', 'tsc'),
};

const strict = [
  '--strict',
  '--noUncheckedIndexedAccess',
  '--noEmit',
  '--allowImportingTsExtensions',
  '--target',
  'es2022',
  '--module',
  'nodenext',
];

/** Throws with the errors when a file in the folder doesn’t compile, `skipLibCheck` off. */
export async function compileStrict(
  folder: string,
  version: keyof typeof compilers,
  ...files: string[]
): Promise<void> {
  const names = files.map((file) => path.relative(folder, path.resolve(folder, file)));
  await runIn(folder, process.execPath, compilers[version], ...strict, '--types', 'node', ...names);
}
