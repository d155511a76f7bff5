import { usual } from '../every-line/coverages.ts';
import { policy, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const specialtyWork: LineWork = {
  wishes: {
    'specialty-property': {
      leaveOutIf: { question: 'coverageWanted', equals: 'liability' },
      deductible: { questions: ['deductible'] },
    },
    'specialty-liability': {
      leaveOutIf: { question: 'coverageWanted', equals: 'storedOnly' },
      limit: { questions: ['liabilityLimit'], dollars: { 1: 1_000_000, 2: 2_000_000 } },
    },
  },
  coverages: [
    { code: 'specialty-property', name: 'Property', also: ['Physical damage', 'Agreed value', 'Hull'], usual },
    {
      code: 'specialty-liability',
      name: 'Liability',
      also: ['Third-party liability', 'Legal liability', 'Protection and indemnity'],
      usual,
    },
    { code: 'specialty-contents', name: 'Contents and equipment', also: ['Contents', 'Equipment', 'Accessories'] },
    {
      code: 'specialty-accident-benefits',
      name: 'Accident benefits (Section B)',
      also: ['Accident benefits', 'Section B'],
    },
    {
      code: 'specialty-emergency',
      name: 'Emergency towing and expenses',
      also: ['Towing', 'Roadside assistance', 'Vacation expense'],
    },
    { code: 'specialty-cancellation', name: 'Event cancellation', also: ['Cancellation'] },
  ],
  requestTemplates: [
    { ...policy, rule: 'currentPolicy' },
    {
      title: 'Photos, and the bill of sale or an appraisal',
      why: 'Insurers need proof of what a specialty item is worth.',
      category: 'property',
      rule: 'proofOfValue',
    },
    { ...registration, rule: 'registration' },
  ],
};
