import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.ts';
import { SetupError } from '../lib/steps.ts';
import { attributesOf, tagsOf } from './tags.ts';

export interface SitePage {
  /** What findings call it. */
  name: string;
  address: string;
  /** The whole document. */
  file: string;
  /** The page answered a form that was sent, so it is not to be had at its address. */
  returned?: boolean;
}

export interface BuiltSite {
  /** Everything that is HTML: pages, their twins and later versions, the not-found page, the shells of the portals. */
  documents: SitePage[];
  /** What a visitor can see today, every page once. */
  pages: SitePage[];
  /** The addresses that search engines are told about. */
  canonical: string[];
  /** Only some addresses were asked for. */
  narrowed: boolean;
}

interface Manifest {
  pages: { path: string; file: string; status: number; from: string | null }[];
  canonical: string[];
  notFound: string;
  portalShells: { prefix: string; file: string }[];
}

/** Any address that is not there. */
const NOWHERE = '/no-such-page';

/** What the build made, with the answers that depend on the request, which the server made. `only` names the addresses that count. */
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
  };
  return only.length > 0 ? narrow(whole, only) : { ...whole, narrowed: false };
}

function built(file: string): string {
  return inRoot('dist', 'pages', file);
}

/** A twin says that another address is the one to remember. */
function isItself({ address, file }: SitePage): boolean {
  const link = tagsOf(readFileSync(file, 'utf8')).find((tag) => /^<link\b[^>]*rel="canonical"/.test(tag));
  const canonical = link && attributesOf(link).get('href');
  return !canonical || new URL(canonical).pathname === address;
}

function narrow(site: Omit<BuiltSite, 'narrowed'>, only: readonly string[]): BuiltSite {
  const unknown = only.find((address) => !site.documents.some((document) => document.address === address));
  if (unknown) throw new SetupError(`AUDIT_ONLY names ${unknown}, which is not an address of the site.`);
  return {
    documents: site.documents.filter(({ address }) => only.includes(address)),
    pages: site.pages.filter(({ address }) => only.includes(address)),
    canonical: site.canonical.filter((address) => only.includes(address)),
    narrowed: true,
  };
}
