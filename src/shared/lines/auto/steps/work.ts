/** Driving for pay, and the uses that people forget to mention. */
import type { Condition, Step } from '../../types.ts';

const drivesForPay: Condition = { question: 'paidDriving', oneOf: ['rideshare', 'delivery'] };

export const workStep: Step = {
  id: 'work',
  title: 'Driving for pay and other uses',
  minutes: 1,
  questions: [
    {
      id: 'paidDriving',
      type: 'multi',
      label: 'Does anyone drive these vehicles for pay?',
      help: 'Even a few hours a week count.',
      why: 'A personal policy usually leaves out driving for pay, so your broker has to ask for it.',
      required: true,
      sensitivity: 'S1',
      options: [
        { value: 'rideshare', label: 'Yes, passengers through an app' },
        { value: 'delivery', label: 'Yes, food, parcels or other goods' },
        { value: 'none', label: 'No', exclusive: true },
      ],
    },
    {
      id: 'platforms',
      type: 'text',
      label: 'For which platforms or companies?',
      why: 'Platforms provide different insurance, and your own policy has to fit with it.',
      required: false,
      sensitivity: 'S1',
      showIf: drivesForPay,
      maxLength: 120,
    },
    {
      id: 'paidHours',
      type: 'choice',
      label: 'How many hours a week?',
      help: 'The average is fine.',
      why: 'Insurers treat a few hours on weekends differently from a full-time job.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
      showIf: drivesForPay,
      options: [
        { value: 'under10', label: 'Up to 10' },
        { value: '10to20', label: '11 to 20' },
        { value: '20to40', label: '21 to 40' },
        { value: 'over40', label: 'More than 40' },
      ],
    },
    {
      id: 'paidLicence',
      type: 'choice',
      label: 'Which licence does the person who carries passengers hold?',
      why: 'In Alberta, carrying passengers for a platform takes a Class 1, 2 or 4 licence.',
      required: false,
      sensitivity: 'S2',
      showIf: { question: 'paidDriving', equals: 'rideshare' },
      options: [
        { value: 'professional', label: 'Class 1, 2 or 4' },
        { value: 'applied', label: 'Class 4, applied for' },
        { value: 'other', label: 'Class 5 or another class' },
      ],
    },
    {
      id: 'insurerKnows',
      type: 'bool',
      label: 'Does your current insurer know about it?',
      why: 'If not, your broker can tell you how to fix that before a claim brings it up.',
      required: false,
      sensitivity: 'S3',
      allowTellBroker: true,
      showIf: { all: [drivesForPay, { question: 'currentlyInsured', equals: true }] },
    },
    {
      id: 'otherUses',
      type: 'multi',
      label: 'Are they also used for any of these?',
      why: 'A use the insurer doesn’t know about can cost you a claim.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'clients', label: 'Visiting clients or several workplaces' },
        { value: 'tools', label: 'Carrying tools or materials to job sites' },
        { value: 'care', label: 'Driving children or clients in someone’s care' },
        { value: 'lent', label: 'Rented to other people, for example through an app' },
        { value: 'plowing', label: 'Snow plowing or towing for others' },
        { value: 'usa', label: 'Long or frequent trips to the United States' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
  ],
};
