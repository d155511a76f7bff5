import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Constant, collections } from './collections.ts';
import { ContentError } from './source.ts';

/**
 * Reads and checks the content of a folder and writes one module per kind to another folder.
 * @throws ContentError with the file and line of every error; nothing is written then
 */
export function writeContent(from: string, to: string): void {
  const mistakes: string[] = [];
  const read = collections.map((collection) => ({ ...collection, constants: collection.read(from, mistakes) }));
  const modules = read.flatMap(({ name, type, constants }) =>
    [...Map.groupBy(constants, ({ module }) => module ?? name)].map(([file, of]) => ({
      name: file,
      // The module of its own names no type of the content.
      type: file === name ? type : undefined,
      constants: of,
    })),
  );
  if (mistakes.length) throw new ContentError(mistakes.join('\n'));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (!modules.some((module) => name === `${module.name}.ts`)) rmSync(path.join(to, name));
  }
  for (const { name, type, constants } of modules) {
    const text = [
      '// Written from content/ by scripts/content: change the files there.',
      type && `import type { ${type.name} } from '../${type.from}';`,
      ...constants.map(declaration),
    ]
      .filter(Boolean)
      .join('\n\n');
    // Renamed into place, because other processes may be reading it.
    writeFileSync(path.join(to, `${name}.part`), `${text}\n`);
    renameSync(path.join(to, `${name}.part`), path.join(to, `${name}.ts`));
  }
}

function declaration({ name, type, value }: Constant): string {
  return `export const ${name}: ${type} = ${JSON.stringify(value, null, 1)};`;
}
