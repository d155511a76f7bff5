import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { inRoot } from '../root.ts';
import { SetupError } from '../steps.ts';
import { missingAnnouncements } from './announced.ts';
import { compareDocuments, type Difference, withoutExamples } from './compare.ts';

const RELEASED = inRoot('openapi', 'released.json');

const documentSchema = z.looseObject({
  info: z.looseObject({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
});

const read = (file: string) => documentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

function operationsIn(paths: Record<string, Record<string, unknown>>): Set<string> {
  const named = Object.entries(paths).map(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return new Set(named.flat());
}

/** What changed between the document that was released last and the committed one, and what an announcement lacks. */
async function sinceRelease(): Promise<{ differences: Difference[]; mistakes: string[] }> {
  const { apiChanges } = await import('#shared/content/generated/api-changes.ts');
  const [released, present] = [read(RELEASED), read(inRoot('openapi', 'openapi.json'))];
  const differences = compareDocuments(released, present);
  const mistakes = missingAnnouncements({
    differences,
    releasedVersion: released.info.version,
    changes: apiChanges,
    operations: operationsIn(present.paths),
    today: new Date().toISOString().slice(0, 10),
  });
  return { differences, mistakes };
}

/** @throws SetupError when a change of the API isn’t announced in content/api-changes.yaml, or not early enough */
export async function assertChangesAnnounced(): Promise<void> {
  const { mistakes } = await sinceRelease();
  if (mistakes.length === 0) return;
  const advice =
    'Write the entries in content/api-changes.yaml, or undo the change. The rules: content/api-guides/changes.md';
  throw new SetupError([...mistakes, '', advice, 'All differences: npm run api:diff'].join('\n'));
}

/** @returns a line for each difference since the last release, breaks first */
export async function listDifferences(): Promise<string[]> {
  const { differences } = await sinceRelease();
  return differences
    .toSorted((one, other) => Number(other.breaking) - Number(one.breaking))
    .map(({ where, what, breaking }) => `${breaking ? 'breaks' : 'adds  '}  ${where}: ${what}`);
}

/** Keeps the committed document as the released one, from which the next changes count. */
export async function release(): Promise<string> {
  await assertChangesAnnounced();
  const document = read(inRoot('openapi', 'openapi.json'));
  writeFileSync(RELEASED, `${JSON.stringify(withoutExamples(document))}\n`);
  return document.info.version;
}
