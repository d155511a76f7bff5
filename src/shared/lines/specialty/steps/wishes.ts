import type { Step } from '../../types.ts';
import { homeKinds, kindIs, vehicleKinds } from '../kinds.ts';

/** What the policy should include. Events, drones and growing at home ask for it in their own steps. */
export const wishesStep: Step = {
  id: 'wishes',
  title: 'The coverage you’d like',
  minutes: 1,
  showIf: kindIs(...vehicleKinds, ...homeKinds, 'collection'),
  questions: [
    {
      id: 'coverageWanted',
      type: 'choice',
      label: 'What should be insured?',
      why: 'Liability alone costs less, but doesn’t pay for damage to your own.',
      required: true,
      sensitivity: 'S1',
      showIf: kindIs(...vehicleKinds),
      options: [
        { value: 'liability', label: 'Liability only' },
        { value: 'damage', label: 'Liability, and damage or theft' },
        { value: 'storedOnly', label: 'Only fire, theft and damage while stored' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'homeWanted',
      type: 'multi',
      label: 'What should be insured?',
      why: 'Not every part is included in such policies, so your broker asks for each.',
      required: true,
      sensitivity: 'S1',
      showIf: kindIs(...homeKinds),
      options: [
        { value: 'building', label: 'The building' },
        { value: 'contents', label: 'Furniture and belongings' },
        { value: 'liability', label: 'Liability' },
        { value: 'sewer', label: 'Sewer backup' },
        { value: 'overland', label: 'Overland water (flood)' },
        { value: 'rent', label: 'Lost rent or income' },
        { value: 'advise', label: 'I’d like advice', exclusive: true },
      ],
    },
    {
      id: 'liabilityLimit',
      type: 'choice',
      label: 'How much liability insurance would you like?',
      why: 'A higher limit often costs little more.',
      required: false,
      sensitivity: 'S1',
      showIf: { not: kindIs('collection', 'drone') },
      options: [
        { value: '1', label: '$1 million' },
        { value: '2', label: '$2 million' },
        { value: 'more', label: 'More' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'deductible',
      type: 'choice',
      label: 'What deductible would you like?',
      help: 'The part of a claim you pay yourself.',
      why: 'A higher deductible usually means a lower price.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: '500', label: '$500' },
        { value: '1000', label: '$1,000' },
        { value: '2500', label: '$2,500' },
        { value: '5000', label: '$5,000' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
  ],
};
