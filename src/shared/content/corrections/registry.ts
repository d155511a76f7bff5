import { corrections as written } from '../generated/corrections.ts';
import type { Correction } from './correction.ts';

/** The latest first. */
export const corrections: readonly Correction[] = written.toSorted((one, other) => other.on.localeCompare(one.on));
