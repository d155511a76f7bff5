import { motorCoverages } from '../every-line/coverages.ts';
import { claimsLetter, licence, policy, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const autoWork: LineWork = {
  coverages: motorCoverages,
  requestTemplates: [
    { ...licence, rule: 'licences' },
    { ...policy, rule: 'policy' },
    { ...registration, rule: 'registrations' },
    claimsLetter,
  ],
};
