import { usual } from '../every-line/coverages.ts';
import { identity, policy } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const generalWork: LineWork = {
  coverages: [
    { code: 'general-liability', name: 'Liability', also: ['Personal liability', 'Legal liability'], usual },
    { code: 'general-property', name: 'Property', also: ['Contents', 'Belongings'] },
  ],
  requestTemplates: [{ ...policy, rule: 'currentPolicy' }, identity],
};
