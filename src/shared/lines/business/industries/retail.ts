/** Retail: what is sold, where it comes from, and how the stock changes over the year. */
import type { Step } from '../../types.ts';
import { inIndustry, may, must } from '../parts.ts';

export const shopStep: Step = {
  id: 'shop',
  title: 'Your store',
  minutes: 2,
  showIf: inIndustry('retail'),
  questions: [
    {
      id: 'goods',
      type: 'text',
      label: 'What do you sell?',
      help: 'For example “shoes”, “used electronics” or “cannabis”.',
      why: 'Some goods burn, spoil or get stolen more than others.',
      ...must,
      short: true,
      maxLength: 150,
    },
    {
      id: 'stockPeak',
      type: 'money',
      label: 'How much stock do you have in your busiest month?',
      help: 'At cost.',
      why: 'The limit has to be enough before Christmas, not only in February.',
      ...must,
      allowUnknown: true,
    },
    {
      id: 'stockLow',
      type: 'money',
      label: 'How much stock do you have in your quietest month?',
      why: 'With both figures the limit can follow the season.',
      ...may,
      allowUnknown: true,
    },
    {
      id: 'onlineShare',
      type: 'percent',
      label: 'What share of sales is online?',
      why: 'Shipping and cyber risks grow with it.',
      ...must,
      allowUnknown: true,
    },
    {
      id: 'imports',
      type: 'choice',
      label: 'Do you import goods yourself?',
      why: 'A business that brings a product into Canada can be liable like its maker.',
      ...must,
      options: [
        { value: 'none', label: 'No, we buy in Canada' },
        { value: 'us', label: 'From the United States' },
        { value: 'overseas', label: 'From overseas' },
      ],
    },
    {
      id: 'ownBrand',
      type: 'bool',
      label: 'Do you sell anything under your own brand?',
      why: 'Your name on it makes you the maker in a claim.',
      ...may,
    },
    {
      id: 'foodSold',
      type: 'choice',
      label: 'Do you sell food?',
      why: 'Prepared food brings cooking and illness into the picture.',
      ...must,
      options: [
        { value: 'none', label: 'No' },
        { value: 'packaged', label: 'Packaged food and drinks' },
        { value: 'prepared', label: 'Food we prepare' },
      ],
    },
    {
      id: 'visitors',
      type: 'choice',
      label: 'How many people come in on a busy day?',
      why: 'More visitors, more slips and falls.',
      ...may,
      options: [
        { value: 'under50', label: 'Fewer than 50' },
        { value: '50to300', label: '50 to 300' },
        { value: 'over300', label: 'More than 300' },
      ],
    },
  ],
};
