import { amount } from '../amounts/registry.ts';
import { usual } from '../every-line/coverages.ts';
import type { LineWork } from '../line.ts';

export const supervisaWork: LineWork = {
  wishes: {
    'visitor-emergency-medical': {
      limit: { questions: ['coverage'] },
      deductible: { questions: ['deductible'] },
    },
    'visitor-pre-existing': { addIf: { question: 'conditionsWanted', equals: true } },
    'visitor-refund': { addIf: { question: 'refund', equals: 'refusal' } },
  },
  coverages: [
    {
      code: 'visitor-emergency-medical',
      name: 'Emergency medical',
      also: ['Medical', 'Hospital and medical', 'Visitor medical'],
      usual,
      minimum: {
        limitCents: 10_000_000,
        why: `A Super Visa requires at least ${amount('super-visa-coverage')} of emergency medical coverage.`,
      },
    },
    {
      code: 'visitor-pre-existing',
      name: 'Stable pre-existing conditions',
      also: ['Pre-existing conditions', 'Pre-existing'],
    },
    { code: 'visitor-repatriation', name: 'Repatriation', also: ['Repatriation of remains', 'Return home'] },
    { code: 'visitor-refund', name: 'Refund if the visa is refused', also: ['Visa refusal refund', 'Refund'] },
    { code: 'visitor-side-trips', name: 'Side trips outside Canada', also: ['Side trips'] },
  ],
  requestTemplates: [
    {
      title: 'The letter of invitation, or the visa application',
      why: 'The coverage must match the dates and amount the visa requires.',
      category: 'travel',
      rule: 'invitation',
    },
    {
      title: 'The passport photo page for each visitor',
      why: 'The names on the certificate must match their passports exactly.',
      category: 'travel',
    },
  ],
};
