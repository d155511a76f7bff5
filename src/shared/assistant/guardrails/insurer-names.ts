import { INSURER_NAMES } from '../insurers.ts';

/** Includes names that mean little unless the question is about choosing. */
export const NAMES = `${INSURER_NAMES}|td|rbc|ama|bmo|state farm|costco`;
