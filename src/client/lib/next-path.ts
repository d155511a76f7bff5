/** Where to go after signing in. Only pages of this site: a link must not redirect to another one in our name. */

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

/** Adds `?back=` with the public page that the visitor is reading. */
export function withBack(login: string, page: string): string {
  return `${login}?${new URLSearchParams({ back: page })}`;
}

/** The public page to return to, from a query; null when there is none. Its path alone, and nothing that isn't a page. */
export function readBack(search: string): string | null {
  const back = new URLSearchParams(search).get('back');
  return back && /^\/(?!\/|(?:api|portal|broker|admin)(?:\/|$))[a-z0-9/-]*$/.test(back) ? back : null;
}
