import type { FaqCategory } from './category.ts';

export const homeQuestions: FaqCategory = {
  id: 'home',
  name: 'Home, condo and tenant',
  description:
    'A flooded basement, a hail claim, a bill from the condo board, a suite downstairs: what Alberta home, condo and tenant policies do, and what to ask.',
  questions: [
    {
      id: 'basement-flooded',
      question: 'My basement flooded. What covers it?',
      answer:
        'Look for its source: a pipe, a drain or the ground. A burst pipe or a water heater that gives way is normally part of the standard policy. {{fact:home-water-endorsements}} Keep away from wet outlets and cords, film where it enters, and call your own insurer even if you are not sure what you bought. [My basement flooded](/blog/basement-flooded) goes through the first hour.',
    },
    {
      id: 'hail-claim-on-my-home',
      question: 'Will my home insurance go up after a hail claim?',
      answer:
        'It can. Insurers ask about past claims, and a claims-free discount may end. A neighbour who claimed nothing may pay more too, because insurers price whole districts after a storm. {{fact:hail-2024}} Home prices are not reviewed by a provincial board, as auto rates are. So compare before you renew, and read the hail [deductible](term:deductible) and the line about your [roof](/blog/hail-and-your-roof) again.',
    },
    {
      id: 'lease-asks-for-insurance',
      question: 'My landlord wants me to have tenant insurance. Do I need it?',
      answer:
        'No Alberta law asks for it, but a lease can, and then it is part of what you signed. It protects you as well. The landlord’s policy does not pay for your belongings or your hotel, and it does not help you when your stove sets the building on fire. Send the clause to a broker, because it may name a liability amount. [Tenant insurance](/blog/tenant-insurance) explains the parts. For a dispute about the lease, ask a tenancy adviser or a lawyer.',
    },
    {
      id: 'amount-for-the-house',
      question: 'Should I insure my house for what I paid for it?',
      answer:
        'No: for what it would cost to build it again. The price you paid includes the lot, which does not burn, and it follows the market. Rebuilding includes clearing the site, today’s wages and today’s building code. {{fact:fire-2024}} When so many build at once, costs climb. Ask whether your policy pays above its [limit](term:limit) if rebuilding costs more, and on which conditions. Report a finished basement or a new garage.',
    },
    {
      id: 'renting-out-the-basement',
      question: 'Do I have to tell my insurer that I rent out my basement?',
      answer:
        'Yes, before the tenant moves in. A suite means a second kitchen, more people and a landlord’s liability. Guests for a weekend are another thing again, and many home policies leave them out. If the insurer was never told, a claim can be reduced or refused. Ask about three things: your liability to the tenant, rent you lose after a fire, and damage that guests do. Insurers also ask if the suite is legal, so check with your city. The tenant needs a policy of their own.',
    },
    {
      id: 'condo-board-bill',
      question: 'My condo board billed me for its deductible. Do I have to pay?',
      answer:
        'Perhaps. {{fact:condo-deductible}} {{fact:condo-chargeback}} Your own condo policy may pay: [ask before you do](/blog/condo-deductibles).',
    },
    {
      id: 'insurer-will-not-renew',
      question: 'My insurer will not renew my house. What now?',
      answer:
        'Ask for the reason in writing, and for the last day of the policy. Often it is something that can be mended: an old roof, a wood stove nobody inspected, poly-B pipe, water claims without a backwater valve. Start the same week, because your lender wants proof without a gap. A broker can show the house to other insurers, with photos and receipts for what you fixed. Say that you were not renewed: the next insurer will ask, and a wrong answer can undo the policy.',
    },
    {
      id: 'government-help-after-a-flood',
      question: 'Will the government pay if I had no flood insurance?',
      answer:
        'Do not count on it. {{fact:disaster-help}} If a program opens, apply in time, and ask your insurer for its refusal in writing. Then ask a broker if [overland water](term:overland-water) is offered at your address: [the article](/blog/overland-water) says what they will want to know.',
    },
  ],
};
