import type { FaqCategory } from './category.ts';

export const businessQuestions: FaqCategory = {
  id: 'business',
  name: 'Business',
  description:
    'Is business insurance mandatory, what does it cost, who pays when an employee is hurt or client data is stolen: questions of small firms in Alberta.',
  questions: [
    {
      id: 'business-insurance-by-law',
      question: 'Is business insurance mandatory in Alberta?',
      answer:
        'Only parts of it. Vehicles must be insured. {{fact:workers-account}} Some licences and professions ask for liability insurance. Landlords, lenders and clients ask for more by contract, and that is where many small firms first meet it. No law makes you insure your stock or your income. [Small business basics](/blog/small-business-basics) puts the pieces in order.',
    },
    {
      id: 'business-insurance-cost',
      question: 'How much does business insurance cost?',
      answer:
        'Nobody can say before knowing what you do. A bookkeeper at home and a roofer with six people are priced on different things: revenue, payroll, premises, tools, contracts, claims. Be wary of a price given without such questions. To compare fairly, ask each time for the same [limit](term:limit), the same [deductible](term:deductible) and the same list of activities. Ask too what you would pay if you cancelled early, and whether the price is adjusted when the year is over.',
    },
    {
      id: 'sole-proprietor-and-my-house',
      question: 'I am a sole proprietor. Can a client come after my house?',
      answer:
        'It can happen. In law you and your business are one person, so a judgment against the business can reach what you own. [General liability](term:general-liability) answers for injury and damaged property, professional liability for mistakes in advice or design, and both usually pay for a lawyer as well. A home policy is not made for this. Whether to incorporate is a question for a lawyer or an accountant, and it does not replace insurance.',
    },
    {
      id: 'employee-hurt-at-work',
      question: 'An employee got hurt at work. Which insurance pays?',
      answer:
        'First aid and 911 come first. Then report it to the Workers’ Compensation Board the same day: in most industries its insurance pays for care and part of the wages, and stands in place of a lawsuit against you. General liability normally leaves your own employees out. Owners and directors are not included unless they bought personal coverage from the Board. If your industry is exempt and you have no account, call your own insurer and ask about employers’ liability.',
    },
    {
      id: 'client-list-hacked',
      question: 'Our client list was hacked. Do we have to tell anyone?',
      answer:
        'Quite possibly. {{fact:privacy-pipa}} If you have cyber insurance, call that number before you hire anybody: many policies name the specialists to use. Take the machine off the network, but wipe nothing. Write down what was taken and when you noticed. A privacy lawyer can say whom to notify.',
    },
    {
      id: 'driving-for-an-app',
      question: 'What do I need to drive for a rideshare app?',
      answer:
        '{{fact:rideshare-licence}} You also need your own insurer’s agreement, because a private policy is not written for paying passengers and the platform’s policy does not pay for everything. Ask in writing if app driving is allowed, and under which [endorsement](term:endorsement). Cities may have rules of their own. [Rideshare insurance](/blog/rideshare-insurance) shows who pays when.',
    },
    {
      id: 'closed-by-an-evacuation',
      question: 'We had to close because of an evacuation order. Does insurance pay?',
      answer:
        'Sometimes. Ordinary [business interruption](term:business-interruption) begins with insured damage at your own place. For an order without damage you need a part often called civil authority, which usually has a waiting time, a limit in days or weeks and a distance. {{fact:fire-2016}} Save the order itself, the sales of the same weeks last year and your payroll, and call your own insurer even if you expect a no.',
    },
    {
      id: 'farmers-market-stall',
      question: 'I sell at a farmers’ market. Do I need insurance?',
      answer:
        'Ask the market first: it may want proof of liability insurance before it gives you a table, often with its own name on the paper. The reason is real. A jar of salsa can make somebody ill, and a tent can fly in a gust. Home policies usually leave a business out, also a small one. Tell the broker what you make, in which kitchen, how much you sell and where. Once a policy exists, a [certificate](/blog/certificates-of-insurance) for the stall is usually quick.',
    },
    {
      id: 'cleaning-or-handyman',
      question: 'I clean houses or work as a handyman. Which insurance do I need?',
      answer:
        '[General liability](term:general-liability) comes first: a client trips over your cord, a tap you loosened floods the floor. Read one exclusion closely: the very thing you work on, and things in your care, are often limited or left out. Name every job you do, such as windows at heights or small plumbing, because an insurer answers only for the trades on the policy. “Bonded” is something else: a [bond](term:bond) or crime insurance for theft by your people. Ask about lost keys, your tools, and the van, since a private auto policy may not be enough. Offices often want a [certificate](/blog/certificates-of-insurance). With helpers, ask the Workers’ Compensation Board.',
    },
    {
      id: 'farm',
      question: 'What is different about insurance for a farm?',
      answer:
        'Home and work are one place, so a farm policy puts them together: the house, barns and bins, machinery, livestock, feed and grain, and liability. A home policy leaves most of that out. Say what else you do: custom work for neighbours, selling at the gate, boarding horses, guests, welding in the shop. Ask about helpers, spray that drifts, animals on the road, and a power failure in the barn. For the crop itself, Agriculture Financial Services Corporation, a provincial corporation, sells crop insurance and straight hail insurance, and some insurers sell hail too. Not every broker does farms: ask for one who does.',
    },
    {
      id: 'farm-machines',
      question: 'Which policy is for a tractor, a combine or a farm truck on the road?',
      answer:
        'Three policies may meet there, so ask before harvest. The machine itself is usually on the farm policy, at a value you name; ask whether fire, theft, collision, upset and a stone in the header are all in it, and what happens to a machine that is rented, borrowed or lent. A truck with a plate needs auto insurance: say that it hauls grain or cattle, how far, and for whom: for pay it is [commercial auto](/commercial-auto). For a tractor on a public road, a registry agent knows what the law wants, and your broker which policy answers if it hits somebody. Tell them who drives, also the young ones.',
    },
  ],
};
