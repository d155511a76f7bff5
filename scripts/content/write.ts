import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from './collections.ts';
import { ContentError } from './source.ts';

/**
 * Reads and checks the content of a folder and writes a module of each kind into another one.
 * @throws ContentError that names file and line of every mistake; nothing is written then
 */
export function writeContent(from: string, to: string): void {
  const mistakes: string[] = [];
  const values = collections.map((collection) => ({ ...collection, value: collection.read(from, mistakes) }));
  if (mistakes.length) throw new ContentError(mistakes.join('\n'));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!collections.some((collection) => name === `${collection.name}.ts`)) rmSync(path.join(to, name));
  }
  for (const { name, type, imports, value } of values) {
    const text = `// Written from content/ by scripts/content: change the files there.\n${imports}\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;
    // In one step, for whoever reads it meanwhile.
    writeFileSync(path.join(to, `${name}.part`), text);
    renameSync(path.join(to, `${name}.part`), path.join(to, `${name}.ts`));
  }
}
