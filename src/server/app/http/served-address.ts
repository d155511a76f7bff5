/**
 * The build writes absolute addresses (canonical links, social tags, structured data, the sitemap, robots.txt, the feed) for the
 * SITE_URL it knew. A server at another address, such as another port of this machine, publishes its own.
 */
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type BuiltFile, etagOf } from '#server/platform/http/stored-file.ts';

type Read = (file: string) => Promise<BuiltFile>;

const WITH_ADDRESSES = /\.(html|xml|txt)$/;
/** Compresses all pages in a fifth of a second; the build takes six for pages that are an eighth smaller. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Replaces one site address with another, unless it is only the start of a longer one (port 3000 of 30001). */
export function withAddress(text: string, built: string, served: string): string {
  const literal = built.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`${literal}(?![\\w:-]|\\.\\w)`, 'g'), () => served);
}

/** Reads files of the build as if it had been built for `served`. Files that contain no address are returned as they are. */
export function readingFor(served: string, built: string, read: Read): Read {
  if (served === built) return read;
  return async (file) => {
    const original = await read(file);
    if (!WITH_ADDRESSES.test(file) || !original.plain.includes(built)) return original;
    const plain = Buffer.from(withAddress(original.plain.toString('utf8'), built, served));
    const [br, zipped] = await Promise.all([
      original.br && brotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      original.gzip && gz(plain),
    ]);
    return { plain, br, gzip: zipped, etag: etagOf(plain) };
  };
}
