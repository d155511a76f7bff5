import { motorCoverages, usual } from '../every-line/coverages.ts';
import { claimsLetter, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const commercialAutoWork: LineWork = {
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
    registration,
    {
      title: "A list of drivers, with each one's licence",
      why: 'Every driver of a business vehicle is rated.',
      category: 'licence',
    },
    claimsLetter,
    {
      title: 'The National Safety Code certificate and carrier profile',
      why: 'Insurers read it for heavy vehicles before they offer anything.',
      category: 'vehicle',
    },
  ],
};
