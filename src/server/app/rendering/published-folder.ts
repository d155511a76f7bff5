/** Folders that appear whole or not at all, though several processes make the same one at the same time. */
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Of the releases and profiles that were served last; going back to one of them renders nothing. */
const KEPT = 4;
const ABANDONED_MS = 3_600_000;
const PART = '.part-';

/** Fills a folder of its own with `fill`, then gives it the name. Where another process was faster, its folder is kept. */
export async function publishFolder(folder: string, fill: (part: string) => Promise<void>): Promise<void> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  const part = await mkdtemp(path.join(parent, PART));
  try {
    await fill(part);
    await rename(part, folder).catch((error: NodeJS.ErrnoException) => {
      // Linux says the first, others the second or third.
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code ?? '')) throw error;
    });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Removes all but the newest folders beside this one, and what processes that were ended left behind. */
export async function removeOldFolders(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  const names = (await readdir(parent)).filter((name) => name !== path.basename(folder));
  const known = await Promise.all(
    names.map(async (name) => ({
      name,
      // Another server may remove them at the same time.
      at: await stat(path.join(parent, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  const whole = known.filter(({ name }) => !name.startsWith(PART)).sort((a, b) => b.at - a.at);
  const parts = known.filter(({ name, at }) => name.startsWith(PART) && Date.now() - at > ABANDONED_MS);
  for (const { name } of [...whole.slice(KEPT - 1), ...parts])
    await rm(path.join(parent, name), { recursive: true, force: true });
}
