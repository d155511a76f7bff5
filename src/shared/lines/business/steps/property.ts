/** What the business owns; replacement cost, not book value. */
import type { NumberQuestion, Step } from '../../types.ts';
import { asCompany, inIndustry, may } from '../parts.ts';

const value = { type: 'money', ...may, allowUnknown: true } as const satisfies Partial<NumberQuestion>;

export const propertyStep: Step = {
  id: 'property',
  title: 'What the business owns',
  minutes: 1,
  showIf: asCompany,
  questions: [
    {
      id: 'valuesNote',
      type: 'info',
      label: 'About these amounts',
      text: 'Enter what it would cost to buy or build the same thing new today. A rough figure is fine.',
    },
    {
      id: 'buildingValue',
      label: 'What would it cost to rebuild the building?',
      help: 'Without the land.',
      why: 'It decides the limit on the building.',
      ...value,
      showIf: { question: 'premises', equals: 'owned' },
    },
    {
      id: 'improvementsValue',
      label: 'What would it cost to redo the improvements you made?',
      help: 'Floors, walls, counters, plumbing and signs in rented space.',
      why: 'The landlord’s policy seldom pays for them.',
      ...value,
      showIf: { question: 'premises', equals: 'leased' },
    },
    {
      id: 'contentsValue',
      label: 'What are the furniture, computers and fixtures worth?',
      why: 'It decides the limit on contents.',
      ...value,
    },
    {
      id: 'equipmentValue',
      label: 'What are the machines and equipment worth?',
      help: 'Owned and leased.',
      why: 'Equipment is often the largest loss after a fire.',
      ...value,
      showIf: inIndustry('restaurants', 'manufacturers', 'liquor', 'retail', 'construction', 'other'),
    },
    {
      id: 'stockValue',
      label: 'How much stock do you have at its highest?',
      help: 'At cost, including raw materials and finished goods.',
      why: 'The limit has to be enough in your busiest month.',
      ...value,
      showIf: inIndustry('restaurants', 'manufacturers', 'liquor', 'medical', 'other'),
    },
    {
      id: 'awayValue',
      label: 'How much of your property is away from the premises at times?',
      help: 'In vehicles, at shows, at job sites or in storage.',
      why: 'Property policies restrict what they pay for elsewhere.',
      ...value,
      showIf: { not: inIndustry('contractors') },
    },
  ],
};
