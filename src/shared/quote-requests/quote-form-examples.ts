/** One short questionnaire, as the API document shows it. A test checks it against the schema. */
import type { QuoteForm } from './quote-forms.ts';

const address = 'https://coverbridge.example';

export const summaryExample = {
  line: 'travel',
  name: 'Travel insurance',
  description: 'Emergency medical care, cancellation and baggage for trips outside Alberta.',
  version: 2,
  effectiveFrom: '2026-11-26',
  versions: [1, 2],
  minutes: { short: 3, full: 8 },
  url: `${address}/api/quote-forms/travel`,
  pageUrl: `${address}/get-quote?type=travel`,
};

export const formExample: QuoteForm = {
  line: 'travel',
  name: 'Travel insurance',
  version: 2,
  versions: [1, 2],
  isCurrent: true,
  effectiveFrom: '2026-11-26',
  set: 'full',
  title: 'Travel insurance quote',
  intro: 'Health is asked in yes or no only, and you can tell your broker instead.',
  steps: [{ id: 'cover', title: 'The insurance', questions: ['wanted', 'tripCost'] }],
  schema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${address}/api/quote-forms/travel?version=2&set=full`,
    title: 'Travel insurance quote',
    type: 'object',
    properties: {
      wanted: {
        title: 'What would you like to insure?',
        type: 'array',
        items: {
          oneOf: [
            { const: 'medical', title: 'Emergency medical care' },
            { const: 'cancellation', title: 'Cancelling or cutting the trip short' },
          ],
        },
        minItems: 1,
        uniqueItems: true,
        'x-question': {
          code: 'AB.travel.wanted',
          step: 'cover',
          set: 'short',
          required: true,
          sensitivity: 'S1',
          why: 'Each part can be bought alone or as a package.',
        },
      },
      tripCost: {
        title: 'How much of the trip’s cost is non-refundable?',
        description: 'For everyone together: flights, hotels, cruises and tours.',
        anyOf: [
          { type: 'integer', minimum: 0, maximum: 100_000_000 },
          { const: '__unknown', title: 'I’m not sure' },
        ],
        'x-question': {
          code: 'AB.travel.tripCost',
          step: 'cover',
          set: 'full',
          required: true,
          sensitivity: 'S1',
          why: 'Cancellation insurance reimburses non-refundable costs.',
          asked: {
            words:
              'Only if you ticked “Cancelling or cutting the trip short” at question “What would you like to insure?”.',
            when: { question: 'wanted', equals: 'cancellation' },
          },
          unit: 'cents',
        },
      },
    },
    required: ['wanted'],
    $defs: {},
  },
};
