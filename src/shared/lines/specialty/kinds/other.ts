import type { Step } from '../../types.ts';
import { kindIs } from '../kinds.ts';

export const otherStep: Step = {
  id: 'other',
  title: 'A few details',
  minutes: 1,
  showIf: kindIs('other'),
  questions: [
    {
      id: 'otherUse',
      type: 'longText',
      label: 'What is it used for?',
      why: 'Use decides which insurers may accept it.',
      required: true,
      sensitivity: 'S1',
      maxLength: 500,
    },
    {
      id: 'otherBusiness',
      type: 'bool',
      label: 'Do you use it to earn money?',
      why: 'Personal policies leave out anything that’s part of a business.',
      required: true,
      sensitivity: 'S2',
    },
    {
      id: 'otherPlace',
      type: 'text',
      label: 'Where is it kept or used?',
      why: 'Coverage is limited to certain places.',
      required: false,
      sensitivity: 'S2',
    },
    {
      id: 'otherRequired',
      type: 'text',
      label: 'Does anyone require this insurance, and what for?',
      help: 'For example a landlord, a lender or a contract.',
      why: 'The policy has to match what they ask for.',
      required: false,
      sensitivity: 'S1',
    },
    {
      id: 'otherRefused',
      type: 'bool',
      label: 'Has another broker or insurer said no to it?',
      why: 'Your broker can then skip those and ask others.',
      required: true,
      sensitivity: 'S3',
      allowTellBroker: true,
    },
  ],
};
