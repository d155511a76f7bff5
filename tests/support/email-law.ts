/** What the law asks of an email (docs/decisions/0066), read from the email as it arrives. */
import type { AnyEmail } from '#server/modules/notifications/outbox/definition.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

export interface ArrivedEmail {
  text?: string | undefined;
  html?: string | undefined;
  headers: readonly { key: string; value: string }[];
}

const unescaped = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Any link with which a reader could stop emails. */
const WAY_OUT = /\/(?:email-choices|newsletter\/(?:unsubscribe|never))\?token=/;

/** The address of the way out, from the headers. */
export function wayOutOf({ headers }: ArrivedEmail): string | undefined {
  const header = headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  return header && /^<(https?:\S+)>$/.exec(header.trim())?.[1];
}

/** What is missing, or claimed without being there. */
export function legalProblems(email: ArrivedEmail, { law }: Pick<AnyEmail, 'law'>, site: SiteProfile): string[] {
  const problems: string[] = [];
  const parts = { text: email.text ?? '', html: unescaped(email.html ?? '') };
  const url = wayOutOf(email);
  for (const [part, words] of Object.entries(parts)) {
    for (const fact of ['name', 'postalAddress', 'email'] as const)
      if (!words.includes(site[fact])) problems.push(`${part}: no ${fact}`);
    if (typeof law === 'string') {
      if (WAY_OUT.test(words)) problems.push(`${part}: a way out it doesn’t need`);
    } else if (!url || !words.includes(url) || !words.includes(law.wayOut)) problems.push(`${part}: no way out`);
  }
  const post = email.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value;
  if (typeof law === 'string') {
    if (url || post) problems.push('headers: a way out it doesn’t need');
  } else if (!url || post !== 'List-Unsubscribe=One-Click') problems.push('headers: no one-click way out');
  return problems;
}
