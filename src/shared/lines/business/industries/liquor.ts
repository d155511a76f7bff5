/** Liquor stores and bars: the licence, and how trouble is kept small. */
import type { Condition, Step } from '../../types.ts';
import { inIndustry, may, must, privately } from '../parts.ts';

const notAStore: Condition = { not: { question: 'liquorKind', equals: 'store' } };

export const liquorStep: Step = {
  id: 'licence',
  title: 'Your licence',
  minutes: 2,
  showIf: inIndustry('liquor'),
  questions: [
    {
      id: 'liquorKind',
      type: 'choice',
      label: 'What kind of business is it?',
      help: 'Restaurants where food comes first have their own questions: choose that industry.',
      why: 'Serving, selling and making alcohol are three different risks.',
      ...must,
      short: true,
      options: [
        { value: 'pub', label: 'Pub or lounge' },
        { value: 'nightclub', label: 'Bar or nightclub' },
        { value: 'store', label: 'Liquor store' },
        { value: 'maker', label: 'Brewery, distillery or winery' },
        { value: 'club', label: 'Club, legion or hall' },
        { value: 'caterer', label: 'Catering or bartending at events' },
      ],
    },
    {
      id: 'liquorLicence',
      type: 'choice',
      label: 'Do you have a licence from the AGLC?',
      why: 'Liquor liability follows the licence and its conditions.',
      ...must,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'applied', label: 'Applied for' },
        { value: 'event', label: 'A licence for each event' },
        { value: 'none', label: 'No, and not applied for' },
      ],
    },
    {
      id: 'capacity',
      type: 'int',
      label: 'How many guests are allowed inside?',
      help: 'The number on your occupant load card.',
      why: 'Insurers price by the size of the crowd.',
      ...must,
      allowUnknown: true,
      showIf: notAStore,
      min: 1,
      max: 20_000,
    },
    {
      id: 'doorStaff',
      type: 'choice',
      label: 'Who looks after security?',
      why: 'A fight at the door is a common claim.',
      ...must,
      showIf: notAStore,
      options: [
        { value: 'none', label: 'Nobody in particular' },
        { value: 'own', label: 'Our own door staff' },
        { value: 'firm', label: 'A licensed security firm' },
      ],
    },
    {
      id: 'guestPlan',
      type: 'bool',
      label: 'Is there a written plan for guests who have had too much?',
      help: 'Refusing service, calling a cab, keeping an incident log.',
      why: 'In a lawsuit it shows what you did.',
      ...may,
      showIf: notAStore,
    },
    {
      id: 'licenceAction',
      type: 'bool',
      label: 'In the last 5 years, was there a warning, fine or suspension about the licence?',
      why: 'Insurers ask, and the record is public.',
      ...privately,
      required: true,
    },
    {
      id: 'eventsOff',
      type: 'int',
      label: 'How many events a year do you serve somewhere else?',
      why: 'Festivals and weddings need to be on the policy.',
      ...may,
      allowUnknown: true,
      showIf: notAStore,
      max: 2_000,
    },
  ],
};
