/**
 * Prisma's query compiler is WebAssembly, which its generated client keeps as base64 in a module: text that stays in memory twice, beside
 * the bytes. In the bundle it is a file, which is compiled and let go.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inRoot } from './root.ts';

const FILE = 'query-compiler.wasm';
const CLIENT = '/generated/prisma/internal/class.ts';
const EMBEDDED =
  /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.wasm-base64\.mjs)"\)\s+return await decodeBase64AsWasm\(wasm\)/;

const READ = `const { readFile } = await import('node:fs/promises');
    return WebAssembly.compile(await readFile(new URL('./files/${FILE}', import.meta.url)));`;

/** @param folder of the bundle, whose files are all in it and not below */
export function prismaWasm(folder: string): Plugin {
  let module = '';
  return {
    name: 'prisma-wasm',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(CLIENT)) return null;
      const found = EMBEDDED.exec(code)?.[1];
      if (!found)
        throw new Error(`${CLIENT} no longer loads the query compiler as it did: see scripts/lib/prisma-wasm.ts`);
      module = found;
      return { code: code.replace(EMBEDDED, () => READ), map: null };
    },
    writeBundle() {
      const source = readFileSync(inRoot('node_modules', module), 'utf8');
      const base64 = /wasm = "([^"]+)"/.exec(source)?.[1];
      if (!base64) throw new Error(`${module} holds no query compiler that could be read.`);
      mkdirSync(path.join(folder, 'files'), { recursive: true });
      writeFileSync(path.join(folder, 'files', FILE), Buffer.from(base64, 'base64'));
    },
  };
}
