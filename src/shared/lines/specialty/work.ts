import { usual } from '../every-line/coverages.ts';
import { policy, registration } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const specialtyWork: LineWork = {
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
