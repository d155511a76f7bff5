import type { DocumentRule } from '../types.ts';

export const supervisaPapers: readonly DocumentRule[] = [
  {
    id: 'invitation',
    title: 'The letter of invitation, once it’s written',
    why: 'It names the host and the length of the visit, and the insurance has to fit both.',
    category: 'travel',
  },
  {
    id: 'names',
    title: 'Each visitor’s full name and birth date, as in their travel documents',
    why: 'The names on the certificate must match exactly. A typed list is enough.',
    category: 'travel',
  },
  {
    id: 'currentPolicy',
    title: 'The visitor insurance they have now',
    why: 'It shows when it ends, so that no gap or waiting period is left.',
    category: 'policy',
    when: { question: 'insuredNow', oneOf: ['month', 'later', 'ended'] },
  },
  {
    id: 'arrivalProof',
    title: 'Proof of the day they arrived',
    why: 'A boarding pass is enough. Insurers ask for it when the policy starts after arrival.',
    category: 'travel',
    when: { question: 'alreadyHere', equals: true },
  },
  {
    id: 'medications',
    title: 'A list of medications and when they last changed',
    why: 'The insurer’s own health questions ask for dates. You don’t have to upload it; have it at hand.',
    category: 'health',
    when: { question: 'conditionsWanted', equals: true },
  },
  {
    id: 'refusal',
    title: 'The refusal letter',
    why: 'An earlier insurer needs it for a refund.',
    category: 'travel',
    when: { question: 'applicationStage', equals: 'refused' },
  },
];
