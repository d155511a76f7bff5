import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.ts';
import { SetupError } from '../lib/steps.ts';
import { docsAddresses } from './answers.ts';
import { attributesOf, tagsOf } from './tags.ts';

export interface SitePage {
  /** The name used in findings. */
  name: string;
  address: string;
  /** The whole document. */
  file: string;
  /** The page is the response to a submitted form, so it cannot be loaded from its address. */
  returned?: boolean;
}

export interface BuiltSite {
  /** Every HTML document: pages, their twins and later versions, the not-found page, the shells of the portals. */
  documents: SitePage[];
  /** Every page a visitor can see today, once. */
  pages: SitePage[];
  /** The addresses that are announced to search engines. */
  canonical: string[];
  /** The pages about the API, which have a frame of their own. */
  docs: readonly string[];
  /** Only some addresses were requested. */
  narrowed: boolean;
}

interface Manifest {
  pages: { path: string; file: string; status: number; from: string | null }[];
  canonical: string[];
  notFound: string;
  portalShells: { prefix: string; file: string }[];
}

/** An address that does not exist. */
const NOWHERE = '/no-such-page';

/** The output of the build, plus the server's responses for pages that depend on the request. `only` lists the addresses to include. */
export function readBuiltSite(answers: readonly SitePage[], only: readonly string[]): BuiltSite {
  const manifest = JSON.parse(readFileSync(built('manifest.json'), 'utf8')) as Manifest;
  const pages = manifest.pages.map(({ path: address, file, from }) => ({
    name: from ? `${address} from ${from}` : address,
    address,
    file: built(file),
    today: from === null,
  }));
  const notFound = { name: 'the not-found page', address: NOWHERE, file: built(manifest.notFound) };
  const shells = manifest.portalShells.map(({ prefix, file }) => ({
    name: `the shell of ${prefix}`,
    address: prefix,
    file: built(file),
  }));
  const whole = {
    documents: [...pages, notFound, ...answers, ...shells],
    pages: [...pages.filter((page) => page.today && isItself(page)), notFound, ...answers],
    canonical: manifest.canonical,
    docs: docsAddresses,
  };
  return only.length > 0 ? narrow(whole, only) : { ...whole, narrowed: false };
}

function built(file: string): string {
  return inRoot('dist', 'pages', file);
}

/** A twin names another address as canonical. */
function isItself({ address, file }: SitePage): boolean {
  const link = tagsOf(readFileSync(file, 'utf8')).find((tag) => /^<link\b[^>]*rel="canonical"/.test(tag));
  const canonical = link && attributesOf(link).get('href');
  return !canonical || new URL(canonical).pathname === address;
}

function narrow(site: Omit<BuiltSite, 'narrowed'>, only: readonly string[]): BuiltSite {
  const unknown = only.find((address) => !site.documents.some((document) => document.address === address));
  if (unknown) throw new SetupError(`AUDIT_ONLY names ${unknown}, which isn’t an address on this site.`);
  return {
    documents: site.documents.filter(({ address }) => only.includes(address)),
    pages: site.pages.filter(({ address }) => only.includes(address)),
    canonical: site.canonical.filter((address) => only.includes(address)),
    docs: site.docs.filter((address) => only.includes(address)),
    narrowed: true,
  };
}
