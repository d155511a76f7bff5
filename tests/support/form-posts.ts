/** Forms as a browser without a script posts them, and pages as it opens them. */

type Fields = Record<string, string | string[]>;

export function postForm(at: string, path: string, fields: Fields, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
  return fetch(`${at}${path}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { accept: 'text/html', origin: at, ...headers },
  });
}

export const openPage = (at: string, path: string) => fetch(`${at}${path}`, { headers: { accept: 'text/html' } });
