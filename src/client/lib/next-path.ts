/** Where to go after signing in. Only pages of the portals: a link must not redirect to another site in our name. */

const HERE = 'https://this-site.invalid';

/** Adds `?next=` with the requested address. */
export function withNext(login: string, wanted: string): string {
  return `${login}?${new URLSearchParams({ next: wanted })}`;
}

/** The requested address from a query, or null when there is none or it points outside the portals. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // `//host` and `/\host` are addresses of other sites; browsers drop control characters before parsing.
  if (!next || !/^\/(?![/\\])[\x21-\x7e]*$/.test(next) || next.includes('\\') || !URL.canParse(next, HERE)) return null;
  // Parsed as a browser does, so that dot segments cannot lead elsewhere.
  const { origin, pathname, search: query, hash } = new URL(next, HERE);
  return origin === HERE && /^\/(portal|broker|admin)(\/|$)/.test(pathname) ? pathname + query + hash : null;
}
