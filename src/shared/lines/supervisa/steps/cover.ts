import { amount } from '../../amounts/registry.ts';
import { notesQuestion } from '../../every-line/questions.ts';
import type { Condition, Step } from '../../types.ts';

const conditionsMayCount: Condition = { not: { question: 'conditionsWanted', equals: false } };

export const coverStep: Step = {
  id: 'cover',
  title: 'The insurance',
  minutes: 1,
  questions: [
    {
      id: 'coverage',
      type: 'choice',
      label: 'How much medical insurance would you like?',
      why: `A Super Visa requires at least ${amount('super-visa-coverage')} for at least one year. Choosing more is up to you.`,
      required: true,
      short: true,
      sensitivity: 'S1',
      options: [
        { value: '100000', label: amount('super-visa-coverage') },
        { value: '150000', label: '$150,000' },
        { value: '200000', label: '$200,000 or more' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'deductible',
      type: 'choice',
      label: 'What deductible would you like?',
      help: 'The part of a medical bill you pay yourself.',
      why: 'A higher deductible usually means a lower price.',
      required: true,
      sensitivity: 'S1',
      options: [
        { value: '0', label: 'None' },
        { value: '1000', label: '$1,000' },
        { value: '5000', label: '$5,000' },
        { value: '10000', label: '$10,000' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'payment',
      type: 'choice',
      label: 'How would you like to pay?',
      why: 'Some insurers accept monthly payments with a deposit.',
      required: true,
      sensitivity: 'S1',
      options: [
        { value: 'full', label: 'In full' },
        { value: 'monthly', label: 'Monthly' },
        { value: 'open', label: 'I haven’t decided' },
      ],
    },
    {
      id: 'refund',
      type: 'multi',
      label: 'Which refunds matter to you?',
      why: 'Each insurer has its own rules for refunds and the proof it asks for.',
      required: true,
      sensitivity: 'S1',
      options: [
        { value: 'refusal', label: 'If the visa is refused' },
        { value: 'late', label: 'If they arrive later than planned' },
        { value: 'early', label: 'If they go home early' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    notesQuestion,
  ],
};

/** Yes and no only: which condition it is comes up with the insurer's own form, under its own consent. */
export const healthStep: Step = {
  id: 'health',
  title: 'Health, in yes or no',
  minutes: 1,
  questions: [
    {
      id: 'conditionsWanted',
      type: 'bool',
      label: 'Should the insurance include pre-existing conditions?',
      help: 'Just yes or no. Please don’t name the conditions.',
      why: 'Not every policy includes them, and the rules vary.',
      required: true,
      short: true,
      sensitivity: 'S4',
      allowUnknown: true,
      allowTellBroker: true,
    },
    {
      id: 'stable',
      type: 'choice',
      label: 'How long has everyone’s health been stable?',
      help: 'No new symptoms, treatment or tests.',
      why: 'Policies that include conditions ask for a stable period, often 120 or 180 days.',
      required: true,
      sensitivity: 'S4',
      allowUnknown: true,
      allowTellBroker: true,
      showIf: conditionsMayCount,
      options: [
        { value: 'year', label: 'A year or longer' },
        { value: '180', label: '180 days or longer' },
        { value: '120', label: '120 to 179 days' },
        { value: 'less', label: 'Less' },
        { value: 'none', label: 'Nobody has a condition' },
      ],
    },
    {
      id: 'medicationChange',
      type: 'bool',
      label: 'Has anyone’s medication or dose changed in the last 180 days?',
      help: 'Just yes or no. A new, stopped, raised or lowered medication all count.',
      why: 'Many insurers see a change as a sign that a condition isn’t stable yet.',
      required: true,
      sensitivity: 'S4',
      allowUnknown: true,
      allowTellBroker: true,
      showIf: conditionsMayCount,
    },
    {
      id: 'awaiting',
      type: 'bool',
      label: 'Is anyone waiting for tests, results or surgery?',
      why: 'What’s still being looked into is often left out.',
      required: true,
      sensitivity: 'S4',
      allowUnknown: true,
      allowTellBroker: true,
    },
    {
      id: 'dailyHelp',
      type: 'bool',
      label: 'Does anyone need help with daily activities, such as dressing or eating?',
      why: 'Some insurers can’t accept visitors who do, and others can.',
      required: true,
      sensitivity: 'S4',
      allowTellBroker: true,
    },
  ],
};
