/** Where the vehicles are at home. */
import { postalCodeQuestion } from '../../every-line/questions.ts';
import type { Step } from '../../types.ts';

export const whereStep: Step = {
  id: 'where',
  title: 'Where you live',
  minutes: 1,
  questions: [
    postalCodeQuestion,
    {
      id: 'address',
      type: 'address',
      label: 'What is your address?',
      help: 'You can leave it out for now. Your broker needs it before a policy can be issued.',
      why: 'Insurers rate the address where vehicles are kept, not only the postal code.',
      required: false,
      sensitivity: 'S2',
    },
    {
      id: 'keptInAlberta',
      type: 'choice',
      label: 'Where are your vehicles registered?',
      why: 'Our broker partners can only place vehicles that are registered and kept in Alberta.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'alberta', label: 'In Alberta, or they will be when I buy them' },
        { value: 'moving', label: 'Somewhere else, and I’m moving them to Alberta' },
        { value: 'elsewhere', label: 'Somewhere else, and they’ll stay there' },
      ],
    },
    {
      id: 'parking',
      type: 'choice',
      label: 'Where are your vehicles parked at night?',
      help: 'If it varies, choose the spot for the one you drive most.',
      why: 'It affects the risk of hail, theft and damage on the street.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'garage', label: 'In a private garage' },
        { value: 'driveway', label: 'In a driveway or carport' },
        { value: 'underground', label: 'In an underground or covered parkade' },
        { value: 'lot', label: 'In an open parking lot' },
        { value: 'street', label: 'On the street' },
      ],
    },
  ],
};
