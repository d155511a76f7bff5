/** A rented home: belongings, and liability to the landlord. */
import type { Step } from '../../types.ts';
import { isTenant } from '../conditions.ts';

export const tenantStep: Step = {
  id: 'lease',
  title: 'Your lease',
  minutes: 1,
  showIf: isTenant,
  questions: [
    {
      id: 'roommates',
      type: 'int',
      label: 'How many people who aren’t family share the home with you?',
      help: 'Enter 0 if there are none.',
      why: 'Roommates often need their own policy.',
      required: true,
      short: true,
      sensitivity: 'S1',
      min: 0,
      max: 20,
    },
    {
      id: 'landlordLiability',
      type: 'money',
      label: 'How much liability insurance does your lease require, if any?',
      help: 'Leave it blank if the lease doesn’t say. Your landlord’s policy doesn’t insure your belongings.',
      why: 'So your options meet the terms of your lease.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
      max: 1_000_000_000,
    },
    {
      id: 'landlordProof',
      type: 'bool',
      label: 'Does your landlord want proof of insurance?',
      why: 'Your broker can send a confirmation with the name the landlord wants to see on it.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
    },
    {
      id: 'residence',
      type: 'bool',
      label: 'Is it a student residence?',
      why: 'A parent’s home policy may already insure a student’s belongings, so you may not need a second one.',
      required: false,
      sensitivity: 'S1',
    },
    {
      id: 'storedElsewhere',
      type: 'bool',
      label: 'Do you keep belongings somewhere else, for example in a storage unit?',
      why: 'Policies limit what they pay for belongings kept away from home.',
      required: false,
      sensitivity: 'S1',
    },
  ],
};
