/** Fields of a driver: experience, training and how much they drive. */
import type { Condition, RowQuestion } from '../../types.ts';

/** With several drivers, only some of them may have been licensed elsewhere: what depends on it is never required. */
const licensedElsewhere: Condition = {
  any: [
    { question: 'licenceClass', equals: 'elsewhere' },
    { question: 'licensedElsewhere', equals: true },
  ],
};

export const experienceFields: readonly RowQuestion[] = [
  {
    id: 'firstLicensed',
    type: 'year',
    label: 'What year was this driver first licensed?',
    help: 'The year of the learner’s licence, in any country.',
    why: 'Insurers look at years of driving experience.',
    required: true,
    short: true,
    sensitivity: 'S2',
    allowUnknown: true,
    min: { fromQuestion: 'birthDate', years: 14 },
    max: { fromToday: {} },
    tooEarly: 'Drivers can be licensed at 14 or older. Check the year',
    tooLate: 'Enter this year or an earlier one',
  },
  {
    id: 'earlierLicence',
    type: 'text',
    label: 'Which other province or country issued a licence to this driver?',
    help: 'Leave it empty if this driver was only licensed in Alberta.',
    why: 'Insurers accept experience from some places more readily than from others.',
    required: false,
    sensitivity: 'S2',
    showIf: licensedElsewhere,
    maxLength: 100,
  },
  {
    id: 'earlierYears',
    type: 'int',
    label: 'How many years did this driver drive there?',
    why: 'With proof, those years can lower the price.',
    required: false,
    sensitivity: 'S2',
    allowUnknown: true,
    showIf: licensedElsewhere,
    unit: 'years',
    max: 90,
  },
  {
    id: 'earlierProof',
    type: 'bool',
    label: 'Can this driver get a letter from the insurer there?',
    why: 'Years without claims usually only count if an insurer confirms them in writing.',
    required: false,
    sensitivity: 'S2',
    allowUnknown: true,
    showIf: licensedElsewhere,
  },
  {
    id: 'training',
    type: 'bool',
    label: 'Has this driver completed a driver training course?',
    why: 'A certificate can lower the price for new drivers.',
    required: false,
    sensitivity: 'S1',
    allowUnknown: true,
  },
  {
    id: 'studentAway',
    type: 'bool',
    label: 'Is this driver a student living away from home without the vehicle?',
    why: 'Some insurers give a discount for this.',
    required: false,
    sensitivity: 'S1',
  },
  {
    id: 'share',
    type: 'choice',
    label: 'How often does this driver use the vehicles?',
    why: 'A driver who uses a vehicle now and then is rated differently from its main driver.',
    required: false,
    sensitivity: 'S1',
    allowUnknown: true,
    options: [
      { value: 'main', label: 'Drives one of them most of the time' },
      { value: 'shared', label: 'Shares one about equally' },
      { value: 'sometimes', label: 'Now and then' },
      { value: 'never', label: 'Never, or should be excluded' },
    ],
  },
];
