import type { DocumentRule } from '../types.ts';
import { homeKinds, kindIs, roadKinds } from './kinds.ts';

export const specialtyPapers: readonly DocumentRule[] = [
  {
    id: 'currentPolicy',
    title: 'Your current policy, if you have one',
    why: 'It shows limits, deductibles and the renewal date, so like can be compared with like.',
    category: 'policy',
    when: { not: kindIs('pet', 'event') },
  },
  {
    id: 'registration',
    title: 'The registration',
    why: 'It has the VIN, the owner’s name and how the vehicle may be used.',
    category: 'vehicle',
    when: kindIs(...roadKinds),
  },
  {
    id: 'abstract',
    title: 'A driver’s abstract for each driver',
    why: 'Insurers check licences and convictions before they issue a policy.',
    category: 'licence',
    when: kindIs('motorcycle', 'classic'),
  },
  {
    id: 'boatPapers',
    title: 'The pleasure craft licence and operator cards',
    why: 'They prove who may operate the boat, and identify it.',
    category: 'licence',
    when: { question: 'boatMotor', oneOf: ['outboard', 'inboard', 'jet'] },
  },
  {
    id: 'droneCertificate',
    title: 'Your drone pilot certificate and registration',
    why: 'Insurers ask which flights you may make, and with which drone.',
    category: 'licence',
    when: { question: 'droneCertificate', oneOf: ['basic', 'advanced', 'complex'] },
  },
  {
    id: 'proofOfValue',
    title: 'An appraisal, receipt or bill of sale',
    why: 'An agreed value needs proof of what it’s worth.',
    category: 'property',
    when: kindIs('classic', 'collection', 'boat', 'rv', 'highValueHome'),
  },
  {
    id: 'photos',
    title: 'A few photos, inside and out',
    why: 'They answer an underwriter’s first questions about condition.',
    category: 'property',
    when: { not: kindIs('event', 'pet') },
  },
  {
    id: 'venueContract',
    title: 'The insurance clause of the venue’s contract',
    why: 'It says which limit the venue wants and how it has to be named.',
    category: 'business',
    when: kindIs('event'),
  },
  {
    id: 'eventLicence',
    title: 'The special event licence for alcohol',
    why: 'Insurers ask for it when you serve or sell alcohol yourself.',
    category: 'business',
    when: { question: 'alcohol', oneOf: ['free', 'sold'] },
  },
  {
    id: 'woodInspection',
    title: 'The inspection report of the wood stove',
    why: 'Many insurers don’t accept wood heat without one.',
    category: 'property',
    when: { all: [kindIs(...homeKinds), { question: 'heating', equals: 'wood' }] },
  },
  {
    id: 'rentalLicence',
    title: 'The business licence for your rental',
    why: 'Where a municipality requires one, insurers want to see it.',
    category: 'business',
    when: { question: 'rentalLicence', equals: 'yes' },
  },
  {
    id: 'claimsLetter',
    title: 'A claims history letter',
    why: 'Your insurer provides it, and it confirms what was paid and when.',
    category: 'policy',
    when: { question: 'claimsCount', atLeast: 1 },
  },
];
