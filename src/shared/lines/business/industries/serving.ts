/** Guests, drinks and deliveries, for restaurants, bars and liquor stores. */
import type { Condition, Step } from '../../types.ts';
import { inIndustry, may, must } from '../parts.ts';

/** Guests stay; in a store they leave with a bag. */
const onPremises: Condition = { not: { question: 'liquorKind', equals: 'store' } };

export const servingStep: Step = {
  id: 'serving',
  title: 'Guests, drinks and delivery',
  minutes: 1,
  showIf: inIndustry('restaurants', 'liquor'),
  questions: [
    {
      id: 'alcoholShare',
      type: 'percent',
      label: 'What share of your sales is alcohol?',
      help: 'The rest is food and other things. Enter 0 if there’s none.',
      why: 'Liability is priced by it, and some policies leave alcohol out.',
      ...must,
      allowUnknown: true,
    },
    {
      id: 'closingTime',
      type: 'choice',
      label: 'What is your latest closing time?',
      why: 'The risk grows late at night.',
      ...must,
      options: [
        { value: 'evening', label: '10:00 p.m. or earlier' },
        { value: 'midnight', label: 'By midnight' },
        { value: 'two', label: 'By 2:00 a.m.' },
        { value: 'later', label: 'Later, or open all night' },
      ],
    },
    {
      id: 'serverTraining',
      type: 'choice',
      label: 'Do staff who sell or serve alcohol have ProServe training?',
      why: 'Insurers ask for it, with dates.',
      ...must,
      showIf: { question: 'alcoholShare', atLeast: 1 },
      options: [
        { value: 'all', label: 'All of them' },
        { value: 'some', label: 'Some' },
        { value: 'none', label: 'None' },
      ],
    },
    {
      id: 'entertainment',
      type: 'multi',
      label: 'Which of these do you offer?',
      why: 'Music, dancing and patios change the liability.',
      ...must,
      showIf: onPremises,
      options: [
        { value: 'patio', label: 'Patio' },
        { value: 'music', label: 'Live music or a DJ' },
        { value: 'dancing', label: 'Dance floor' },
        { value: 'games', label: 'Axe throwing, mechanical bull or similar' },
        { value: 'vlt', label: 'Video lottery terminals' },
        { value: 'events', label: 'Private parties or ticketed events' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'delivery',
      type: 'multi',
      label: 'Who delivers?',
      why: 'Liability policies leave out vehicles, so deliveries need their own answer.',
      ...must,
      options: [
        { value: 'ownVehicles', label: 'We do, in our vehicles' },
        { value: 'staffCars', label: 'Staff, in their own cars' },
        { value: 'apps', label: 'Delivery apps' },
        { value: 'none', label: 'Nobody', exclusive: true },
      ],
    },
    {
      id: 'deliveryTrips',
      type: 'int',
      label: 'How many deliveries a week do you make yourselves?',
      why: 'It decides between an endorsement and a commercial auto policy.',
      ...may,
      allowUnknown: true,
      showIf: { question: 'delivery', oneOf: ['ownVehicles', 'staffCars'] },
      max: 20_000,
    },
  ],
};
