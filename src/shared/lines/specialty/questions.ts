/** Vehicles, boats and unusual items that a standard policy leaves out. */

import { claimsCountQuestion, notesQuestion, shortContactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

const ridden = ['motorcycle', 'rv', 'boat', 'offroad', 'classic', 'drone'];

export const specialtyDefinition: QuoteDefinition = {
  line: 'specialty',
  version: 1,
  effectiveFrom: '2026-11-01',
  title: 'Specialty insurance quote',
  intro: 'Three short steps, about four minutes. Your broker will ask for the rest.',
  steps: [
    shortStartStep,
    {
      id: 'thing',
      title: 'What you’re insuring',
      minutes: 2,
      questions: [
        {
          id: 'kind',
          type: 'choice',
          label: 'What would you like to insure?',
          why: 'Each needs its own kind of policy, and often a specialized insurer.',
          required: true,
          sensitivity: 'S1',
          options: [
            { value: 'motorcycle', label: 'Motorcycle' },
            { value: 'rv', label: 'RV or trailer' },
            { value: 'boat', label: 'Boat' },
            { value: 'offroad', label: 'ATV or snowmobile' },
            { value: 'classic', label: 'Classic car' },
            { value: 'drone', label: 'Drone' },
            { value: 'collection', label: 'Jewellery or a collection' },
            { value: 'event', label: 'Event' },
            { value: 'vacantHome', label: 'Vacant home' },
            { value: 'shortRental', label: 'Short-term rental' },
            { value: 'farm', label: 'Farm or acreage' },
            { value: 'highValueHome', label: 'High-value home' },
            { value: 'cannabis', label: 'Cannabis grown at home' },
            { value: 'other', label: 'Something else' },
          ],
        },
        {
          id: 'description',
          type: 'longText',
          label: 'Describe it in a few words',
          help: 'For example, make, model and year, or the date and size of the event.',
          why: 'So it reaches the right broker and insurer.',
          required: true,
          sensitivity: 'S1',
        },
        {
          id: 'value',
          type: 'money',
          label: 'About how much is it worth?',
          why: 'It’s the starting point for the insured amount.',
          required: true,
          sensitivity: 'S2',
          allowUnknown: true,
          showIf: { not: { question: 'kind', equals: 'event' } },
          max: 10_000_000_000,
        },
        {
          id: 'experience',
          type: 'int',
          label: 'How many years have you driven or operated one?',
          why: 'Experience affects the price.',
          required: true,
          sensitivity: 'S1',
          showIf: { question: 'kind', oneOf: ridden },
          unit: 'years',
          max: 90,
        },
        {
          id: 'storage',
          type: 'choice',
          label: 'Where is it kept?',
          why: 'It affects the risk of theft and weather damage.',
          required: true,
          sensitivity: 'S2',
          showIf: { question: 'kind', oneOf: [...ridden, 'collection'] },
          options: [
            { value: 'locked', label: 'In a locked garage, room or safe' },
            { value: 'home', label: 'At home, outside' },
            { value: 'facility', label: 'In a storage facility or marina' },
            { value: 'other', label: 'Somewhere else' },
          ],
        },
        claimsCountQuestion,
        notesQuestion,
      ],
    },
    shortContactStep,
  ],
};
