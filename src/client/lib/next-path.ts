/** Where to go after signing in. Only addresses of this site: a link must not send anybody elsewhere with our name on it. */

/** `?next=` for the address somebody wanted. */
export function withNext(login: string, wanted: string): string {
  return `${login}?${new URLSearchParams({ next: wanted })}`;
}

/** The wanted address of a query, or null when there is none or it leads away from this site. */
export function readNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // `//host` and `/\host` are addresses of other sites; control characters are dropped by browsers before reading.
  if (!next || !/^\/(?![/\\])[\x20-\x7e]*$/.test(next) || next.includes('\\')) return null;
  return next;
}
