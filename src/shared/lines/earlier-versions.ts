/**
 * Questionnaires that were replaced, for the drafts and cases that refer to them. Each is the current one with the questions that
 * changed as they were: a later change to any other question belongs here too.
 */
import { autoDefinition } from './auto/questions.ts';
import { commercialAutoDefinition } from './commercial-auto/questions.ts';
import type { Question, QuoteDefinition } from './types.ts';

const EFFECTIVE_FROM = '2026-11-01';

/** Until then the questions about convictions went back three years and did not name roadside sanctions. */
const autoRecord1: readonly Question[] = [
  {
    id: 'convictionsCount',
    type: 'int',
    label: 'How many traffic convictions have these drivers had in the last 3 years?',
    help: 'Tickets that were paid or upheld in court. Don’t count parking tickets. Enter 0 if there were none.',
    why: 'Insurers see them on the driver’s abstract and factor them into the price.',
    required: true,
    sensitivity: 'S3',
    allowTellBroker: true,
    max: 20,
  },
  {
    id: 'convictions',
    type: 'repeatGroup',
    itemLabel: 'Conviction',
    min: 1,
    max: 12,
    label: 'Tell us about each conviction',
    why: 'A minor ticket counts far less than a serious one.',
    required: true,
    sensitivity: 'S3',
    showIf: { question: 'convictionsCount', atLeast: 1 },
    questions: [
      {
        id: 'convictionMonth',
        type: 'month',
        label: 'When was it?',
        why: 'Convictions stop counting after a few years.',
        required: true,
        sensitivity: 'S3',
        allowUnknown: true,
        min: { fromToday: { years: -3 } },
        max: { fromToday: {} },
        tooEarly: 'You don’t need to include convictions from more than 3 years ago',
        tooLate: 'Enter this month or an earlier one',
      },
      {
        id: 'convictionKind',
        type: 'choice',
        label: 'What was it for?',
        why: 'Insurers class convictions as minor, major or serious.',
        required: true,
        sensitivity: 'S4',
        allowTellBroker: true,
        options: [
          { value: 'speeding', label: 'Speeding' },
          { value: 'sign', label: 'Stop sign, red light or illegal turn' },
          { value: 'distracted', label: 'Distracted driving, such as using a phone' },
          { value: 'careless', label: 'Careless driving' },
          { value: 'uninsured', label: 'Driving without insurance or registration' },
          { value: 'serious', label: 'Criminal Code offence, such as impaired driving' },
          { value: 'other', label: 'Something else' },
        ],
      },
    ],
  },
  {
    id: 'suspended',
    type: 'bool',
    label: 'Have any of these drivers had a licence suspension in the last 6 years?',
    why: 'Only some insurers take drivers with a recent suspension; your broker will approach those.',
    required: true,
    sensitivity: 'S4',
    allowTellBroker: true,
  },
];

const autoLiability1: Question = {
  id: 'liability',
  type: 'choice',
  label: 'How much liability would you like?',
  help: 'It pays for injuries and damage you cause to others.',
  why: 'Alberta requires at least $200,000. Brokers say most drivers choose more, because one serious injury can cost more than that.',
  required: true,
  sensitivity: 'S1',
  options: [
    { value: '200000', label: '$200,000, the legal minimum' },
    { value: '1000000', label: '$1,000,000' },
    { value: '2000000', label: '$2,000,000' },
    { value: 'advise', label: 'I’d like advice' },
  ],
};

export const autoVersion1: QuoteDefinition = {
  ...autoDefinition,
  version: 1,
  effectiveFrom: EFFECTIVE_FROM,
  steps: autoDefinition.steps.map((step) => ({
    ...step,
    questions:
      step.id === 'record'
        ? autoRecord1
        : step.questions.map((asked) => (asked.id === 'liability' ? autoLiability1 : asked)),
  })),
};

/** Until then it did not ask about offences. */
export const commercialAutoVersion1: QuoteDefinition = {
  ...commercialAutoDefinition,
  version: 1,
  effectiveFrom: EFFECTIVE_FROM,
  steps: commercialAutoDefinition.steps.map((step) => ({
    ...step,
    questions: step.questions.filter(({ id }) => id !== 'seriousOffences'),
  })),
};
