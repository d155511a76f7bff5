/** One schema per fact: renaming a field in a copy stops everything that reads it from compiling, and the API says that it breaks. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareDocuments } from '../../scripts/lib/api-diff/compare.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { installClientPackage, runIn } from '../support/client-package.ts';
import { compilers, compileStrict } from '../support/strict-types.ts';

const SCHEMA = 'src/shared/quote-options/schema.ts';
const VIEWS = 'src/shared/cases/views.ts';
const copied = ['content', 'openapi', 'prisma', 'scripts', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'];

let copy: string;
let caller: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'coverbridge-field-'));
  for (const name of copied) await cp(inRoot(name), path.join(copy, name), { recursive: true });
  await symlink(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
  for (const file of [SCHEMA, VIEWS]) {
    const text = await readFile(path.join(copy, file), 'utf8');
    const renamed = text.replaceAll('premiumCents:', 'premiumInCents:');
    expect(renamed).not.toBe(text);
    await writeFile(path.join(copy, file), renamed);
  }
});
afterAll(() => Promise.all([copy, caller].map((folder) => rm(folder, { recursive: true, force: true }))));

const read = async (folder: string) => JSON.parse(await readFile(path.join(folder, 'openapi', 'openapi.json'), 'utf8'));
const failure = (run: Promise<unknown>) =>
  run.then(
    () => expect.unreachable('it compiled'),
    (error: Error) => error.message,
  );

test('the pages of the site', { tags: ['long'] }, async () => {
  const said = await failure(runIn(copy, process.execPath, compilers[7], '--noEmit', '--project', '.'));
  expect(said).toMatch(/src\/client\/.+Property 'premiumCents' does not exist/);
});

test('the API’s document, which says that it breaks, and the package with its example', {
  tags: ['long'],
}, async () => {
  // Not by npm, which might install packages over the linked ones.
  await runIn(copy, process.execPath, '--import', './scripts/content/preload.ts', 'scripts/openapi.ts');
  const breaking = compareDocuments(await read(inRoot()), await read(copy)).filter((each) => each.breaking);
  expect(breaking.map(({ where }) => where)).toContain(
    'POST /api/cases/{caseId}/options requestBody.options.items.premiumCents',
  );

  caller = await installClientPackage();
  await compileStrict(caller, 5, 'examples/lead-to-options.ts');
  const types = path.join(caller, 'node_modules', '@coverbridge', 'client', 'dist', 'schema.d.ts');
  await runIn(
    path.join(copy, 'openapi', 'client'),
    'npx',
    '--no-install',
    'openapi-typescript',
    '../openapi.json',
    '--output',
    types,
  );
  expect(await failure(compileStrict(caller, 5, 'examples/lead-to-options.ts'))).toContain('premiumCents');
});
