/** Work on sites, for contractors and builders: subcontractors, heat, height and depth. */
import type { Option, Step } from '../../types.ts';
import { inIndustry, may, must } from '../parts.ts';

const howOften: readonly Option[] = [
  { value: 'always', label: 'From every one' },
  { value: 'sometimes', label: 'From some' },
  { value: 'never', label: 'No' },
];

export const siteWorkStep: Step = {
  id: 'site-work',
  title: 'On the job',
  minutes: 2,
  showIf: inIndustry('contractors', 'construction'),
  questions: [
    {
      id: 'subcontractedShare',
      type: 'percent',
      label: 'What share of the work do you pay subcontractors for?',
      why: 'Their mistakes can become your claims.',
      ...must,
      allowUnknown: true,
    },
    {
      id: 'subCertificates',
      type: 'choice',
      label: 'Do you get proof of insurance from subcontractors?',
      why: 'Some policies restrict or charge for uninsured subcontractors.',
      ...must,
      showIf: { question: 'subcontractedShare', atLeast: 1 },
      options: howOften,
    },
    {
      id: 'subClearance',
      type: 'choice',
      label: 'Do you get a clearance letter from the Workers’ Compensation Board?',
      why: 'Without one you may owe a subcontractor’s premiums.',
      ...may,
      allowUnknown: true,
      showIf: { question: 'subcontractedShare', atLeast: 1 },
      options: howOften,
    },
    {
      id: 'hotWork',
      type: 'multi',
      label: 'Do you work with heat or flames?',
      why: 'Hot work is a frequent cause of large fires.',
      ...must,
      options: [
        { value: 'welding', label: 'Welding or cutting' },
        { value: 'soldering', label: 'Soldering' },
        { value: 'torch', label: 'Torch-on roofing' },
        { value: 'tar', label: 'Hot tar' },
        { value: 'heaters', label: 'Open-flame heaters' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'maxHeight',
      type: 'choice',
      label: 'How high do you work, at most?',
      why: 'Insurers have limits for height.',
      ...must,
      options: [
        { value: 'ground', label: 'On the ground or a short ladder' },
        { value: 'two', label: 'Up to two storeys' },
        { value: 'four', label: 'Three or four storeys' },
        { value: 'higher', label: 'Higher' },
      ],
    },
    {
      id: 'maxDepth',
      type: 'choice',
      label: 'How deep do you dig, at most?',
      why: 'Trenches and buried lines are a risk of their own.',
      ...may,
      options: [
        { value: 'none', label: 'We don’t dig' },
        { value: 'shallow', label: 'Up to 1.5 metres' },
        { value: 'three', label: 'Up to 3 metres' },
        { value: 'deeper', label: 'Deeper' },
      ],
    },
    {
      id: 'siteKinds',
      type: 'multi',
      label: 'Do you ever work at any of these?',
      why: 'Many policies leave out some of these places.',
      ...may,
      options: [
        { value: 'condos', label: 'Condo or apartment buildings' },
        { value: 'plants', label: 'Oil and gas or industrial plants' },
        { value: 'airports', label: 'Airports or railways' },
        { value: 'hospitals', label: 'Hospitals or schools' },
        { value: 'none', label: 'None of these', exclusive: true },
      ],
    },
    {
      id: 'safetyProgram',
      type: 'choice',
      label: 'Do you have a safety program?',
      why: 'It can count in your favour.',
      ...may,
      options: [
        { value: 'cor', label: 'Yes, with a COR or SECOR certificate' },
        { value: 'written', label: 'Yes, in writing' },
        { value: 'none', label: 'No' },
      ],
    },
  ],
};
