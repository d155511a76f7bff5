/** Papers a broker needs for an auto quote. Conditions name questions outside the rows. */
import type { DocumentRule } from '../types.ts';

export const autoPapers: readonly DocumentRule[] = [
  {
    id: 'licences',
    title: 'A photo of each driver’s licence, both sides',
    why: 'It shows the class, the conditions and the number your broker needs for the driver’s abstract.',
    category: 'licence',
  },
  {
    id: 'registrations',
    title: 'The registration or bill of sale of each vehicle',
    why: 'It shows the owner and the VIN exactly as the insurer needs them, and a lease or loan often names the lender there.',
    category: 'vehicle',
  },
  {
    id: 'policy',
    title: 'Your current policy or renewal letter',
    why: 'Your broker can then compare like with like, down to the deductibles and endorsements.',
    category: 'policy',
    when: { question: 'currentlyInsured', equals: true },
  },
  {
    id: 'elsewhere-letter',
    title: 'A claims history letter from the insurer in the other province or country',
    why: 'Years without claims usually only count if an insurer confirms them in writing.',
    category: 'policy',
    when: { question: 'licensedElsewhere', equals: true },
  },
  {
    id: 'elsewhere-abstract',
    title: 'The driving record from the other province or country',
    why: 'It shows when the driver was first licensed, which an Alberta abstract may not.',
    category: 'licence',
    when: { question: 'licensedElsewhere', equals: true },
  },
  {
    id: 'earlier-policy',
    title: 'Proof of your last auto insurance',
    why: 'A cancelled policy or a letter shows how long you were insured and when it ended.',
    category: 'policy',
    when: { question: 'insuredBefore', oneOf: ['month', 'year'] },
  },
  {
    id: 'claims-letter',
    title: 'The insurer’s letter about each at-fault claim',
    why: 'It shows the share of fault and what was paid, which can differ from what you remember.',
    category: 'policy',
    when: { question: 'atFaultCount', atLeast: 1 },
  },
  {
    id: 'abstract',
    title: 'A driver’s abstract for each driver with a conviction or suspension',
    why: 'It shows what still counts. A registry agent can print it for the driver.',
    category: 'licence',
    when: {
      any: [
        { question: 'convictionsCount', atLeast: 1 },
        { question: 'suspended', equals: true },
      ],
    },
  },
  {
    id: 'cancellation',
    title: 'The letter about your cancelled or refused policy',
    why: 'The reason and the date decide which insurers your broker asks.',
    category: 'policy',
    when: { question: 'refusedBefore', equals: true },
  },
  {
    id: 'platform',
    title: 'The insurance certificate of the platform you drive for',
    why: 'Your own policy has to fit with what the platform provides.',
    category: 'policy',
    when: { question: 'paidDriving', oneOf: ['rideshare', 'delivery'] },
  },
];
