/**
 * A backup is one file that common tools can open: tar, compressed by gzip, encrypted with a passphrase in the format of age
 * (`age --decrypt FILE | tar --extract --gzip`).
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { SetupError } from '../steps.ts';

/** Most of the bytes are encrypted documents, which no level makes smaller. */
const LEVEL = 4;
const WRONG = 'The backup can’t be opened: the passphrase is wrong, or the file is damaged.';

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
}

/** Writes a backup. It gets its name once it is complete and on disk; whatever fails leaves no file. */
export async function writeArchive(
  file: string,
  passphrase: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.unfinished`);
  const pack = tar.pack();
  const compressed = new PassThrough();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>);
  const written = Promise.all([
    pipeline(pack, createGzip({ level: LEVEL }), compressed),
    pipeline(
      Readable.fromWeb(encrypted as ReadableStream),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    ),
  ]);
  // Its failure reaches us by `written` at the end, or by an entry that can’t be added.
  written.catch((error) => pack.destroy(error));
  try {
    await fill({
      add: (name, content) =>
        new Promise((resolve, reject) => {
          pack.once('error', reject);
          pack.entry({ name, size: content.length }, content, (error) => {
            pack.off('error', reject);
            if (error) reject(error);
            else resolve();
          });
        }),
    });
    pack.finalize();
    await written;
    await rename(unfinished, file);
    const folder = await open(path.dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads the entries in their order.
 * @throws SetupError when the passphrase is wrong or a byte was changed
 */
export async function readArchive(
  file: string,
  passphrase: string,
  each: (name: string, content: Buffer) => Promise<void>,
): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>;
  const decrypted = await decrypter.decrypt(source).catch((error) => {
    throw (error as NodeJS.ErrnoException).code ? error : new SetupError(WRONG);
  });
  const extract = tar.extract();
  let isWhole = true;
  const unpacked = pipeline(Readable.fromWeb(decrypted as ReadableStream), createGunzip(), extract).catch(() => {
    isWhole = false;
  });
  let refused: unknown;
  try {
    for await (const entry of extract) {
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      await each(entry.header.name, Buffer.concat(parts)).catch((error) => {
        refused = error;
        throw error;
      });
    }
  } catch {
    throw refused ?? new SetupError(WRONG);
  }
  await unpacked;
  if (!isWhole) throw new SetupError(WRONG);
}
