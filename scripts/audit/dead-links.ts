import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.ts';
import type { SitePage } from './built-site.ts';
import { type Finding, type Outcome, snippet } from './finding.ts';
import { idsOf, type Link, linksOf, mentioned } from './links.ts';
import { attributesOf, tagsOf } from './tags.ts';

/** What an address resolves to: the ids of a page, or null for anything that exists but is not a page. */
export type Target = { ids: ReadonlySet<string> } | { ids: null } | undefined;

/** A document and the addresses it refers to. */
interface Speaker {
  name: string;
  address: string;
  ids: ReadonlySet<string>;
  links: Link[];
}

const assets = inRoot('dist', 'client');
/** The sitemap and others, for the default profile. */
const siteFiles = inRoot('dist', 'pages', 'site');

/** Checks that every internal address in the pages, the sitemap and the feed resolves. Reads the files instead of crawling. */
export async function findDeadLinks(documents: readonly SitePage[], url: string): Promise<Outcome> {
  const origins = new Set<string>();
  const speakers: Speaker[] = [];
  const targets = new Map<string, Target>();
  for (const file of [...filesBelow(assets), ...filesBelow(siteFiles)]) targets.set(`/${file}`, { ids: null });
  for (const { name, address, file } of documents) {
    const html = readFileSync(file, 'utf8');
    const ids = idsOf(html);
    speakers.push({ name, address, ids, links: linksOf(html) });
    // Links do not lead to a later version or to a returned form.
    if (name === address) targets.set(address, { ids });
    const origin = canonicalOrigin(html);
    if (origin) origins.add(origin);
  }
  for (const file of filesBelow(siteFiles).filter((name) => name.endsWith('.xml') || name === 'robots.txt')) {
    const text = readFileSync(path.join(siteFiles, file), 'utf8');
    speakers.push({ name: `/${file}`, address: `/${file}`, ids: new Set(), links: mentioned(text, '') });
  }
  const find = async (pathname: string, posted = false) => {
    if (!targets.has(pathname)) targets.set(pathname, await ask(`${url}${pathname}`));
    const found = targets.get(pathname);
    return !found && posted && (await takesForms(`${url}${pathname}`)) ? { ids: null } : found;
  };
  const { findings, count } = await deadLinks(speakers, origins, find);
  return { looked: `${count} addresses in ${speakers.length} files, including fragments and pictures.`, findings };
}

/** The dead links, and how many internal addresses there were. `find` resolves the links to other documents. */
export async function deadLinks(
  speakers: readonly Speaker[],
  origins: ReadonlySet<string>,
  find: (pathname: string, posted?: boolean) => Promise<Target>,
): Promise<{ findings: Finding[]; count: number }> {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const { name, address, ids, links } of speakers) {
    for (const link of links) {
      const target = URL.canParse(link.address, OURS) ? new URL(link.address, `${OURS}${address}`) : undefined;
      if (target && target.origin !== OURS && !origins.has(target.origin)) continue;
      // A bare fragment refers to the document itself, which may differ from what its address serves.
      const own = link.address.startsWith('#') ? { ids } : undefined;
      const trouble = target
        ? troubleWith(target, link, own ?? (await find(withoutSlash(target.pathname), link.posted)))
        : NO_ADDRESS;
      if (target) seen.add(`${target.pathname}${target.hash}`);
      if (trouble) findings.push({ page: name, rule: `${link.address}: ${trouble}`, element: snippet(link.element) });
    }
  }
  return { findings, count: seen.size };
}

/** A placeholder for our own origin while addresses are resolved. */
const OURS = 'http://our-site.invalid';
const NO_ADDRESS = 'not an address';

function troubleWith({ hash }: URL, { data }: Link, target: Target): string | undefined {
  if (!target) return 'nothing is there';
  const id = decodeURIComponent(hash.slice(1));
  return id && !data && target.ids && !target.ids.has(id) ? `the page has no id "${id}"` : undefined;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(.)\/$/, '$1');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

function canonicalOrigin(html: string): string | undefined {
  const link = tagsOf(html).find((tag) => /^<link\b[^>]*rel="canonical"/.test(tag));
  const href = link && attributesOf(link).get('href');
  return href ? new URL(href).origin : undefined;
}

/** Routes without a file may be served dynamically: the search, the portals. */
async function ask(url: string): Promise<Target> {
  const answer = await fetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const text = await answer.text();
  if (answer.status !== 200) return undefined;
  return { ids: answer.headers.get('content-type')?.startsWith('text/html') ? idsOf(text) : null };
}

/** Whether the server takes forms there, which it says without one being sent. */
async function takesForms(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'OPTIONS' });
  return answer.headers.get('allow')?.includes('POST') ?? false;
}
