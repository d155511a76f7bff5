/** The insurance so far. */
import { currentInsuranceQuestions } from '../../every-line/questions.ts';
import type { Step } from '../../types.ts';

export const currentStep: Step = {
  id: 'current',
  title: 'Your current insurance',
  minutes: 1,
  questions: [
    ...currentInsuranceQuestions,
    {
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
        { value: 'claims', label: 'Claims' },
        { value: 'drivers', label: 'Drivers or the safety record' },
        { value: 'work', label: 'The kind of work' },
        { value: 'left', label: 'The insurer left this kind of business' },
        { value: 'other', label: 'Something else' },
      ],
    },
  ],
};
