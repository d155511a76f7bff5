/** The session of a request that comes with a key: there is no browser, nothing starts and nothing ends. */
import { AppError } from '#server/platform/errors/app-error.ts';
import { coarseNetwork } from '#server/platform/http/caller-address.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import type { KeyHolder, Origin, Session, Viewer } from './session.ts';

export const NOT_BY_KEY = 'This is for people only. It can’t be done with a key.';

/** The refusal of a key that has none of these scopes. */
export function lacking(scopes: readonly Scope[]): AppError {
  const message = `This key doesn’t have the scope this needs: ${scopes.join(' or ')}.`;
  return new AppError({ code: 'FORBIDDEN', message });
}

function refuse(): never {
  throw new AppError({ code: 'FORBIDDEN', message: NOT_BY_KEY });
}

/**
 * @param owner the person whose key it is, as they are now; null for a partner's
 * @param address the caller's, as reported by Express
 */
export function keySession(key: KeyHolder, owner: Viewer | null, address: string): Session {
  const origin: Origin = { network: coarseNetwork(address), device: `Key ${key.name}` };
  const viewer = owner && { ...owner, origin, key };
  return {
    viewer: () => Promise.resolve(viewer),
    reread: () => Promise.resolve(viewer),
    key,
    device: { hash: '', name: origin.device },
    origin,
    knowDevice: refuse,
    start: refuse,
    end: refuse,
  };
}
