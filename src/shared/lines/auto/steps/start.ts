/** When coverage should start, why now, and the insurance so far. */
import { currentInsuranceQuestions, startStep as everyStart, startQuestions } from '../../every-line/questions.ts';
import type { AnswerableQuestion, Step } from '../../types.ts';

const reasonQuestion: AnswerableQuestion = {
  id: 'reason',
  type: 'choice',
  label: 'Why are you looking now?',
  why: 'It tells your broker what matters most, and how quickly.',
  required: false,
  sensitivity: 'S3',
  options: [
    { value: 'price', label: 'I’d like a better price or better coverage' },
    { value: 'vehicle', label: 'I’m buying or replacing a vehicle' },
    { value: 'driver', label: 'Someone new is going to drive' },
    { value: 'moved', label: 'I’m new to Alberta' },
    { value: 'ending', label: 'My policy ended, or is about to' },
    { value: 'happened', label: 'For a collision or damage that has already happened' },
  ],
};

const insuredBeforeQuestion: AnswerableQuestion = {
  id: 'insuredBefore',
  type: 'choice',
  label: 'When did you last have auto insurance?',
  help: 'In your own name, or as a listed driver on someone else’s policy.',
  why: 'A gap isn’t unusual, but insurers ask how long it was.',
  required: false,
  sensitivity: 'S1',
  allowUnknown: true,
  showIf: { question: 'currentlyInsured', equals: false },
  options: [
    { value: 'month', label: 'Less than a month ago' },
    { value: 'year', label: 'Within the last year' },
    { value: 'longer', label: 'More than a year ago' },
    { value: 'never', label: 'Never' },
  ],
};

const cancelReasonQuestion: AnswerableQuestion = {
  id: 'cancelReason',
  type: 'choice',
  label: 'What was the reason?',
  why: 'Insurers treat a missed payment differently from other reasons.',
  required: false,
  sensitivity: 'S3',
  allowUnknown: true,
  allowTellBroker: true,
  showIf: { question: 'refusedBefore', equals: true },
  options: [
    { value: 'payment', label: 'A missed payment' },
    { value: 'record', label: 'Claims or tickets' },
    { value: 'information', label: 'The insurer said something was missing or wrong in my information' },
    { value: 'vehicle', label: 'The vehicle, or how it was used' },
    { value: 'other', label: 'Something else' },
  ],
};

const [currentlyInsured, ...others] = currentInsuranceQuestions;

export const startStep: Step = {
  ...everyStart,
  minutes: 2,
  questions: [
    ...startQuestions,
    reasonQuestion,
    ...(currentlyInsured ? [currentlyInsured] : []),
    insuredBeforeQuestion,
    ...others,
    cancelReasonQuestion,
  ],
};
