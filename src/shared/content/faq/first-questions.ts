/** Questions people ask first: the six of the specification, with its subjects and in its order, then how to begin and how to end. */
import type { FaqCategory } from './category.ts';

export const firstQuestions: FaqCategory = {
  id: 'first-questions',
  name: 'Asked first',
  description:
    'What people in Alberta ask first about auto, home, condo and flood insurance and about brokers, where to start, and how a policy ends, in plain words.',
  questions: [
    {
      id: 'auto-premium-factors',
      question: 'What decides how much I pay for auto insurance in Alberta?',
      answer:
        'Insurers look at your driving record, your at-fault claims, how long you have been licensed, the vehicle, where it is kept and how far you drive each year. What you choose matters too: the liability limit, each [deductible](term:deductible), and whether you add collision and comprehensive. A broker can show you which of these moves your [premium](term:premium) most, and [which rules limit a renewal](/faq/auto).',
    },
    {
      id: 'home-vs-tenant',
      question: 'What is the difference between home insurance and tenant insurance?',
      answer:
        'Home insurance is for owners: it insures the building, your belongings and your personal liability. Tenant insurance is for renters: it insures your belongings, your liability and the [extra cost of living elsewhere](term:additional-living-expenses) after an insured loss. It does not insure the building, which is your landlord’s to insure. Condo owners stand between the two: the corporation insures the building, and the owner insures belongings, improvements and liability.',
    },
    {
      id: 'broker-advantage',
      question: 'Why talk to a broker instead of one insurance company?',
      answer:
        'A licensed broker can compare several insurers for you, explain how their wordings differ, and help you put your case when there is a claim. An insurance company can speak only for its own policies. We are not a broker ourselves: we connect you with licensed broker partners who give the advice, the quotes and the policies. Ask any broker [how they are paid and which insurers they asked](/faq/brokers).',
    },
    {
      id: 'lowering-premiums',
      question: 'How can I lower my premiums?',
      answer:
        'Ask what changes when you raise a deductible, insure your home and vehicle together, drive on winter tires, or replace an old roof or old wiring. Tell your broker when you drive less or work from home. Compare before you renew. Keep the limits that protect you from a large loss: a smaller [limit](term:limit) can save a little each month and cost you a house.',
    },
    {
      id: 'comprehensive-vs-collision',
      question: 'What is the difference between comprehensive and collision?',
      answer:
        '[Collision](term:collision) pays to repair your vehicle when it hits another vehicle or an object, or rolls over. [Comprehensive](term:comprehensive) pays for most other damage: hail, theft, fire, a deer on the highway and, unless your policy limits glass, a cracked windshield. No law asks for either, but a lender or a lease usually does. Each normally has a deductible of its own.',
    },
    {
      id: 'flood-cover',
      question: 'Does home insurance pay for flood damage?',
      answer:
        'Not by itself. {{fact:home-water-endorsements}} Damage from a pipe that bursts inside the home is normally part of the standard policy. So look at your policy for the words [overland water](term:overland-water) and [sewer backup](term:sewer-backup), each with its limit and deductible, or ask your broker where they stand.',
    },
    {
      id: 'where-to-start',
      question: 'Where do I start, and which insurance do I need?',
      answer:
        'Start with what you could not pay for yourself, and with what somebody demands of you. A vehicle on the road must be [insured by law](/insurance/auto). A mortgage asks for [home insurance](/insurance/home), a lease often for tenant insurance. People who live on your income are the reason for [life insurance](/insurance/life), a journey for [travel insurance](/insurance/travel), a company for [business insurance](/business). Write down what you own, who depends on you and which contracts you signed. [All insurance options](/insurance/all) shows every page, and [a request](/get-quote) reaches a licensed broker, who can advise you. You need not know the right words first.',
    },
    {
      id: 'cancel-my-own-policy',
      question: 'How do I cancel my insurance policy myself?',
      answer:
        'Write to your broker or insurer, with the day on which it should end. We cannot do it, because we do not have your policy. Have the new policy confirmed first, so that no day stays open. Ask what comes back: many insurers keep more than the days you used when you leave before the end of the term, so waiting for the renewal can be cheaper. Stopping the payments is not cancelling: it can leave a debt and a mark on your record. Tell your lender, and keep an uninsured car off the road. {{fact:life-ten-days}}',
    },
    {
      id: 'insurer-cancels-me',
      question: 'Can my insurer cancel my policy or refuse to renew it?',
      answer:
        'Yes, in the middle of a term too, but not overnight: it has to tell you in writing from which day, and how long before depends on the law and the kind of policy. Common reasons are missed payments, an answer that was not true, and a risk that changed, such as a house that stands empty. At the end of a term it may decline to renew. {{fact:auto-all-comers}} Ask for the reason, look for a new policy at once, and tell the next insurer about it. If you think it is wrong, use [the insurer’s complaint process](/faq/claims).',
    },
  ],
};
