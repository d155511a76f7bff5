import { INSURER_NAMES } from '../insurers.ts';

/** With those that say little outside a question of choosing. */
export const NAMES = `${INSURER_NAMES}|td|rbc|ama|bmo|state farm|costco`;
