/** Where to go after signing in. Only pages of the portals: a link must not send anybody elsewhere with our name on it. */

const HERE = 'https://this-site.invalid';

/** `?next=` for the address somebody wanted. */
export function withNext(login: string, wanted: string): string {
  return `${login}?${new URLSearchParams({ next: wanted })}`;
}

/** The wanted address of a query, or null when there is none or it leads away from the portals. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // `//host` and `/\host` are addresses of other sites; control characters are dropped by browsers before reading.
  if (!next || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes('\\') || !URL.canParse(next, HERE)) return null;
  // Read as a browser reads it, so that dots in the path lead nowhere else.
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  return origin === HERE && /^\/(portal|broker|admin)(\/|$)/.test(pathname) ? pathname + query + hash : null;
}
