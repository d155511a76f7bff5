/** Papers a broker needs for a commercial auto quote. */
import type { DocumentRule } from '../types.ts';

export const commercialAutoPapers: readonly DocumentRule[] = [
  {
    id: 'vehicle-list',
    title: 'A list of vehicles and trailers, or a photo of each registration',
    why: 'It needs year, make, VIN, registered weight, value and owner. A spreadsheet is fine.',
    category: 'vehicle',
  },
  {
    id: 'driver-list',
    title: 'A list of drivers with licence class and years of experience',
    why: 'Insurers rate every driver of a business vehicle. Names can follow later.',
    category: 'licence',
  },
  {
    id: 'claims-letters',
    title: 'Claims history letters for the last five years',
    why: 'A fleet is rated on its own record, and insurers want it from the source.',
    category: 'policy',
  },
  {
    id: 'policy',
    title: 'Your current policy or renewal letter',
    why: 'Your broker can then compare like with like, down to the endorsements.',
    category: 'policy',
    when: { question: 'currentlyInsured', equals: true },
  },
  {
    id: 'certificate',
    title: 'The Safety Fitness Certificate and carrier profile',
    why: 'Insurers look at inspections, convictions and collisions before they quote on a carrier.',
    category: 'business',
    when: { question: 'safetyFitness', equals: 'yes' },
  },
  {
    id: 'programs',
    title: 'Your written safety and maintenance programs',
    why: 'They show an insurer how drivers are chosen and vehicles looked after.',
    category: 'business',
    when: { question: 'programs', oneOf: ['safety', 'maintenance'] },
  },
  {
    id: 'abstracts',
    title: 'Driver’s abstracts, no more than a month or two old',
    why: 'They show what still counts, and whether the class fits the vehicle.',
    category: 'licence',
    when: {
      any: [
        { question: 'convictionsCount', atLeast: 1 },
        { question: 'seriousOffences', atLeast: 1 },
      ],
    },
  },
  {
    id: 'lease-clause',
    title: 'The insurance clause of your lease or loan',
    why: 'It says which coverage and deductible the lender requires, and how it must be named.',
    category: 'vehicle',
    when: { question: 'ownership', oneOf: ['financed', 'leased'] },
  },
  {
    id: 'operator-lease',
    title: 'The agreement with your owner-operators',
    why: 'It says who insures liability, cargo and the truck itself.',
    category: 'business',
    when: { question: 'ownerOperators', atLeast: 1 },
  },
  {
    id: 'contract',
    title: 'The insurance clause of the contract',
    why: 'Your broker checks the limits and who has to be named before an insurer is asked.',
    category: 'business',
    when: { question: 'contracts', equals: true },
  },
];
