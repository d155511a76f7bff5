/**
 * The pages for this server's profile. Those of the build fit when only the address differs, as it does on a developer's machine and in
 * tests; otherwise they are rendered once per release and profile, and kept in the data folder.
 */
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '#server/platform/errors/start-error.ts';
import { processFile } from '#server/platform/process/code-places.ts';
import type { PublishedSite } from '#shared/publishing/site/profile.ts';
import { COMPRESSED, MANIFEST, readManifest } from './manifest.ts';
import { removeOldFolders } from './published-folder.ts';
import type { RenderTask } from './render-process.ts';
import { readPrerenderBuild } from './render-site.ts';

export type Rendering = {
  folder: string;
  /** Resolves when the files have become smaller, or won't; null when they are as small as they get. */
  improved: Promise<void> | null;
  /** Ends the process that still compresses. */
  stop(): void;
};

export type ForWhom = { site: PublishedSite; isDemo: boolean; dataDir: string };

const finished = (folder: string): Rendering => ({ folder, improved: null, stop: () => undefined });
const withoutAddress = (site: PublishedSite) => JSON.stringify({ ...site, url: '' });

/**
 * Finds the pages, or renders them, which takes seconds. A page that changes on a day is rendered in both versions, so the day of the
 * rendering does not matter.
 * @param dist the folder of the build
 * @returns null when nothing has been built: the development server renders the pages itself
 * @throws StartError with what the process printed
 */
export async function renderingFor(dist: string, { site, isDemo, dataDir }: ForWhom): Promise<Rendering | null> {
  const built = path.join(dist, 'pages');
  if (!existsSync(path.join(built, MANIFEST))) return null;
  const { site: builtFor } = await readManifest(built);
  if (withoutAddress(builtFor) === withoutAddress(site)) return finished(built);
  const { id } = await readPrerenderBuild(dist);
  const key = createHash('sha256')
    .update(JSON.stringify([id, site, isDemo]))
    .digest('hex')
    .slice(0, 24);
  const folder = path.join(path.resolve(dataDir), 'pages', key);
  // Says that it is in use to the one that removes old ones.
  const isThere = await utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
  if (isThere && existsSync(path.join(folder, COMPRESSED))) return finished(folder);
  const child = startRendering({ dist, folder, site, isDemo });
  if (!isThere) await child.rendered;
  return { folder, improved: child.ended.then(() => removeOldFolders(folder)), stop: child.stop };
}

function startRendering(task: RenderTask) {
  const child = fork(processFile(import.meta, 'render-process'), [], {
    // No secret is in its environment.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Not as an argument: the texts of many articles are longer than one may be.
  child.send(task);
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const rendered = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    const sentence = `The pages couldn’t be rendered into ${task.folder}:`;
    child.once('close', () => reject(new StartError(`${sentence}\n${complaint.trim()}`)));
  });
  rendered.catch(() => undefined);
  return { rendered, ended, stop: () => void child.kill('SIGKILL') };
}
