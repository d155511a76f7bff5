/** Everyone who drives. */
import type { Step } from '../../types.ts';
import { driverFields } from './driver-fields.ts';

export const driversStep: Step = {
  id: 'drivers',
  title: 'Who drives',
  minutes: 4,
  questions: [
    {
      id: 'driversNote',
      type: 'info',
      label: 'Other people’s details',
      text: 'Please let the people you name here know that you’re sharing their details with a licensed broker for this request.',
    },
    {
      id: 'driversCount',
      type: 'int',
      label: 'How many people will drive these vehicles?',
      help: 'Count yourself, and everyone who drives them regularly.',
      why: 'Insurers rate every driver, so they need to know about all of them.',
      required: true,
      short: true,
      sensitivity: 'S1',
      min: 1,
      max: 20,
    },
    {
      id: 'licensedElsewhere',
      type: 'bool',
      label: 'Has any of them held a licence in another province or country?',
      why: 'Driving experience elsewhere can count if there’s a letter to confirm it.',
      required: false,
      sensitivity: 'S2',
      allowUnknown: true,
    },
    {
      id: 'drivers',
      type: 'repeatGroup',
      itemLabel: 'Driver',
      min: 1,
      max: 8,
      label: 'Who drives these vehicles?',
      help: 'Start with yourself. Add the others now, or later with your broker.',
      why: 'Age and experience set much of the price, for each driver.',
      required: true,
      short: true,
      sensitivity: 'S2',
      questions: driverFields,
    },
    {
      id: 'othersAtHome',
      type: 'bool',
      label: 'Does anyone else in your household have a licence?',
      help: 'For example a parent or roommate with a car of their own.',
      why: 'Insurers ask about everyone with a licence at your address, even if they never drive your vehicles.',
      required: false,
      sensitivity: 'S2',
    },
  ],
};
