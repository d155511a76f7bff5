/** Health, dental and other benefits for a company's employees. */

import { notesQuestion, shortContactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

export const groupBenefitsDefinition: QuoteDefinition = {
  line: 'group-benefits',
  version: 1,
  effectiveFrom: '2026-11-01',
  title: 'Group benefits quote',
  intro: 'Three short steps, about four minutes. Please don’t include employees’ names or health details.',
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
          label: 'Company name',
          why: 'So your broker knows who’s asking.',
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
          label: 'How many employees would be on the plan?',
          why: 'The size of the group decides which plans are available to you.',
          required: true,
          sensitivity: 'S1',
          min: 1,
          max: 100_000,
        },
        {
          id: 'outsideAlberta',
          type: 'bool',
          label: 'Do any of them work outside Alberta?',
          why: 'Provincial health plans differ, so the group plan has to work with each one.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'currentPlan',
          type: 'bool',
          label: 'Do you have a group plan now?',
          why: 'Claims on your current plan help price a new one.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'wanted',
          type: 'multi',
          label: 'Which benefits are you interested in?',
          why: 'So you can compare the options you get.',
          required: true,
          sensitivity: 'S1',
          options: [
            { value: 'health', label: 'Health and prescriptions' },
            { value: 'dental', label: 'Dental' },
            { value: 'life', label: 'Life and accidental death' },
            { value: 'disability', label: 'Short- or long-term disability' },
            { value: 'assistance', label: 'Employee assistance program' },
            { value: 'spending', label: 'Health spending account' },
          ],
        },
        {
          id: 'budget',
          type: 'money',
          label: 'Monthly budget per employee, if you have one',
          why: 'It keeps your options affordable.',
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
