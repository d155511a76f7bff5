/** Cash and theft, for businesses with a till. */
import type { Step } from '../../types.ts';
import { inIndustry, may, privately } from '../parts.ts';

export const theftStep: Step = {
  id: 'theft',
  title: 'Cash and theft',
  minutes: 1,
  showIf: inIndustry('retail', 'restaurants', 'liquor'),
  questions: [
    {
      id: 'cashOvernight',
      type: 'money',
      label: 'How much cash stays on the premises overnight, at most?',
      why: 'Policies pay for cash only up to a small limit.',
      ...privately,
      allowUnknown: true,
    },
    {
      id: 'theftMeasures',
      type: 'multi',
      label: 'What do you do against theft and robbery?',
      why: 'Insurers ask, above all liquor stores and late-night shops.',
      required: true,
      sensitivity: 'S2',
      options: [
        { value: 'safe', label: 'Time-lock safe' },
        { value: 'cameras', label: 'Cameras with recordings' },
        { value: 'doors', label: 'Door that staff unlock' },
        { value: 'idScan', label: 'ID scan at the door' },
        { value: 'twoStaff', label: 'Two people on every shift' },
        { value: 'panic', label: 'Panic button' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'robberies',
      type: 'int',
      label: 'How many robberies or break-ins were there in the last 5 years?',
      help: 'Also those you didn’t claim for.',
      why: 'An insurer may ask for more security before it quotes.',
      ...privately,
      max: 200,
    },
    {
      id: 'glass',
      type: 'choice',
      label: 'Who pays for broken windows?',
      help: 'Your lease says.',
      why: 'Plate glass is often left to the tenant.',
      ...may,
      allowUnknown: true,
      options: [
        { value: 'us', label: 'We do' },
        { value: 'landlord', label: 'The landlord' },
      ],
    },
  ],
};
