import type { SubjectOf } from '../line.ts';

/** "Group benefits for 12 employees". */
export const groupBenefitsSubject: SubjectOf = ({ employees }) =>
  typeof employees === 'number' && employees > 0
    ? `Group benefits for ${employees} ${employees === 1 ? 'employee' : 'employees'}`
    : null;
