/** A ZIP as an unpacking program reads it: from its end, with every checksum verified. */
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** Every file of an archive by its path. Throws for a corrupt one. */
export function unzip(archive: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(archive, { lazyEntries: true, validateEntrySizes: true }, (failure, zip) => {
      if (failure || !zip) return reject(failure);
      const files = new Map<string, Buffer>();
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, async (refused, stream) => {
          if (refused || !stream) return reject(refused);
          try {
            files.set(entry.fileName, await buffer(stream));
            zip.readEntry();
          } catch (error) {
            reject(error);
          }
        });
      });
      zip.once('end', () => resolve(files));
      zip.once('error', reject);
      zip.readEntry();
    });
  });
}
