/** The coverage that is wanted, by the names a policy uses. */
import { amount } from '../../amounts/registry.ts';
import { notesQuestion } from '../../every-line/questions.ts';
import type { Condition, Option, Step } from '../../types.ts';

const deductibles: readonly Option[] = [
  { value: '500', label: '$500' },
  { value: '1000', label: '$1,000' },
  { value: '2500', label: '$2,500' },
  { value: 'advise', label: 'I’d like advice' },
];
const beyondTheLaw: Condition = { question: 'coverWish', equals: 'full' };

export const coverStep: Step = {
  id: 'cover',
  title: 'The coverage you want',
  minutes: 2,
  questions: [
    {
      id: 'coverWish',
      type: 'choice',
      label: 'What should be included?',
      help: 'You can change your mind when you see the options.',
      why: 'It gives your broker a place to start.',
      required: true,
      short: true,
      sensitivity: 'S1',
      options: [
        {
          value: 'mandatory',
          label: 'Only what the law requires',
          help: 'Liability for harm to others, accident benefits, and damage to your vehicle that isn’t your fault.',
        },
        {
          value: 'full',
          label: 'Collision and comprehensive too',
          help: 'Collision: damage that’s your fault. Comprehensive: hail, theft, fire, glass.',
        },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'liability',
      type: 'choice',
      label: 'How much liability would you like?',
      help: 'It pays for injuries and damage you cause to others.',
      why: `Alberta’s legal minimum in 2026 is ${amount('auto-minimum-liability')}. Brokers say most drivers choose more, because one serious injury can cost more than that.`,
      required: true,
      sensitivity: 'S1',
      options: [
        { value: '200000', label: `${amount('auto-minimum-liability')}, the legal minimum in 2026` },
        { value: '1000000', label: '$1,000,000' },
        { value: '2000000', label: '$2,000,000' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'collisionDeductible',
      type: 'choice',
      label: 'What deductible would you like for collision?',
      help: 'The part of a claim you pay yourself.',
      why: 'A higher deductible usually means a lower price.',
      required: false,
      sensitivity: 'S1',
      showIf: beyondTheLaw,
      options: deductibles,
    },
    {
      id: 'comprehensiveDeductible',
      type: 'choice',
      label: 'What deductible would you like for comprehensive?',
      help: 'This one applies to hail.',
      why: 'It can be different from your collision deductible.',
      required: false,
      sensitivity: 'S1',
      showIf: beyondTheLaw,
      options: deductibles,
    },
    {
      id: 'extras',
      type: 'multi',
      label: 'Are you interested in any of these extras?',
      help: 'SEF is the number of the endorsement in Alberta.',
      why: 'Each can be added to a policy; your broker will give you the price and limits.',
      required: false,
      sensitivity: 'S1',
      showIf: { question: 'coverWish', oneOf: ['full', 'advise'] },
      options: [
        {
          value: 'lossOfUse',
          label: 'Loss of use (SEF 20)',
          help: 'A rental while your vehicle is being repaired after a claim.',
        },
        {
          value: 'rentedVehicles',
          label: 'Vehicles you rent (SEF 27)',
          help: 'Damage to a rental or borrowed vehicle.',
        },
        {
          value: 'depreciationWaiver',
          label: 'Waiver of depreciation (SEF 43R)',
          help: 'No depreciation if a newer vehicle is written off.',
        },
        {
          value: 'familyProtection',
          label: 'Family protection (SEF 44)',
          help: 'If a driver who hurts you has too little insurance.',
        },
        { value: 'limitedGlass', label: 'Limited glass (SEF 13D)', help: 'Less glass coverage for a lower price.' },
        {
          value: 'forgiveness',
          label: 'Accident forgiveness',
          help: 'Your first at-fault collision doesn’t raise your price.',
        },
        { value: 'roadside', label: 'Roadside assistance' },
      ],
    },
    {
      id: 'telematics',
      type: 'bool',
      label: 'Would you use an app or device that records how you drive?',
      help: 'Saying yes here doesn’t sign you up for anything.',
      why: 'Some insurers price by how and how much you drive.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
    },
    {
      id: 'bundle',
      type: 'bool',
      label: 'Should your broker look at your home insurance too?',
      why: 'Bundling both with one insurer can cost less.',
      required: false,
      sensitivity: 'S1',
    },
    notesQuestion,
  ],
};
