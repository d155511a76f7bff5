/**
 * The build writes absolute addresses (canonical links, social tags, structured data, the sitemap, robots.txt, the feed) for the default
 * profile; a server that differs only in its address, such as another port of this machine, publishes its own. And what is made up is shown
 * in a demo only.
 */
import { type BuiltFile, compressedLater, etagOf } from '#server/platform/http/stored-file.ts';

/** Reads a file of the build with its compressed variants. */
export type ReadBuilt = (file: string) => BuiltFile | Promise<BuiltFile>;

const DOCUMENTS = /\.(html|xml|txt)$/;
/** The markers of `DemoOnly` (src/client/site/layout/demo-only.tsx), as React renders them. */
const DEMO_BEGIN = '<div hidden="" data-demo-only="begin"></div>';
const DEMO_END = '<div hidden="" data-demo-only="end"></div>';
const DEMO_PART = new RegExp(`${DEMO_BEGIN}.*?${DEMO_END}`, 'gs');
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
export function readingFor({ served, built, isDemo }: Serving, read: ReadBuilt): ReadBuilt {
  return async (file) => {
    const original = await read(file);
    if (!DOCUMENTS.test(file)) return original;
    const text = original.plain.toString('utf8');
    const mine = withDemoParts(served === built ? text : withAddress(text, built, served), isDemo);
    if (mine === text) return original;
    const plain = Buffer.from(mine);
    return { plain, etag: etagOf(plain), ...(original.br && compressedLater(plain)) };
  };
}
