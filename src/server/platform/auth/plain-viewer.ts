/** The viewer, for routes that are not procedures: the same sequence of checks, in front of file content. */
import type { Request, Response } from 'express';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { createContext, viewAsOf } from '#server/platform/trpc/context.ts';
import { ADMINS_ONLY, SECOND_FACTOR_FIRST } from '#server/platform/trpc/init.ts';
import { mayUseAdminArea } from '#shared/platform/permissions.ts';
import { NOT_AUTHENTICATED, VIEW_IS_READ_ONLY } from '#shared/platform/session.ts';
import type { Viewer } from './session.ts';

/**
 * @throws {AppError} UNAUTHORIZED without a session; TOO_MANY_REQUESTS over the session's budget; FORBIDDEN before the required second
 * factor is set up, and in a view as a client, where files can be neither downloaded nor uploaded
 */
export async function getViewer(services: Services, req: Request, res: Response): Promise<Viewer> {
  if (viewAsOf(req) !== null) throw new AppError({ code: 'FORBIDDEN', message: VIEW_IS_READ_ONLY });
  const viewer = await createContext(services, 'rest', req, res).session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  services.budget.count(viewer.sessionId);
  if (!viewer.secondFactorDone) throw new AppError({ code: 'FORBIDDEN', message: SECOND_FACTOR_FIRST });
  return viewer;
}

/** @throws {AppError} as `getViewer`; FORBIDDEN for everyone but administrators */
export async function getAdmin(services: Services, req: Request, res: Response): Promise<Viewer> {
  const viewer = await getViewer(services, req, res);
  if (!mayUseAdminArea(viewer.role)) throw new AppError({ code: 'FORBIDDEN', message: ADMINS_ONLY });
  return viewer;
}
