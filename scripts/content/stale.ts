import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type Inputs, inputsOf, isUnchanged, writeStamp } from '../lib/inputs.ts';
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
  const inputs = inputsOfContent();
  if (isFresh(inputs)) return;
  await withLock(inRoot('.data', 'content.lock'), async () => {
    if (isFresh(inputs)) return;
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
    writeStamp(stamp, inputs);
  });
}

function isFresh(inputs: Inputs): boolean {
  return existsSync(registries) && existsSync(searchIndex) && isUnchanged(stamp, inputs);
}

function inputsOfContent(): Inputs {
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
  return inputsOf(files.map(({ parentPath, name }) => path.join(parentPath, name)).sort());
}
