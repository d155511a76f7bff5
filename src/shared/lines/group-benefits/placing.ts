import type { LinePlacing } from '../line.ts';

/**
 * Group benefits: the Council lists group plans under Accident & Sickness; a plan that includes life insurance needs the Life
 * licence as well.
 */
export const groupBenefitsPlacing: LinePlacing = {
  licences: [{ needs: 'LIFE', when: { question: 'wanted', equals: 'life' } }],
  industries: [],
};
