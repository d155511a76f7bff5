/**
 * Portal pages about one case or one client. The document is the same for everyone, but its status is 404 for a signed-in person who will
 * see that there is no such page. Anyone else gets 200 and the login for any id, and so learns nothing.
 */
import type { IncomingMessage } from 'node:http';
import { type Request, type Response, Router } from 'express';
import { getRelation } from '#server/modules/cases/queries.ts';
import { cookieName, cookieValue } from '#server/platform/auth/cookie-names.ts';
import type { Viewer } from '#server/platform/auth/session.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { reportError } from '#server/platform/errors/report-error.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, requestIdOf } from '#server/platform/trpc/context.ts';
import { paths, portalSubjectAddress } from '#shared/platform/paths.ts';
import { mayUseAdminArea, mayUseBrokerPortal } from '#shared/platform/permissions.ts';
import type { Pages } from './pages.ts';

type Find = (services: Services, viewer: Viewer, id: string) => Promise<unknown>;

const findCase: Find = ({ db, now }, viewer, id) => getRelation(db, viewer, id, now());

const findClient: Find = async ({ db }, _viewer, id) => {
  if ((await db.user.count({ where: { id } })) === 0) throw notFound('person');
};

const subjects: { path: string; isFor: (viewer: Viewer) => boolean; find: Find }[] = [
  { path: paths.portal.case(':id'), isFor: ({ role }) => role === 'client', find: findCase },
  { path: paths.portal.answers(':id'), isFor: ({ role }) => role === 'client', find: findCase },
  { path: paths.broker.case(':id'), isFor: ({ role }) => mayUseBrokerPortal(role), find: findCase },
  { path: paths.admin.case(':id'), isFor: ({ role }) => mayUseAdminArea(role), find: findCase },
  { path: paths.admin.clientCases(':id'), isFor: ({ role }) => mayUseAdminArea(role), find: findClient },
];

/** Whether the status depends on the viewer. Every other page is served from memory. */
export function dependsOnViewer({ env }: Services, req: IncomingMessage): boolean {
  const address = (req.url ?? '').split('?', 1)[0] ?? '';
  if (!portalSubjectAddress.test(address)) return false;
  return cookieValue(req, cookieName('session', env.site.url.startsWith('https:'))) !== null;
}

export function casePages(services: Services, pages: Pages): Router {
  const router = Router({ caseSensitive: true });
  for (const { path, isFor, find } of subjects)
    router.get(path, async (req: Request<{ id: string }>, res: Response) => {
      const exists = async () => {
        const viewer = await createContext(services, 'rest', req, res).session.viewer();
        if (!viewer?.secondFactorDone || !isFor(viewer)) return true;
        services.budget.count(viewer.sessionId);
        await find(services, viewer, req.params.id);
        return true;
      };
      const found = await exists().catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
        // The page shows the error itself when it requests its data.
        reportError(services.log, error, { requestId: requestIdOf(res) });
        return true;
      });
      pages.answerPortal(req, res, requestIdOf(res), found);
    });
  return router;
}
