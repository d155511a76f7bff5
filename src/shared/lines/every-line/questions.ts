/** Questions that several lines ask, worded once. */
import type { AnswerableQuestion, Step } from '../types.ts';

export const postalCodeQuestion: AnswerableQuestion = {
  id: 'postalCode',
  type: 'postalAB',
  label: 'What is your postal code?',
  help: 'For example T2P 1J9.',
  why: 'Prices and risks vary by area, and we look for a broker who serves yours.',
  required: true,
  short: true,
  sensitivity: 'S1',
};

export const startQuestions: readonly AnswerableQuestion[] = [
  {
    id: 'startWhen',
    type: 'choice',
    label: 'When would you like the insurance to start?',
    why: 'It helps your broker plan, and some quotes are only good for a short time.',
    required: true,
    short: true,
    sensitivity: 'S1',
    options: [
      { value: 'asap', label: 'As soon as possible' },
      { value: 'date', label: 'On a specific date' },
      { value: 'comparing', label: 'No rush, I’m comparing' },
    ],
  },
  {
    id: 'startDate',
    type: 'date',
    label: 'What date?',
    help: 'Between today and 120 days from now.',
    why: 'Insurers quote for a specific start date, rarely more than four months ahead.',
    required: true,
    short: true,
    sensitivity: 'S1',
    showIf: { question: 'startWhen', equals: 'date' },
    min: { fromToday: {} },
    max: { fromToday: { days: 120 } },
    tooEarly: 'Choose today or a later date',
    tooLate: 'Choose a date within the next 120 days',
  },
];

export const currentInsuranceQuestions: readonly AnswerableQuestion[] = [
  {
    id: 'currentlyInsured',
    type: 'bool',
    label: 'Do you have this kind of insurance now?',
    why: 'Continuous insurance can count in your favour.',
    required: true,
    sensitivity: 'S1',
  },
  {
    id: 'renewalMonth',
    type: 'month',
    label: 'What month does it renew?',
    help: 'You’ll find it on your policy or last renewal letter.',
    why: 'Switching at renewal can avoid a cancellation fee, so your broker can plan around that date.',
    required: true,
    sensitivity: 'S1',
    allowUnknown: true,
    showIf: { question: 'currentlyInsured', equals: true },
    min: { fromToday: {} },
    max: { fromToday: { months: 24 } },
    tooEarly: 'Enter your next renewal, this month or later',
    tooLate: 'Enter your next renewal, within two years',
  },
  {
    id: 'currentInsurer',
    type: 'text',
    label: 'Which insurer are you with?',
    why: 'Your broker can look at other insurers, or for a better fit with the same one.',
    required: false,
    sensitivity: 'S1',
    showIf: { question: 'currentlyInsured', equals: true },
    maxLength: 100,
  },
  {
    id: 'yearsInsured',
    type: 'choice',
    label: 'How long have you been continuously insured?',
    why: 'Insurers ask how long you’ve been insured, with any company.',
    required: false,
    sensitivity: 'S1',
    allowUnknown: true,
    showIf: { question: 'currentlyInsured', equals: true },
    options: [
      { value: 'under1', label: 'Less than a year' },
      { value: '1to2', label: '1 or 2 years' },
      { value: '3to5', label: '3 to 5 years' },
      { value: 'over5', label: 'More than 5 years' },
    ],
  },
  {
    id: 'refusedBefore',
    type: 'bool',
    label: 'In the last 5 years, has an insurer cancelled your policy or refused to renew it?',
    help: 'Include cancellations for a missed payment.',
    why: 'Some insurers can’t accept this, but others can. Telling us now avoids a refusal later.',
    required: true,
    sensitivity: 'S3',
    allowTellBroker: true,
  },
];

/** When coverage should start, and what the visitor has today. */
export const startStep: Step = {
  id: 'start',
  title: 'Start date and current insurance',
  minutes: 1,
  questions: [...startQuestions, ...currentInsuranceQuestions],
};

/** For the short questionnaires: only where and when. */
export const shortStartStep: Step = {
  id: 'start',
  title: 'Where and when',
  minutes: 1,
  questions: [postalCodeQuestion, ...startQuestions],
};

export const notesQuestion: AnswerableQuestion = {
  id: 'notes',
  type: 'longText',
  label: 'Is there anything else your broker should know?',
  help: 'Please leave out card, bank, health care and social insurance numbers. They aren’t needed for a quote.',
  why: 'Not everything fits into a question. A quick note here can save you a call.',
  required: false,
  sensitivity: 'S3',
};

/** The short questionnaires ask how many; the broker asks for details. */
export const claimsCountQuestion: AnswerableQuestion = {
  id: 'claimsCount',
  type: 'int',
  label: 'How many insurance claims have you made in the last 5 years?',
  help: 'Enter 0 if there were none.',
  why: 'Every insurer asks about past claims and checks them before issuing a policy.',
  required: true,
  short: true,
  sensitivity: 'S3',
  allowTellBroker: true,
  max: 50,
};

const contactQuestions: readonly AnswerableQuestion[] = [
  {
    id: 'fullName',
    type: 'name',
    label: 'Full name',
    why: 'So your broker knows who’s asking.',
    required: true,
    short: true,
    sensitivity: 'S1',
  },
  {
    id: 'email',
    type: 'email',
    label: 'Email address',
    why: 'We’ll send your receipt and a link to follow your request.',
    required: true,
    short: true,
    sensitivity: 'S1',
  },
  {
    id: 'phone',
    type: 'phone',
    label: 'Phone number',
    help: 'Include the area code, for example 403 555 0123.',
    why: 'Brokers often have a quick question, and a call is the fastest way to answer it.',
    required: true,
    short: true,
    sensitivity: 'S1',
  },
  {
    id: 'preferredContact',
    type: 'choice',
    label: 'How should your broker contact you?',
    why: 'So your broker can reach you the way you prefer.',
    required: true,
    sensitivity: 'S1',
    options: [
      { value: 'email', label: 'By email' },
      { value: 'phone', label: 'By phone' },
      { value: 'either', label: 'Either is fine' },
    ],
  },
];

const contactTimesQuestion: AnswerableQuestion = {
  id: 'contactTimes',
  type: 'multi',
  label: 'When is a good time to call?',
  why: 'So the phone doesn’t ring while you’re at work or having supper.',
  required: false,
  sensitivity: 'S1',
  showIf: { question: 'preferredContact', oneOf: ['phone', 'either'] },
  options: [
    { value: 'morning', label: 'Weekday mornings' },
    { value: 'afternoon', label: 'Weekday afternoons' },
    { value: 'evening', label: 'Weekday evenings' },
    { value: 'saturday', label: 'Saturdays' },
  ],
};

const languageQuestion: AnswerableQuestion = {
  id: 'language',
  type: 'choice',
  label: 'What language would you like to use with your broker?',
  why: 'We look for a broker who speaks it, if there is one.',
  required: false,
  sensitivity: 'S1',
  options: [
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'French' },
    { value: 'pa', label: 'Punjabi' },
    { value: 'tl', label: 'Tagalog' },
    { value: 'yue', label: 'Cantonese' },
    { value: 'zh', label: 'Mandarin' },
    { value: 'hi', label: 'Hindi' },
    { value: 'ur', label: 'Urdu' },
    { value: 'ar', label: 'Arabic' },
    { value: 'es', label: 'Spanish' },
    { value: 'uk', label: 'Ukrainian' },
    { value: 'other', label: 'Another language' },
  ],
};

/** The last step of every questionnaire. */
export const contactStep: Step = {
  id: 'contact',
  title: 'How to reach you',
  minutes: 1,
  together: true,
  questions: [...contactQuestions, contactTimesQuestion, languageQuestion],
};
