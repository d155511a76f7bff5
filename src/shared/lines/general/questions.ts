/** For people who are not sure what they need, and for requests that fit no other line. */

import { shortContactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

export const generalDefinition: QuoteDefinition = {
  line: 'general',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Tell us what you need',
  intro: 'Three short steps, about three minutes. Use your own words; a licensed broker will take it from there.',
  steps: [
    {
      id: 'need',
      title: 'What you need',
      minutes: 1,
      questions: [
        {
          id: 'forWhom',
          type: 'choice',
          label: 'Who is it for?',
          why: 'Different brokers handle personal and business insurance.',
          required: true,
          sensitivity: 'S1',
          options: [
            { value: 'me', label: 'Me or my family' },
            { value: 'business', label: 'A business' },
            { value: 'group', label: 'A club, charity or other group' },
          ],
        },
        {
          id: 'need',
          type: 'longText',
          label: 'What would you like to insure or find out?',
          help: 'Please leave out card, bank, health care and social insurance numbers. They aren’t needed for a quote.',
          why: 'So we can find a broker who knows about it.',
          required: true,
          sensitivity: 'S3',
        },
        {
          id: 'currentlyInsured',
          type: 'bool',
          label: 'Do you have insurance for it now?',
          why: 'So your broker can see what’s missing.',
          required: true,
          sensitivity: 'S1',
          allowUnknown: true,
        },
      ],
    },
    shortStartStep,
    shortContactStep,
  ],
  documents: [],
  crossChecks: [],
  knockouts: [],
};
