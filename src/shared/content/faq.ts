/** Questions people ask first. The six of the specification, in its order. */
export interface FaqItem {
  id: string;
  question: string;
  answer: string;
}

export const faqItems: readonly FaqItem[] = [
  {
    id: 'auto-premium-factors',
    question: 'What decides how much I pay for auto insurance in Alberta?',
    answer:
      'Insurers look at your driving record, your at-fault claims, how long you have been licensed, the vehicle, where it is kept and how far you drive each year. The protection you choose matters too: the liability limit, the deductibles, and whether you add collision and comprehensive. A broker can show you which of these moves your premium most.',
  },
  {
    id: 'home-vs-tenant',
    question: 'What is the difference between home insurance and tenant insurance?',
    answer:
      'Home insurance is for owners: it insures the building, your belongings and your personal liability. Tenant insurance is for renters: it insures your belongings, your liability and the extra cost of living elsewhere after an insured loss. It does not insure the building, which is your landlord’s to insure.',
  },
  {
    id: 'broker-advantage',
    question: 'Why talk to a broker instead of one insurance company?',
    answer:
      'A licensed broker can compare several insurers for you, explain how their wordings differ, and speak for you when there is a claim. We are not a broker ourselves: we connect you with licensed broker partners who give the advice, the quotes and the policies.',
  },
  {
    id: 'lowering-premiums',
    question: 'How can I lower my premiums?',
    answer:
      'Ask what changes when you raise a deductible, insure your home and vehicle together, drive on winter tires, or fix an old roof or old wiring. Tell your broker when you drive less or work from home. Compare before you renew, and keep the limits that protect you from a large loss.',
  },
  {
    id: 'comprehensive-vs-collision',
    question: 'What is the difference between comprehensive and collision?',
    answer:
      'Collision pays to repair your vehicle when it hits another vehicle or an object, or rolls over. Comprehensive pays for most other damage: hail, theft, fire, a cracked windshield or a deer on the highway. Both are optional in Alberta and both have a deductible.',
  },
  {
    id: 'flood-cover',
    question: 'Does home insurance pay for flood damage?',
    answer:
      'Not by itself. A standard home policy leaves out overland water and sewer backup. Each is an extra you can ask for, and not every insurer offers both at every address. Damage from a pipe that bursts inside the home is normally part of the standard policy.',
  },
];
