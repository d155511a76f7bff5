import { motorCoverages, usual } from '../every-line/coverages.ts';
import { claimsLetter, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

const deductible = { questions: ['deductible'] };
const damage = (...oneOf: string[]) => ({ question: 'physicalDamage', oneOf });
const extra = (equals: string) => ({ question: 'extras', equals });

export const commercialAutoWork: LineWork = {
  wishes: {
    'third-party-liability': { limit: { questions: ['liability'] } },
    collision: { leaveOutIf: damage('none', 'comprehensive'), deductible },
    comprehensive: { leaveOutIf: damage('none'), deductible },
    'loss-of-use': { addIf: extra('downtime') },
    'rented-vehicles': { addIf: extra('hired') },
    'family-protection': { addIf: extra('familyProtection') },
    cargo: { limit: { questions: ['cargoLimit'] } },
    'non-owned-auto': { addIf: extra('nonOwned') },
    'trailer-interchange': { addIf: extra('trailers') },
  },
  coverages: [
    ...motorCoverages,
    { code: 'cargo', name: 'Cargo', also: ['Motor truck cargo', 'Cargo legal liability'], usual },
    {
      code: 'non-owned-auto',
      name: 'Non-owned automobile (SPF 6)',
      also: ['SPF 6', 'Non-owned automobile', 'Non-owned auto'],
    },
    { code: 'passenger-hazard', name: 'Passenger hazard', also: ['Passenger hazard liability'] },
    { code: 'trailer-interchange', name: 'Trailers', also: ['Non-owned trailer', 'Trailer interchange'] },
  ],
  requestTemplates: [
    { ...registration, rule: 'vehicle-list' },
    {
      title: 'A list of drivers, with a copy of each licence',
      why: 'Insurers rate every driver of a business vehicle.',
      category: 'licence',
      rule: 'driver-list',
    },
    { ...claimsLetter, rule: 'claims-letters' },
    {
      title: 'The National Safety Code certificate and carrier profile',
      why: 'Insurers review them before quoting on heavy vehicles.',
      category: 'vehicle',
      rule: 'certificate',
    },
  ],
};
