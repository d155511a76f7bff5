/** Who is asking, for the addresses that are no procedures: the same ladder, in front of bytes. */
import type { Request, Response } from 'express';
import { AppError } from '#server/app-error.ts';
import type { Viewer } from '#server/http/session.ts';
import type { Services } from '#server/services.ts';
import { createContext } from '#server/trpc/context.ts';
import { SECOND_FACTOR_FIRST } from '#server/trpc/init.ts';
import { NOT_AUTHENTICATED } from '#shared/auth/schema.ts';

/** @throws {AppError} UNAUTHORIZED without a session; FORBIDDEN before the second factor that is asked for is set up */
export async function getViewer(services: Services, req: Request, res: Response): Promise<Viewer> {
  const viewer = await createContext(services, 'rest', req, res).session.viewer();
  if (!viewer) throw new AppError({ code: 'UNAUTHORIZED', message: NOT_AUTHENTICATED });
  if (!viewer.secondFactorDone) throw new AppError({ code: 'FORBIDDEN', message: SECOND_FACTOR_FIRST });
  return viewer;
}
