/** Insurance today, past claims, and damage that is not repaired. */
import { claimsCountQuestion, currentInsuranceQuestions } from '../../every-line/questions.ts';
import type { Step } from '../../types.ts';
import { claimsQuestion } from './claims.ts';

export const historyStep: Step = {
  id: 'history',
  title: 'Insurance and claims so far',
  minutes: 2,
  questions: [
    ...currentInsuranceQuestions,
    {
      ...claimsCountQuestion,
      type: 'int',
      label: 'How many home insurance claims have you made in the last 5 years?',
      help: 'At any address, as an owner or a tenant. Enter 0 if there were none.',
      why: 'Every insurer asks about past claims and checks them, so an accurate number avoids surprises.',
      min: 0,
      max: 20,
    },
    claimsQuestion,
    {
      id: 'unrepaired',
      type: 'choice',
      label: 'Is anything at the home damaged right now?',
      help: 'For example a roof with hail damage, or a leak.',
      why: 'Insurers want to know the condition of the home on the effective date.',
      required: false,
      sensitivity: 'S3',
      allowTellBroker: true,
      options: [
        { value: 'no', label: 'No' },
        { value: 'beingFixed', label: 'Yes, and it’s being repaired or I’ll have it repaired' },
        { value: 'wantsPaid', label: 'Yes, and I’d like the new policy to pay for it' },
      ],
    },
  ],
};
