/** What no role may do. */

import type { Viewer } from '#server/platform/auth/session.ts';
import { AppError, conflict } from '#server/platform/errors/app-error.ts';

/** @throws {AppError} FORBIDDEN when the viewer is the subject */
export function refuseSelf(viewer: Viewer, userId: string, what: string): void {
  if (viewer.id === userId)
    throw new AppError({
      code: 'FORBIDDEN',
      message: `You can’t ${what} your own account. Ask another administrator.`,
    });
}

export function lastAdministrator(): AppError {
  return conflict('This is the last administrator who can sign in. Make someone else an administrator first.');
}
