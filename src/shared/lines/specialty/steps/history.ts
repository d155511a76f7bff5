import {
  claimsCountQuestion,
  currentInsuranceQuestions,
  notesQuestion,
  startQuestions,
} from '../../every-line/questions.ts';
import type { Step } from '../../types.ts';
import { kindIs } from '../kinds.ts';

/** An event has its own date. */
export const startStep: Step = {
  id: 'start',
  title: 'When it should start',
  minutes: 1,
  showIf: { not: kindIs('event') },
  questions: startQuestions,
};

export const currentStep: Step = {
  id: 'current',
  title: 'Your current insurance',
  minutes: 1,
  showIf: { not: kindIs('event', 'pet') },
  questions: [
    ...currentInsuranceQuestions,
    {
      id: 'otherPolicies',
      type: 'multi',
      label: 'Which other policies do you have?',
      why: 'Adding to a policy you have, or moving several together, can cost less.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'home', label: 'Home, condo or tenant insurance' },
        { value: 'auto', label: 'Car insurance' },
        { value: 'business', label: 'Business or farm insurance' },
        { value: 'umbrella', label: 'Extra personal liability (umbrella)' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
  ],
};

export const historyStep: Step = {
  id: 'history',
  title: 'Claims and anything else',
  minutes: 1,
  questions: [
    { ...claimsCountQuestion, showIf: { not: kindIs('pet') } },
    {
      id: 'claims',
      type: 'repeatGroup',
      itemLabel: 'Claim',
      min: 0,
      max: 10,
      label: 'Tell us about each claim',
      why: 'Insurers look at what happened and when, not only at the number.',
      required: false,
      sensitivity: 'S3',
      allowTellBroker: true,
      showIf: { question: 'claimsCount', atLeast: 1 },
      questions: [
        {
          id: 'claimCause',
          type: 'choice',
          label: 'What happened?',
          why: 'A hailstorm says less about the future than a collision.',
          required: true,
          sensitivity: 'S3',
          options: [
            { value: 'collision', label: 'Collision or upset' },
            { value: 'theft', label: 'Theft or vandalism' },
            { value: 'fire', label: 'Fire' },
            { value: 'water', label: 'Water' },
            { value: 'weather', label: 'Hail, wind or other weather' },
            { value: 'liability', label: 'Injury or damage to others' },
            { value: 'lost', label: 'Loss or disappearance' },
            { value: 'other', label: 'Something else' },
          ],
        },
        {
          id: 'claimMonth',
          type: 'month',
          label: 'When was it?',
          why: 'Claims count for less as they age.',
          required: true,
          sensitivity: 'S3',
          allowUnknown: true,
          min: { fromToday: { years: -10 } },
          max: { fromToday: {} },
          tooEarly: 'Claims of more than 10 years ago aren’t needed',
          tooLate: 'Enter this month or an earlier one',
        },
        {
          id: 'claimPaid',
          type: 'money',
          label: 'About how much was paid?',
          why: 'Small and large claims are treated differently.',
          required: false,
          sensitivity: 'S3',
          allowUnknown: true,
          max: 1_000_000_000,
        },
      ],
    },
    {
      id: 'soundToday',
      type: 'choice',
      label: 'Is it in good condition today?',
      why: 'Insurance starts from its condition today, and can’t pay for earlier damage.',
      required: true,
      sensitivity: 'S1',
      allowUnknown: true,
      showIf: { not: kindIs('event', 'pet') },
      options: [
        { value: 'good', label: 'Yes' },
        { value: 'damaged', label: 'No, it’s damaged or needs repair' },
        { value: 'gone', label: 'It’s been lost, stolen or destroyed' },
      ],
    },
    notesQuestion,
  ],
};
