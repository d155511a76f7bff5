/** Papers to have ready for life insurance. */
import type { DocumentRule } from '../types.ts';

export const lifePapers: readonly DocumentRule[] = [
  {
    id: 'identity',
    title: 'A photo of your ID',
    why: 'The insurer has to confirm your identity. Cover any numbers it doesn’t need.',
    category: 'licence',
  },
  {
    id: 'group-booklet',
    title: 'Your benefits booklet, if you have life insurance through work',
    why: 'It shows how much you have and whether you could keep it after leaving the job.',
    category: 'policy',
  },
  {
    id: 'existing-policies',
    title: 'Your current life policies',
    why: 'Your broker compares what they pay, when they end and what they cost.',
    category: 'policy',
    when: { question: 'policiesCount', atLeast: 1 },
  },
  {
    id: 'replaced-policy',
    title: 'The policy you’d replace, with its latest statement',
    why: 'Your broker has to show you what you’d give up before you replace it.',
    category: 'policy',
    when: { question: 'replacing', equals: true },
  },
  {
    id: 'mortgage-statement',
    title: 'Your latest mortgage or loan statement',
    why: 'It shows the balance and the years that are left.',
    category: 'business',
    when: { question: 'purpose', equals: 'mortgage' },
  },
  {
    id: 'business-figures',
    title: 'The financial statements of the business',
    why: 'Insurers ask what a partner or key person is worth to the business.',
    category: 'business',
    when: { question: 'purpose', equals: 'business' },
  },
  {
    id: 'health-notes',
    title: 'A list of medication, with dates of diagnoses and treatments',
    why: 'Insurers ask for details, and dates are hard to remember on the phone.',
    category: 'health',
    when: {
      any: ['heart', 'cancer', 'diabetes', 'otherHealth', 'pendingTests'].map((question) => ({
        question,
        equals: true,
      })),
    },
  },
];
