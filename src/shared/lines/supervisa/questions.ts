/** Medical insurance for parents and grandparents who visit on a Super Visa. */

import { amount } from '../amounts/registry.ts';
import { notesQuestion, postalCodeQuestion, shortContactStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

export const supervisaDefinition: QuoteDefinition = {
  line: 'supervisa',
  version: 1,
  effectiveFrom: '2026-11-01',
  title: 'Super Visa insurance quote',
  intro: 'Three short steps, about four minutes. As the host in Alberta, you can fill this in for your family.',
  steps: [
    {
      id: 'visitors',
      title: 'Who’s coming',
      minutes: 2,
      questions: [
        { ...postalCodeQuestion, label: 'What is the postal code where they’ll be staying?' },
        {
          id: 'visitors',
          type: 'repeatGroup',
          itemLabel: 'Visitor',
          min: 1,
          max: 4,
          label: 'Which parents or grandparents are coming?',
          why: 'Each person needs insurance, and the price depends on age.',
          required: true,
          sensitivity: 'S2',
          questions: [
            {
              id: 'birthDate',
              type: 'date',
              label: 'Date of birth',
              why: 'Insurers price by age on the arrival date.',
              required: true,
              sensitivity: 'S2',
              min: { fromToday: { years: -110 } },
              max: { fromToday: { years: -30 } },
              tooEarly: 'Check the year of birth',
              tooLate: 'Check the year of birth: this visa is for parents and grandparents',
            },
          ],
        },
        {
          id: 'arrival',
          type: 'date',
          label: 'When will they arrive?',
          help: 'An estimate is fine.',
          why: 'The insurance has to be valid for at least one year from the date of entry.',
          required: true,
          sensitivity: 'S1',
          allowUnknown: true,
          min: { fromToday: {} },
          max: { fromToday: { years: 2 } },
          tooEarly: 'Enter today or a later date',
        },
      ],
    },
    {
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
          id: 'conditionsWanted',
          type: 'bool',
          label: 'Should the insurance include pre-existing conditions?',
          help: 'Just yes or no. Please don’t name the conditions.',
          why: 'Not every policy includes them, and the rules vary.',
          required: true,
          sensitivity: 'S4',
          allowUnknown: true,
          allowTellBroker: true,
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
        notesQuestion,
      ],
    },
    shortContactStep,
  ],
};
