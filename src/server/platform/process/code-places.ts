/** Where this code is: in the sources, or in the bundle that the build makes of them, `dist/server`. */
import path from 'node:path';

/** The file of a process of its own: beside the module that starts it, or, in the bundle, beside the chunk that module is in. */
export function processFile(module: { dirname: string; filename: string }, name: string): string {
  return path.join(module.dirname, `${name}${path.extname(module.filename)}`);
}
