/** Callers in other tools make their types from the document: what three generators write compiles as strictly as can be. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/root.ts';
import { clientFolder, runIn } from '../support/client-package.ts';
import { compilers } from '../support/strict-types.ts';

const document = inRoot('openapi', 'openapi.json');
/** 90 MB that nothing else needs, so they are installed here instead of with ours. */
const generators = ['@hey-api/openapi-ts@0.99.0', 'orval@8.38.0', 'typescript@5.9.3'];
const compilerOptions = {
  ...{ strict: true, noEmit: true, noUncheckedIndexedAccess: true, types: [] },
  ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-generators-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await runIn(folder, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...generators);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  [
    'openapi-typescript',
    (to: string) =>
      runIn(clientFolder, 'npx', '--no-install', 'openapi-typescript', document, '--output', path.join(to, 'api.ts')),
  ],
  ['@hey-api/openapi-ts', (to: string) => runIn(folder, 'npx', '--no-install', 'openapi-ts', '-i', document, '-o', to)],
  [
    'orval',
    (to: string) => {
      const output = path.join(to, 'api.ts');
      return runIn(
        folder,
        'npx',
        '--no-install',
        'orval',
        '--input',
        document,
        '--output',
        output,
        '--client',
        'fetch',
      );
    },
  ],
])('what %s writes compiles strictly', { tags: ['long'] }, async (name, generate) => {
  const to = path.join(folder, name.replace(/\W/g, ''));
  await generate(to);
  const settings = path.join(folder, 'tsconfig.json');
  await writeFile(settings, JSON.stringify({ compilerOptions, include: [to] }));
  const listed = await runIn(folder, process.execPath, compilers[5], '--project', settings, '--listFilesOnly');
  expect(listed).toContain(to);
  await runIn(folder, process.execPath, compilers[5], '--project', settings);
});
