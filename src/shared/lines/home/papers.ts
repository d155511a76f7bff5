/** Papers to have ready for a home. */
import type { DocumentRule } from '../types.ts';
import { hasBuilding, isCondoUnit, isLandlord, isTenant } from './conditions.ts';

export const homePapers: readonly DocumentRule[] = [
  {
    id: 'current-policy',
    title: 'Your current policy or last renewal letter, if you have one',
    why: 'It shows what you have now, so your broker can compare like with like.',
    category: 'policy',
  },
  {
    id: 'claims-letter',
    title: 'A claims history letter from your current insurer',
    why: 'Claims-free years only count if an insurer confirms them in writing.',
    category: 'policy',
  },
  {
    id: 'building-photos',
    title: 'Photos of the outside, roof, furnace, electrical panel and hot-water tank',
    why: 'What an insurer can offer depends mostly on the heating, electrical, roof and plumbing.',
    category: 'property',
    when: hasBuilding,
  },
  {
    id: 'stove-report',
    title: 'The inspection report for the wood stove',
    why: 'Many insurers won’t quote on a home with a wood stove until they’ve seen one.',
    category: 'property',
    when: { question: 'woodStove', equals: true },
  },
  {
    id: 'wiring-report',
    title: 'An electrician’s report on the wiring',
    why: 'With a recent report, more insurers accept aluminum or knob-and-tube wiring.',
    category: 'property',
    when: { question: 'wiring', oneOf: ['aluminum', 'knobAndTube'] },
  },
  {
    id: 'oil-tank-photo',
    title: 'A photo of the oil tank and its label',
    why: 'Insurers want to know its age, its material and where it is.',
    category: 'property',
    when: { question: 'heating', equals: 'oil' },
  },
  {
    id: 'condo-papers',
    title: 'The condo corporation’s insurance certificate and bylaws',
    why: 'They show what part of a loss you’d have to pay, so your own policy can include it.',
    category: 'property',
    when: isCondoUnit,
  },
  {
    id: 'lease-clause',
    title: 'The page of your lease about insurance',
    why: 'It says how much liability insurance your landlord asks for.',
    category: 'property',
    when: isTenant,
  },
  {
    id: 'tenants-lease',
    title: 'The lease with your tenants',
    why: 'It shows the rent, the term and who has to insure what.',
    category: 'property',
    when: isLandlord,
  },
  {
    id: 'appraisals',
    title: 'Receipts or appraisals of your valuables',
    why: 'To list an item for its full value, insurers need to know what it’s worth.',
    category: 'property',
    when: { question: 'valuables', oneOf: ['jewellery', 'art', 'instruments', 'collections'] },
  },
];
