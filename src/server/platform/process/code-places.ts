/** Where this code and its files are: in the sources, or in the bundle that the build makes of them, `dist/server`. */
import path from 'node:path';

const isBundle = import.meta.filename.endsWith('.js');
const root = path.resolve(import.meta.dirname, isBundle ? '../..' : '../../../..');

/** The folder of the build. */
export const distFolder = path.join(root, 'dist');

/** The folders and files that a process needs to run this code, its packages included. */
export const codePlaces = isBundle
  ? [path.join(distFolder, 'server')]
  : ['package.json', 'src', 'node_modules'].map((name) => path.join(root, name));

/** The file of a process of its own: beside the module that starts it, or, in the bundle, beside the chunk that module is in. */
export function processFile(module: { dirname: string; filename: string }, name: string): string {
  return path.join(module.dirname, `${name}${path.extname(module.filename)}`);
}

/**
 * A file that the code reads. The build copies those in `scripts/lib/bundle-server.ts`.
 * @param file from the root of the repository
 */
export function codeFile(file: string): string {
  return path.join(isBundle ? path.join(distFolder, 'server', 'files') : root, file);
}
