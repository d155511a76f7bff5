import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../lib/lock.mjs';
import { inRoot } from '../lib/root.ts';

const from = inRoot('content');
const to = inRoot('src', 'shared', 'content', 'generated');
const searchIndex = inRoot('src', 'server', 'modules', 'search', 'generated');
const registries = inRoot('src', 'shared', 'lines', 'generated');
const published = inRoot('src', 'shared', 'lines', 'published');
const vehicles = inRoot('src', 'shared', 'lines', 'vehicles', 'data');
const stamp = path.join(to, 'stamp');

/**
 * Regenerates src/shared/content/generated, src/shared/lines/generated and the search index when the content, its schemas, the ids of the lines, the
 * recorded questionnaires, the facts about vehicles, the data map or the reader have changed. Takes a few milliseconds when nothing has.
 * @throws ContentError with the file and line of every error
 */
export async function writeContentWhenStale(): Promise<void> {
  const wanted = fingerprint();
  if (isFresh(wanted)) return;
  await withLock(inRoot('.data', 'content.lock'), async () => {
    if (isFresh(wanted)) return;
    const { writeContent } = await import('./write.ts');
    const { writeLineRegistries } = await import('./lines.ts');
    const { writeAmounts } = await import('./amounts.ts');
    const { writePublished } = await import('./published.ts');
    const { writeVehicles } = await import('./vehicles.ts');
    writeContent(from, to);
    writeLineRegistries(registries);
    writeAmounts(from, registries);
    writePublished(published, registries);
    writeVehicles(vehicles, path.join(registries, 'vehicles'));
    const { writeSearchIndex } = await import('./search-index.ts');
    await writeSearchIndex(searchIndex);
    writeFileSync(stamp, wanted);
  });
}

function isFresh(wanted: string): boolean {
  return (
    existsSync(stamp) && existsSync(registries) && existsSync(searchIndex) && readFileSync(stamp, 'utf8') === wanted
  );
}

function fingerprint(): string {
  const files = globSync(
    [
      'content/**/*',
      'scripts/content/*.ts',
      'src/shared/content/**/*.ts',
      'src/server/modules/search/retrieval/*.ts',
      'src/shared/lines/ids.ts',
      'src/shared/lines/published/*.json',
      'src/shared/lines/vehicles/data/*.json',
      'src/shared/data-classes/*.ts',
      'src/shared/platform/{cookies,session-lives,stored-items}.ts',
      'src/shared/lines/amounts/*.ts',
    ],
    {
      cwd: inRoot(),
      exclude: ['src/shared/content/generated'],
      withFileTypes: true,
    },
  ).filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'));
  const hash = createHash('sha256');
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(path.relative(inRoot(), file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
