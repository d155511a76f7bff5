/** Which answers of a request a viewer may see. */
import { mayReadPersonal } from '#server/modules/cases/access.ts';
import type { Relation } from '#shared/cases/views.ts';
import { isSensitive } from '#shared/lines/sensitivity.ts';
import type { Sensitivity } from '#shared/lines/types.ts';

/** The steps that identify the person: a broker reads them after accepting, a participant never. */
const PERSONAL_STEPS = new Set(['contact']);
const PERSONAL_SENSITIVITY = 'S2';

export interface Sight {
  /** May know who the client is. */
  person: boolean;
  /** Sensitive answers were opened. */
  includeSensitive: boolean;
}

export function sightOf(relation: Relation, includeSensitive: boolean): Sight {
  return { person: mayReadPersonal(relation), includeSensitive };
}

export function isContactStep(stepId: string): boolean {
  return PERSONAL_STEPS.has(stepId);
}

type Asked = { stepId: string; path: string; sensitivity: Sensitivity };

export function mayShow({ person, includeSensitive }: Sight, { stepId, path, sensitivity }: Asked): boolean {
  if (!includeSensitive && isSensitive(sensitivity)) return false;
  return person || !(isContactStep(stepId) || sensitivity === PERSONAL_SENSITIVITY || path === 'postalCode');
}
