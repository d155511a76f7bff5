/**
 * The build writes absolute addresses (canonical links, social tags, structured data, the sitemap, robots.txt, the feed) for the default
 * profile; a server that differs only in its address, such as another port of this machine, publishes its own. And what is made up is shown
 * in a demo only.
 */
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { type BuiltFile, etagOf } from '#server/platform/http/stored-file.ts';

type Read = (file: string) => Promise<BuiltFile>;

const DOCUMENTS = /\.(html|xml|txt)$/;
/** The markers of `DemoOnly` (src/client/site/layout/demo-only.tsx), as React renders them. */
const DEMO_BEGIN = '<div hidden="" data-demo-only="begin"></div>';
const DEMO_END = '<div hidden="" data-demo-only="end"></div>';
const DEMO_PART = new RegExp(`${DEMO_BEGIN}.*?${DEMO_END}`, 'gs');
/** Compresses all pages in a fifth of a second; the build takes six for pages that are an eighth smaller. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Replaces one site address with another, unless it is only the start of a longer one (port 3000 of 30001). */
export function withAddress(text: string, built: string, served: string): string {
  const literal = built.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(`${literal}(?![\\w:-]|\\.\\w)`, 'g'), () => served);
}

/** Removes the parts a real site must not show, or only their markers. */
export function withDemoParts(html: string, isDemo: boolean): string {
  return isDemo ? html.replaceAll(DEMO_BEGIN, '').replaceAll(DEMO_END, '') : html.replaceAll(DEMO_PART, '');
}

export interface Serving {
  /** The address visitors use, and the one the pages were built for: `https://…`. */
  served: string;
  built: string;
  /** Made-up stories may be shown. */
  isDemo: boolean;
}

/** Reads files of the build as this server publishes them. Those in which nothing changes are returned as they are. */
export function readingFor({ served, built, isDemo }: Serving, read: Read): Read {
  return async (file) => {
    const original = await read(file);
    if (!DOCUMENTS.test(file)) return original;
    const text = original.plain.toString('utf8');
    const mine = withDemoParts(served === built ? text : withAddress(text, built, served), isDemo);
    if (mine === text) return original;
    const plain = Buffer.from(mine);
    const [br, zipped] = await Promise.all([
      original.br && brotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      original.gzip && gz(plain),
    ]);
    return { plain, br, gzip: zipped, etag: etagOf(plain) };
  };
}
