/** Who acted, as records name them. */
import type { Viewer } from './session.ts';

/** “Rating tool of Robin Hale”, or the person, when no key acted for them. */
export function actingName({ fullName, key }: Pick<Viewer, 'fullName' | 'key'>): string {
  return key ? `${key.name} of ${fullName}` : fullName;
}
