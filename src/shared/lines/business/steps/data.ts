/** The records a business keeps, and how it looks after them. */
import type { Step } from '../../types.ts';
import { inIndustry, may, must, privately } from '../parts.ts';

export const dataStep: Step = {
  id: 'data',
  title: 'Records and data',
  minutes: 1,
  showIf: { any: [{ question: 'wanted', equals: 'cyber' }, inIndustry('professionals', 'medical')] },
  questions: [
    {
      id: 'recordsCount',
      type: 'choice',
      label: 'How many people’s records do you keep?',
      help: 'Clients, patients, customers and staff, on paper or on a computer.',
      why: 'After a breach, everyone affected may have to be notified.',
      ...must,
      allowUnknown: true,
      options: [
        { value: 'under500', label: 'Fewer than 500' },
        { value: '500to5k', label: '500 to 5,000' },
        { value: '5kTo50k', label: '5,000 to 50,000' },
        { value: 'over50k', label: 'More than 50,000' },
      ],
    },
    {
      id: 'recordsKinds',
      type: 'multi',
      label: 'What is in those records?',
      why: 'Health and payment details cost more to put right than addresses.',
      ...may,
      options: [
        { value: 'contact', label: 'Names and addresses' },
        { value: 'payment', label: 'Payment details' },
        { value: 'finance', label: 'Financial or tax records' },
        { value: 'health', label: 'Health records' },
        { value: 'identity', label: 'Copies of ID' },
      ],
    },
    {
      id: 'twoStep',
      type: 'choice',
      label: 'Do you use two-step verification for email and remote access?',
      why: 'Most cyber insurers ask for it first.',
      required: true,
      sensitivity: 'S2',
      allowUnknown: true,
      options: [
        { value: 'all', label: 'Yes, for everyone' },
        { value: 'some', label: 'For some people or systems' },
        { value: 'none', label: 'No' },
      ],
    },
    {
      id: 'backups',
      type: 'choice',
      label: 'How are your data backed up?',
      why: 'A tested backup decides how long an attack keeps you closed.',
      required: false,
      sensitivity: 'S2',
      allowUnknown: true,
      options: [
        { value: 'tested', label: 'Offline or in the cloud, and tested' },
        { value: 'untested', label: 'Backed up, never tested' },
        { value: 'none', label: 'Not at all' },
      ],
    },
    {
      id: 'dataIncident',
      type: 'bool',
      label: 'In the last 5 years, have records been lost, stolen or locked by an attack?',
      why: 'Cyber insurers ask about past incidents.',
      ...privately,
    },
  ],
};
