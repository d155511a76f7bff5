/** Health, dental and other benefits for a company's employees. */

import { notesQuestion, shortContactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

export const groupBenefitsDefinition: QuoteDefinition = {
  line: 'group-benefits',
  version: 1,
  effectiveFrom: '2026-11-01',
  title: 'Group benefits quote',
  intro: 'Three short steps, about four minutes. No names or health details of employees, please.',
  steps: [
    shortStartStep,
    {
      id: 'company',
      title: 'Your company and the plan',
      minutes: 2,
      questions: [
        {
          id: 'businessName',
          type: 'text',
          label: 'Name of the company',
          why: 'So that your broker knows who asks.',
          required: true,
          sensitivity: 'S2',
        },
        {
          id: 'industry',
          type: 'text',
          label: 'What does the company do?',
          why: 'Insurers rate industries differently.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'employees',
          type: 'int',
          label: 'How many employees would take part?',
          why: 'The size of the group decides which plans are open to you.',
          required: true,
          sensitivity: 'S1',
          min: 1,
          max: 100_000,
        },
        {
          id: 'outsideAlberta',
          type: 'bool',
          label: 'Does anyone of them work outside Alberta?',
          why: 'Provincial health plans differ, so the group plan has to fit each.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'currentPlan',
          type: 'bool',
          label: 'Is there a group plan now?',
          why: 'The claims of the present plan help to price a new one.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'wanted',
          type: 'multi',
          label: 'Which benefits do you have in mind?',
          why: 'So that the options you get can be compared.',
          required: true,
          sensitivity: 'S1',
          options: [
            { value: 'health', label: 'Health and prescriptions' },
            { value: 'dental', label: 'Dental' },
            { value: 'life', label: 'Life and accidental death' },
            { value: 'disability', label: 'Short or long-term disability' },
            { value: 'assistance', label: 'Employee assistance' },
            { value: 'spending', label: 'Health spending account' },
          ],
        },
        {
          id: 'budget',
          type: 'money',
          label: 'Monthly budget per employee, if you have one',
          why: 'It keeps the options within reach.',
          required: false,
          sensitivity: 'S3',
          allowUnknown: true,
          max: 1_000_000,
        },
        notesQuestion,
      ],
    },
    shortContactStep,
  ],
};
