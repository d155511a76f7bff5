/** Restaurants and cafés: what is cooked, and what happens when it burns. */
import type { Condition, Step } from '../../types.ts';
import { inIndustry, may, must } from '../parts.ts';

/** Cooking that makes grease or smoke, and so needs a hood. */
export const underHood: Condition = { question: 'cooking', oneOf: ['fryer', 'wok', 'grill', 'range', 'solidFuel'] };

export const kitchenStep: Step = {
  id: 'kitchen',
  title: 'Your kitchen',
  minutes: 2,
  showIf: inIndustry('restaurants'),
  questions: [
    {
      id: 'cooking',
      type: 'multi',
      label: 'How do you cook?',
      help: 'Choose all that apply.',
      why: 'Every insurer asks first what’s under the hood.',
      ...must,
      short: true,
      options: [
        { value: 'fryer', label: 'Deep fryer' },
        { value: 'wok', label: 'Wok' },
        { value: 'grill', label: 'Grill, griddle or charbroiler' },
        { value: 'range', label: 'Gas or electric range' },
        { value: 'solidFuel', label: 'Wood or charcoal, also a tandoor' },
        { value: 'oven', label: 'Pizza or baking oven' },
        { value: 'none', label: 'Only coffee, reheating or cold food', exclusive: true },
      ],
    },
    {
      id: 'restaurantKind',
      type: 'choice',
      label: 'What kind of place is it?',
      why: 'A food truck and a banquet hall need different policies.',
      ...must,
      options: [
        { value: 'fullService', label: 'Restaurant with table service' },
        { value: 'quick', label: 'Quick service or takeout' },
        { value: 'cafe', label: 'Café or bakery' },
        { value: 'truck', label: 'Food truck or cart' },
        { value: 'catering', label: 'Catering or banquet hall' },
        { value: 'ghost', label: 'Kitchen for delivery only' },
      ],
    },
    {
      id: 'seats',
      type: 'int',
      label: 'How many seats are there?',
      help: 'Include the patio. Enter 0 for takeout only.',
      why: 'It tells how many guests there are at once.',
      ...must,
      max: 5_000,
    },
    {
      id: 'suppression',
      type: 'choice',
      label: 'What fire suppression is over the cooking?',
      help: 'The tag on the system says.',
      why: 'Most insurers want a wet chemical system over fryers and grills.',
      ...must,
      allowUnknown: true,
      showIf: underHood,
      options: [
        { value: 'wet', label: 'Wet chemical system' },
        { value: 'dry', label: 'Dry chemical system' },
        { value: 'none', label: 'A hood without one' },
        { value: 'noHood', label: 'No hood' },
      ],
    },
    {
      id: 'suppressionService',
      type: 'choice',
      label: 'Who services the suppression system?',
      why: 'Insurers ask for a service contract.',
      ...must,
      allowUnknown: true,
      showIf: { question: 'suppression', oneOf: ['wet', 'dry'] },
      options: [
        { value: 'contract', label: 'A company under contract, every six months' },
        { value: 'called', label: 'A company, when we call' },
        { value: 'nobody', label: 'Nobody' },
      ],
    },
    {
      id: 'hoodCleaning',
      type: 'choice',
      label: 'How often are hood and ducts cleaned by a company?',
      why: 'Grease in a duct carries a fire through the building.',
      ...must,
      allowUnknown: true,
      showIf: underHood,
      options: [
        { value: 'quarterly', label: 'Every three months or more often' },
        { value: 'halfYearly', label: 'Every six months' },
        { value: 'yearly', label: 'Once a year' },
        { value: 'rarely', label: 'Less often or never' },
      ],
    },
    {
      id: 'extinguisher',
      type: 'bool',
      label: 'Is there a class K extinguisher in the kitchen?',
      why: 'It’s made for burning oil.',
      ...may,
      allowUnknown: true,
      showIf: underHood,
    },
    {
      id: 'spoilage',
      type: 'money',
      label: 'How much food would spoil if the cooling failed?',
      why: 'Spoilage is usually an extra with its own limit.',
      ...may,
      allowUnknown: true,
    },
  ],
};
