/** Which packages are in what the build ships: the bundler knows, and `npm run sbom` reads it from `dist/packages-*.json`. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { inRoot } from '../root.ts';

export type ShippedPackage = {
  /** From the root of the project: `node_modules/…`. The lock file names packages so too. */
  folder: string;
  name: string;
  version: string;
  /** An SPDX expression, or what the package calls its licence. Empty when it names none. */
  licence: string;
  /** Its address for people. */
  homepage: string | null;
};

/** Packages whose manifest names no licence, after their own text was read. A new version is read again. */
const READ: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
  homepage: z.string().optional(),
});

/** The folder of the innermost package that a module belongs to; null for our own. @param id as the bundler names modules */
export function packageFolderOf(id: string): string | null {
  const file = path.relative(inRoot(), id.replace(/^\0/, '').replace(/\?.*$/, ''));
  const found = /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file.split(path.sep).join('/'));
  return found?.[0] ?? null;
}

/**
 * Records the packages of a build.
 * @param part the build, for the name of its file
 * @param copied names of packages that are copied beside the bundle
 */
export function recordPackages(part: string, copied: readonly string[] = []): Plugin {
  return {
    name: 'shipped-packages',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const bundled = ids.flatMap((id) => packageFolderOf(id) ?? []);
      const folders = new Set([...bundled, ...copied.map((name) => `node_modules/${name}`)]);
      mkdirSync(inRoot('dist'), { recursive: true });
      writeFileSync(inRoot('dist', `packages-${part}.json`), JSON.stringify([...folders].sort()));
    },
  };
}

/** Every package of the last build, by name. @throws when nothing was built */
export function readShipped(): ShippedPackage[] {
  const files = globSync('dist/packages-*.json', { cwd: inRoot() });
  if (files.length === 0) throw new Error('Nothing has been built. Run: npm run build');
  const folders = new Set(
    files.flatMap((file) => z.array(z.string()).parse(JSON.parse(readFileSync(inRoot(file), 'utf8')))),
  );
  return [...folders].map(readPackage).sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function readPackage(folder: string): ShippedPackage {
  const { license, licenses, ...manifest } = manifestSchema.parse(
    JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')),
  );
  const licence =
    typeof license === 'object' ? license.type : (license ?? licenses?.map(({ type }) => type).join(' OR '));
  return {
    folder,
    ...manifest,
    licence: licence ?? READ[`${manifest.name}@${manifest.version}`] ?? '',
    homepage: manifest.homepage ?? null,
  };
}
