/** Compressed variants of files, written next to them: the cost is paid once. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Brotli and gzip. All pages take a fifth of a second with the quick ones, and six with the best ones for an eighth fewer bytes. */
const levels = { quick: [5, 6], best: [11, 9] } as const;

async function compressFile(file: string, [br, zipped]: readonly [number, number]): Promise<void> {
  const content = await readFile(file);
  const variants = await Promise.all([
    brotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: br, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz(content, { level: zipped }),
  ]);
  await Promise.all(
    ['br', 'gz'].map(async (ending, index) => {
      const part = `${file}.${ending}-${process.pid}`;
      await writeFile(part, variants[index] as Buffer);
      // Another server may be reading the one that is replaced.
      await rename(part, `${file}.${ending}`);
    }),
  );
}

/** Writes `file.br` and `file.gz` for each file, or replaces them. */
export async function compress(files: readonly string[], level: keyof typeof levels): Promise<void> {
  await Promise.all(files.map((file) => compressFile(file, levels[level])));
}
