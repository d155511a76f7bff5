import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../scripts/lib/root.ts';
import { readImports } from './support/import-graph.ts';

// What the server loads is a dependency, so that an audit of production packages looks at it; all of it ends up in `dist/server`. What only
// the build, the browser's bundle, the commands or the tests need is a devDependency.

const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Needed by the running server though none of its files imports them. */
const UNSEEN = [
  '@prisma/client', // by the generated client
  '@zxcvbn-ts/language-common', // one of its files is read by path
  'zod-openapi', // by trpc-to-openapi, which leaves the version to us
];

let loaded: Map<string, string>;
beforeAll(async () => {
  loaded = await loadedByServer();
});

/** `@trpc/server/adapters/express` → `@trpc/server`. */
function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
}

/** The packages that the running server loads, each with a file that imports it. */
async function loadedByServer(): Promise<Map<string, string>> {
  const { modules } = await readImports(['src']);
  const files = new Map(modules.map((file) => [file.source, file]));
  const packages = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { module, resolved, coreModule, dependencyTypes } of files.get(file)?.dependencies ?? []) {
      // The release is named by our own package.
      if (coreModule || dependencyTypes.includes('type-only') || resolved === 'package.json') continue;
      if (resolved.startsWith('src/')) visit(resolved);
      else packages.set(packageOf(module), file);
    }
  };
  // Files are examined in separate processes.
  for (const entry of ['main', 'platform/files/examination-process', 'platform/files/examination-watchdog'])
    visit(`src/server/${entry}.ts`);
  return packages;
}

test('what the running server loads is a dependency', () => {
  const missing = [...loaded].filter(([name]) => !(name in dependencies));
  expect(missing.map(([name, file]) => `${file} imports ${name}: move it to dependencies of package.json`)).toEqual([]);
});

test('what the running server does not load is a devDependency', () => {
  const idle = Object.keys(dependencies).filter((name) => !loaded.has(name) && !UNSEEN.includes(name));
  expect(idle.map((name) => `${name}: move it to devDependencies of package.json`)).toEqual([]);
});
