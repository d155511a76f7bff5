/** For people who are not sure what they need, and for requests that fit no other line. */
import { contactStep, shortStartStep } from '../every-line/questions.ts';
import type { QuoteDefinition } from '../types.ts';

export const generalDefinition: QuoteDefinition = {
  line: 'general',
  version: 2,
  effectiveFrom: '2026-11-26',
  title: 'Tell us what you need',
  intro: 'Tell us in your own words, in about three minutes. A licensed broker will take it from there.',
  steps: [
    {
      id: 'need',
      title: 'What you need',
      minutes: 1,
      questions: [
        {
          id: 'forWhom',
          type: 'choice',
          label: 'Who is it for?',
          why: 'Different brokers handle personal and business insurance.',
          required: true,
          short: true,
          sensitivity: 'S1',
          options: [
            { value: 'me', label: 'Me or my family' },
            { value: 'business', label: 'A business' },
            { value: 'group', label: 'A club, charity or other group' },
          ],
        },
        {
          id: 'need',
          type: 'longText',
          label: 'What would you like to insure or find out?',
          help: 'Please leave out card, bank, health care and social insurance numbers. They aren’t needed for a quote.',
          why: 'So we can find a broker who knows about it.',
          required: true,
          short: true,
          sensitivity: 'S3',
        },
        {
          id: 'currentlyInsured',
          type: 'bool',
          label: 'Do you have insurance for it now?',
          why: 'So your broker can see what’s missing.',
          required: true,
          short: true,
          sensitivity: 'S1',
          allowUnknown: true,
        },
        {
          id: 'lossHappened',
          type: 'bool',
          label: 'Is it about damage or an accident that has already happened?',
          why: 'A new policy can’t pay for it, but there may be another way.',
          required: false,
          sensitivity: 'S3',
          allowTellBroker: true,
        },
      ],
    },
    shortStartStep,
    contactStep,
  ],
  documents: [
    {
      id: 'letter',
      title: 'Anything you were sent about it',
      why: 'A renewal, a refusal, a contract or a landlord’s letter says in a minute what a call takes ten for.',
      category: 'other',
    },
    {
      id: 'currentPolicy',
      title: 'Your current policy',
      why: 'Your broker can see what it covers and what it doesn’t.',
      category: 'policy',
      when: { question: 'currentlyInsured', equals: true },
    },
    {
      id: 'contract',
      title: 'The contract or lease that asks for insurance',
      why: 'If someone requires it, the wording decides what you need.',
      category: 'business',
      when: { question: 'forWhom', oneOf: ['business', 'group'] },
    },
  ],
  crossChecks: [],
  knockouts: [
    {
      id: 'lossHappened',
      when: { question: 'lossHappened', equals: true },
      title: 'A new policy can’t pay for what has happened',
      text: 'Report it to the insurer you had at the time, or to the other person’s. A broker can help with what comes next.',
      turnTo: [
        { label: 'Questions about claims', href: '/faq/claims' },
        { label: 'Contact us', href: '/contact' },
      ],
    },
  ],
};
