/** The package for callers (`openapi/client`), packed and installed where nothing else is. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/root.ts';

const windows = process.platform === 'win32';
export const clientFolder = inRoot('openapi', 'client');

/** @returns what it printed; throws with that when it fails */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, shell: windows });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

/**
 * Packs it as it would be published, which builds it, and installs that in an empty folder, with its dependency from our own packages:
 * no network is needed.
 * @returns the folder, with the examples in `examples`; remove it afterwards
 */
export async function installClientPackage(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'coverbridge-client-'));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'caller', type: 'module' }));
  await runIn(clientFolder, 'npm', 'pack', '--pack-destination', folder);
  const packed = (await readdir(folder)).find((name) => name.endsWith('.tgz')) as string;
  const dependencies = ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'].map((name) =>
    inRoot('node_modules', name),
  );
  const quietly = ['--offline', '--ignore-scripts', '--install-links', '--no-audit', '--no-fund'];
  await runIn(folder, 'npm', 'install', ...quietly, `./${packed}`, ...dependencies);
  await mkdir(path.join(folder, 'examples'));
  await cp(path.join(clientFolder, 'examples'), path.join(folder, 'examples'), { recursive: true });
  return folder;
}
