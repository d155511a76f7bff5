/** Why someone did something that may be questioned later, in their own words. */
import { line } from '#shared/platform/fields.ts';

export const REASON_MIN = 3;
export const REASON_MAX = 200;

export const reasonSchema = line('Enter a short reason', { min: REASON_MIN, max: REASON_MAX });
