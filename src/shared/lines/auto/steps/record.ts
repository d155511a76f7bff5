/** Convictions, roadside sanctions and suspensions. */
import { amount, amountValue } from '../../amounts/registry.ts';
import type { Step } from '../../types.ts';
import { suspensionQuestions } from './suspensions.ts';

const criminalCodeYears = amount('auto-criminal-code-years');

export const recordStep: Step = {
  id: 'record',
  title: 'Tickets and suspensions',
  minutes: 2,
  questions: [
    {
      id: 'convictionsCount',
      type: 'int',
      label: 'How many traffic convictions and roadside sanctions have these drivers had?',
      help: `Tickets that were paid or upheld in court in the last ${amount('auto-conviction-years')}. For a Criminal Code offence, such as impaired driving, and for an administrative roadside sanction (a Notice of Administrative Penalty), go back ${criminalCodeYears}. Don’t count parking tickets. Enter 0 if there were none.`,
      why: 'Insurers see them on the driver’s abstract and factor them into the price.',
      required: true,
      short: true,
      sensitivity: 'S3',
      allowTellBroker: true,
      max: 20,
    },
    {
      id: 'convictions',
      type: 'repeatGroup',
      itemLabel: 'Conviction',
      min: 0,
      max: 12,
      label: 'Tell us about each conviction or sanction',
      help: 'Add what you remember, or leave it to your broker.',
      why: 'A minor ticket counts far less than a serious one.',
      required: false,
      sensitivity: 'S3',
      allowTellBroker: true,
      showIf: { question: 'convictionsCount', atLeast: 1 },
      questions: [
        {
          id: 'convictionDriver',
          type: 'text',
          label: 'Which driver?',
          help: 'A first name is enough.',
          why: 'A conviction counts for the driver it was given to.',
          required: false,
          sensitivity: 'S3',
          allowTellBroker: true,
          maxLength: 60,
        },
        {
          id: 'convictionMonth',
          type: 'month',
          label: 'When was it?',
          why: 'Convictions stop counting after a few years.',
          required: true,
          sensitivity: 'S3',
          allowUnknown: true,
          min: { fromToday: { years: -amountValue('auto-criminal-code-years') } },
          max: { fromToday: {} },
          tooEarly: `You don’t need to include anything from more than ${criminalCodeYears} ago`,
          tooLate: 'Enter this month or an earlier one',
        },
        {
          id: 'convictionKind',
          type: 'choice',
          label: 'What was it for?',
          why: 'Insurers class convictions as minor, major or serious.',
          required: true,
          sensitivity: 'S4',
          allowTellBroker: true,
          options: [
            { value: 'speeding', label: 'Speeding' },
            { value: 'sign', label: 'Stop sign, red light or illegal turn' },
            { value: 'distracted', label: 'Distracted driving, such as using a phone' },
            { value: 'careless', label: 'Careless driving' },
            { value: 'uninsured', label: 'Driving without insurance or registration' },
            { value: 'serious', label: 'Criminal Code offence, such as impaired driving' },
            { value: 'roadside', label: 'Administrative roadside sanction, such as IRS: Warn or IRS: Fail' },
            { value: 'other', label: 'Something else' },
          ],
        },
      ],
    },
    ...suspensionQuestions,
  ],
};
