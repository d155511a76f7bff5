import { motorCoverages } from '../every-line/coverages.ts';
import { claimsLetter, licence, policy, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

const onlyTheLaw = { question: 'coverWish', equals: 'mandatory' } as const;
const extra = (equals: string) => ({ addIf: { question: 'extras', equals } });

export const autoWork: LineWork = {
  coverages: motorCoverages,
  wishes: {
    'third-party-liability': { limit: { questions: ['liability'] }, minimumIf: onlyTheLaw },
    collision: { leaveOutIf: onlyTheLaw, deductible: { questions: ['collisionDeductible'] } },
    comprehensive: { leaveOutIf: onlyTheLaw, deductible: { questions: ['comprehensiveDeductible'] } },
    'loss-of-use': extra('lossOfUse'),
    'rented-vehicles': extra('rentedVehicles'),
    'depreciation-waiver': extra('depreciationWaiver'),
    'family-protection': extra('familyProtection'),
    'limited-glass': extra('limitedGlass'),
    'accident-forgiveness': extra('forgiveness'),
    roadside: extra('roadside'),
  },
  requestTemplates: [
    { ...licence, rule: 'licences' },
    { ...policy, rule: 'policy' },
    { ...registration, rule: 'registrations' },
    claimsLetter,
  ],
};
