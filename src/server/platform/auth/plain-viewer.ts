/** Who is asking, for the addresses that are no procedures: the same ladder, in front of bytes. */
import type { Request, Response } from 'express';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, viewAsOf } from '#server/platform/trpc/context.ts';
import { ADMINS_ONLY, SECOND_FACTOR_FIRST } from '#server/platform/trpc/init.ts';
import { mayUseAdminArea } from '#shared/platform/permissions.ts';
import { NOT_AUTHENTICATED, VIEW_IS_READ_ONLY } from '#shared/platform/session.ts';
import type { Viewer } from './session.ts';

/**
 * @throws {AppError} UNAUTHORIZED without a session; TOO_MANY_REQUESTS over the session's budget; FORBIDDEN before the second factor that is asked for is set up, and in a view as a
 * client, which hands out no files and takes none
 */
export async function getViewer(services: Services, req: Request, res: Response): Promise<Viewer> {
  if (viewAsOf(req) !== null) throw new AppError({ code: 'FORBIDDEN', message: VIEW_IS_READ_ONLY });
  const viewer = await createContext(services, 'rest', req, res).session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  services.budget.count(viewer.sessionId);
  if (!viewer.secondFactorDone) throw new AppError({ code: 'FORBIDDEN', message: SECOND_FACTOR_FIRST });
  return viewer;
}

/** @throws {AppError} as `getViewer`; FORBIDDEN for everybody but administrators */
export async function getAdmin(services: Services, req: Request, res: Response): Promise<Viewer> {
  const viewer = await getViewer(services, req, res);
  if (!mayUseAdminArea(viewer.role)) throw new AppError({ code: 'FORBIDDEN', message: ADMINS_ONLY });
  return viewer;
}
