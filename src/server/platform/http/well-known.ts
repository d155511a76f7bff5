/** Well-known addresses for programs: where to report a vulnerability, and where to change a password. */
import { type Request, type Response, Router } from 'express';
import type { Services } from '#server/platform/services.ts';
import { createContext } from '#server/platform/trpc/context.ts';
import { paths } from '#shared/platform/paths.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year, so that copies are checked again. */
const VALID_DAYS = 180;

/** The text of RFC 9116. Its expiry is counted from the start of today, so that it changes once a day. */
function securityText({ env, now }: Pick<Services, 'env' | 'now'>): string {
  const today = now().getTime() - (now().getTime() % DAY_MS);
  const lines = [
    `Contact: mailto:${env.site.email}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${env.site.url}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

export function wellKnown(services: Services): Router {
  const routes = Router({ caseSensitive: true, strict: true });
  routes.get('/.well-known/security.txt', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(securityText(services));
  });
  routes.get('/.well-known/change-password', async (req: Request, res: Response) => {
    const viewer = await createContext(services, 'rest', req, res).session.viewer();
    const role = viewer?.role ?? 'client';
    res.set('Cache-Control', 'no-store').redirect(303, paths.account(role === 'client' ? 'portal' : role, 'security'));
  });
  return routes;
}
