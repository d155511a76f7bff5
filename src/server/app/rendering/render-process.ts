/**
 * A process that renders the pages for one profile and ends: a server that is starting has neither the memory nor the time for it. It is
 * sent its task, sends 'rendered' when the server may read the pages, and ends when they are compressed as well as they can be.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import { compress } from './compress.ts';
import { COMPRESSED, compressible, readManifest } from './manifest.ts';
import { publishFolder } from './published-folder.ts';
import { renderSite } from './render-site.ts';
import { withoutDemoMarks, writeSite } from './write-site.ts';

export type RenderTask = { dist: string; folder: string; site: PublishedSite; isDemo: boolean };

const filesIn = async (place: string) => compressible(await readManifest(place)).map((file) => path.join(place, file));

async function render({ dist, folder, site, isDemo }: RenderTask): Promise<void> {
  if (!existsSync(folder))
    await publishFolder(folder, async (part) => {
      await writeSite(part, withoutDemoMarks(await renderSite(dist, site), isDemo));
      await compress(await filesIn(part), 'quick');
    });
  process.send?.('rendered');
  // An eighth fewer bytes are worth nothing on a developer’s machine.
  if (!isDemo) await compress(await filesIn(folder), 'best');
  await writeFile(path.join(folder, COMPRESSED), '');
  process.disconnect?.();
}

// Without the server nobody waits for it; the next start goes on.
process.once('disconnect', () => process.exit());
process.once('message', (task) => {
  render(task as RenderTask).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
