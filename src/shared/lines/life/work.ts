import { usual } from '../every-line/coverages.ts';
import { identity, policy } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

const extra = (equals: string) => ({ addIf: { question: 'lifeExtras', equals } });

export const lifeWork: LineWork = {
  wishes: {
    'death-benefit': { limit: { questions: ['amount'] } },
    term: {
      addIf: { question: 'term', answered: true },
      words: { question: 'term', of: { 10: '10 years', 20: '20 years', 30: '30 years', permanent: 'For life' } },
    },
    'waiver-of-premium': extra('waiver'),
    'critical-illness': extra('criticalIllness'),
    'child-term': extra('children'),
  },
  coverages: [
    { code: 'death-benefit', name: 'Death benefit', also: ['Face amount', 'Sum insured', 'Life coverage'], usual },
    { code: 'term', name: 'Term', also: ['Coverage period', 'Term length'] },
    { code: 'conversion', name: 'Conversion to permanent', also: ['Conversion privilege', 'Convertible'] },
    { code: 'waiver-of-premium', name: 'Waiver of premium', also: ['Disability waiver'] },
    { code: 'accidental-death', name: 'Accidental death', also: ['Accidental death benefit', 'AD&D'] },
    { code: 'critical-illness', name: 'Critical illness', also: ['Critical illness rider'] },
    { code: 'child-term', name: 'Children’s term rider', also: ['Child rider', 'Child term rider'] },
  ],
  requestTemplates: [
    { ...identity, rule: 'identity' },
    { ...policy, rule: 'existing-policies' },
    {
      title: 'Your mortgage balance and how many years are left on it',
      why: 'They help you decide how much coverage you need and for how long.',
      category: 'business',
      rule: 'mortgage-statement',
    },
  ],
};
