/** The coverage that is wanted. */
import { amount } from '../../amounts/registry.ts';
import { notesQuestion } from '../../every-line/questions.ts';
import type { Step } from '../../types.ts';
import { deductibles } from './options.ts';

export const coverStep: Step = {
  id: 'cover',
  title: 'The coverage you want',
  minutes: 2,
  questions: [
    {
      id: 'liability',
      type: 'choice',
      label: 'How much liability would you like?',
      help: 'Clients and sites often ask for $2,000,000 or $5,000,000.',
      why: `Alberta’s legal minimum for any vehicle in 2026 is ${amount('auto-minimum-liability')}, and it’s higher for carriers. Your broker will tell you which applies.`,
      required: false,
      sensitivity: 'S1',
      options: [
        { value: '1000000', label: '$1,000,000' },
        { value: '2000000', label: '$2,000,000' },
        { value: '5000000', label: '$5,000,000 or more' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'physicalDamage',
      type: 'choice',
      label: 'What damage to your own vehicles should be insured?',
      help: 'Collision: damage that’s your fault. Comprehensive: hail, theft, fire, glass.',
      why: 'Lenders usually require both, and older vehicles may not be worth it.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'all', label: 'Collision and comprehensive, for all of them' },
        { value: 'some', label: 'For some of them' },
        { value: 'comprehensive', label: 'Comprehensive only' },
        { value: 'none', label: 'None' },
        { value: 'advise', label: 'I’d like advice' },
      ],
    },
    {
      id: 'deductible',
      type: 'choice',
      label: 'What deductible would you like?',
      help: 'The part of a claim you pay yourself.',
      why: 'A higher deductible usually means a lower price.',
      required: false,
      sensitivity: 'S1',
      showIf: { question: 'physicalDamage', oneOf: ['all', 'some', 'comprehensive'] },
      options: deductibles,
    },
    {
      id: 'extras',
      type: 'multi',
      label: 'Are you interested in any of these?',
      why: 'Each is a separate coverage or endorsement, with its own limit.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'cargo', label: 'Cargo' },
        { value: 'nonOwned', label: 'Non-owned auto (SPF 6)', help: 'When employees drive their own cars for you.' },
        { value: 'hired', label: 'Hired vehicles', help: 'Damage to vehicles you rent.' },
        { value: 'trailers', label: 'Trailers you don’t own' },
        { value: 'equipment', label: 'Attached equipment' },
        { value: 'downtime', label: 'Downtime', help: 'A replacement or lost income during repairs.' },
        { value: 'familyProtection', label: 'Family protection (SEF 44)' },
        { value: 'generalLiability', label: 'General liability for the business' },
      ],
    },
    {
      id: 'contracts',
      type: 'bool',
      label: 'Does a contract, client or site require certain limits?',
      why: 'Your broker checks the wording before quoting, so the certificate is right.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
    },
    {
      id: 'cargoLimit',
      type: 'money',
      label: 'How much cargo insurance do your contracts ask for?',
      why: 'Shippers and load brokers often set a limit above what the law asks for.',
      required: false,
      sensitivity: 'S1',
      allowUnknown: true,
      showIf: { question: 'extras', equals: 'cargo' },
      max: 1_000_000_000,
    },
    notesQuestion,
  ],
};
