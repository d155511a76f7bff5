/** When it should start and what the visitor would like to have insured. */
import { amount } from '../../amounts/registry.ts';
import { notesQuestion, startQuestions } from '../../every-line/questions.ts';
import type { Option, Step } from '../../types.ts';
import { hasBuilding, isCondoUnit, isHouse, isLandlord, isSeasonal } from '../conditions.ts';

const advice: Option = { value: 'advise', label: 'I’d like advice' };

export const coverStep: Step = {
  id: 'cover',
  title: 'The coverage you want',
  minutes: 2,
  questions: [
    ...startQuestions,
    {
      id: 'water',
      type: 'multi',
      label: 'Which water coverage are you interested in?',
      help: 'Damage from a burst pipe indoors is usually included in a policy. These are added on.',
      why: 'Standard policies don’t include water that comes through the sewer or over land.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: 'sewer', label: 'Sewer backup' },
        { value: 'overland', label: 'Overland water', help: 'Rain, melting snow or river water that gets in.' },
        { value: 'ground', label: 'Ground water', help: 'Water that seeps through the foundation.' },
        { value: 'serviceLine', label: 'Service lines', help: 'Pipes and cables between the house and the street.' },
        { ...advice, exclusive: true },
        { value: 'none', label: 'None of these', exclusive: true },
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
      options: [
        { value: '500', label: '$500' },
        { value: '1000', label: '$1,000' },
        { value: '2500', label: '$2,500' },
        { value: '5000', label: '$5,000' },
        advice,
      ],
    },
    {
      id: 'hailDeductible',
      type: 'choice',
      label: 'Would you accept a higher deductible for hail and wind?',
      why: 'Some insurers in Alberta offer or require a separate one, and it changes the price.',
      required: false,
      sensitivity: 'S1',
      showIf: hasBuilding,
      options: [
        { value: 'no', label: 'No, the same as for other claims' },
        { value: 'some', label: 'Yes, a bit higher' },
        { value: 'high', label: 'Yes, much higher for a lower price' },
        advice,
      ],
    },
    {
      id: 'liability',
      type: 'choice',
      label: 'How much liability coverage would you like?',
      help: 'It pays if you’re responsible for someone’s injury or for damage to their property.',
      why: 'Leases, condo bylaws and lenders sometimes name a minimum.',
      required: false,
      sensitivity: 'S1',
      options: [
        { value: '1m', label: '$1 million' },
        { value: '2m', label: '$2 million' },
        { value: 'more', label: 'More than $2 million' },
        advice,
      ],
    },
    {
      id: 'extras',
      type: 'multi',
      label: 'Are you interested in any of these?',
      why: 'Each can be added to a policy; your broker will give you the price and limits.',
      required: false,
      sensitivity: 'S1',
      showIf: { any: [isHouse, isSeasonal] },
      options: [
        { value: 'rebuildInFull', label: 'The full cost to rebuild, even if it exceeds the insured amount' },
        { value: 'roofInFull', label: 'A new roof after hail, not only what the old one was worth' },
        { value: 'earthquake', label: 'Earthquake' },
        { value: 'valuables', label: 'Valuables listed one by one' },
        { value: 'homeBusiness', label: 'Home business' },
      ],
    },
    {
      id: 'condoExtras',
      type: 'multi',
      label: 'Which condo coverage are you interested in?',
      why: 'They cover the different bills a condo corporation can send an owner.',
      required: false,
      sensitivity: 'S1',
      showIf: isCondoUnit,
      options: [
        {
          value: 'corporationDeductible',
          label: `The corporation’s deductible, up to ${amount('condo-deductible-charge')}`,
        },
        { value: 'lossAssessment', label: 'A bill shared by all owners after a loss (loss assessment)' },
        { value: 'improvements', label: 'Upgrades to the unit' },
        { value: 'unit', label: 'The unit itself, if the corporation’s insurance isn’t enough' },
      ],
    },
    {
      id: 'landlordExtras',
      type: 'multi',
      label: 'Which landlord coverage are you interested in?',
      why: 'Landlord policies differ most in these, so your broker can compare them.',
      required: false,
      sensitivity: 'S1',
      showIf: isLandlord,
      options: [
        { value: 'lostRent', label: 'Lost rent after damage' },
        { value: 'vandalism', label: 'Damage or theft by tenants' },
        { value: 'rebuildInFull', label: 'The full cost to rebuild, even if it exceeds the insured amount' },
        { value: 'legal', label: 'Legal costs' },
      ],
    },
    {
      id: 'bundle',
      type: 'bool',
      label: 'Should your broker look at your auto insurance too?',
      why: 'Bundling both with one insurer can cost less.',
      required: false,
      sensitivity: 'S1',
    },
    notesQuestion,
  ],
};
