import { attributesOf, scriptTexts, tagsOf } from './tags.ts';

/** An address that a page refers to. */
export interface Link {
  address: string;
  /** The element, for the finding. */
  element: string;
  /** An address in machine-readable data, where a fragment is a name and not an anchor. */
  data?: boolean;
  /** A form is posted to it: nothing needs to be there to read. */
  posted?: boolean;
}

const addressAttributes = ['href', 'src', 'action', 'poster', 'data-entry'];
const pictureSets = ['srcset', 'imagesrcset'];
const addressProperties = ['og:url', 'og:image', 'twitter:image'];

/** Every address a page links to, loads or submits to, exactly as written. */
export function linksOf(html: string): Link[] {
  const links: Link[] = [];
  for (const element of tagsOf(html)) {
    const attributes = attributesOf(element);
    const found = addressAttributes.flatMap((name) => attributes.get(name) ?? []);
    for (const name of pictureSets) found.push(...picturesOf(attributes.get(name) ?? ''));
    if (addressProperties.includes(attributes.get('property') ?? attributes.get('name') ?? ''))
      found.push(attributes.get('content') ?? '');
    const posted = attributes.has('action') && attributes.get('method')?.toLowerCase() === 'post';
    for (const address of found) links.push({ address, element, ...(posted && { posted }) });
  }
  for (const text of scriptTexts(html, 'application/ld+json')) links.push(...mentioned(text, 'JSON-LD'));
  return links;
}

/** The absolute URLs in JSON or XML. */
export function mentioned(text: string, element: string): Link[] {
  return (text.match(/https?:\/\/[^\s"'<>\\]+/g) ?? []).map((address) => ({ address, element, data: true }));
}

/** The ids a fragment may refer to. */
export function idsOf(html: string): Set<string> {
  return new Set(tagsOf(html).flatMap((tag) => attributesOf(tag).get('id') ?? []));
}

function picturesOf(set: string): string[] {
  return set
    .split(',')
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
}
