/** The link with which a tool asks a broker for a key: `/broker/keys/new?name=…&scopes=…&return=…`. Anyone can write one. */
import { keyFields, staffScopes } from '#shared/integrations/schema.ts';
import { type Scope, scopeSchema } from '#shared/platform/scopes.ts';

export interface VendorLink {
  /** As the link says. Nobody has checked it. */
  name: string;
  scopes: Scope[];
  /** Where the tool is, for the way back. The key is never added to it. */
  back: URL | null;
}

const SHOWN_CHARACTERS = 40;

class Refused extends Error {}

function readScopes(text: string): Scope[] {
  const given = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
  if (given.length === 0) throw new Refused('This link doesn’t say what the key should be able to do.');
  return given.map((name) => {
    const { data: scope } = scopeSchema.safeParse(name);
    if (!scope)
      throw new Refused(`This link asks for something that doesn’t exist here: “${name.slice(0, SHOWN_CHARACTERS)}”.`);
    if (!staffScopes.includes(scope))
      throw new Refused(
        'This link asks to send requests. Only a partner’s key can do that, and administrators make those.',
      );
    return scope;
  });
}

/** @param site the origin of the page */
function readBack(text: string, site: string): URL {
  const url = URL.canParse(text, site) ? new URL(text, site) : null;
  // Our own pages are at http in development. Other schemes, such as blob:, have the origin of a page without being one.
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.origin === site);
  if (!url || !safe || url.username || url.password)
    throw new Refused('This link would lead back to an address that isn’t secure.');
  return url;
}

/**
 * What a link asks for, or why it can't be used; null for the page without any request.
 * @param site the origin of the page
 */
export function readVendorLink(search: string, site: string): VendorLink | { refusal: string } | null {
  const query = new URLSearchParams(search);
  if (!['name', 'scopes', 'return'].some((name) => query.has(name))) return null;
  try {
    const { data: name } = keyFields.name.safeParse(query.get('name') ?? '');
    if (!name) throw new Refused('This link doesn’t say which tool it’s for, or not in a way that can be shown.');
    const back = query.get('return');
    return { name, scopes: readScopes(query.getAll('scopes').join(' ')), back: back ? readBack(back, site) : null };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.message };
    throw error;
  }
}
