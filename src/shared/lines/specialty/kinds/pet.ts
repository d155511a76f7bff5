import type { Step } from '../../types.ts';
import { kindIs } from '../kinds.ts';

/** Not offered: only what lets somebody say where to turn. */
export const petStep: Step = {
  id: 'pet',
  title: 'Your pet',
  minutes: 1,
  showIf: kindIs('pet'),
  questions: [
    {
      id: 'petAnimal',
      type: 'choice',
      label: 'What kind of animal is it?',
      why: 'Horses and farm animals are insured differently from pets.',
      required: true,
      short: true,
      sensitivity: 'S1',
      options: [
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
        { value: 'horse', label: 'Horse' },
        { value: 'livestock', label: 'Farm animal' },
        { value: 'other', label: 'Another animal' },
      ],
    },
  ],
};
