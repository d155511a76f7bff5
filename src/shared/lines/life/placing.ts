import type { LinePlacing } from '../line.ts';

/**
 * Life: critical illness and disability insurance are Accident & Sickness. A waiver of premiums and coverage for children are parts of
 * the life policy.
 */
export const lifePlacing: LinePlacing = {
  licences: [
    { needs: 'ACCIDENT_SICKNESS', when: { question: 'lifeExtras', oneOf: ['criticalIllness', 'disability'] } },
  ],
  industries: [],
};
