import type { Guide } from '../types.ts';

export const generalBusinessGuide: Guide = {
  title: 'General business insurance, line by line',
  description:
    'The core package for an ordinary small business in Alberta: general liability, property, interruption, crime and cyber, with a worked example and the traps.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Getting your insurance claim settled: know your options',
      publisher: 'Government of Alberta, Superintendent of Insurance',
      url: 'http://www.finance.alberta.ca/publications/insurance/consumers/insurance-complaints-claim-or-policy.html',
    },
    {
      title: 'When the smoke clears: business interruption and wildfire evacuation',
      publisher: 'JD Supra',
      url: 'https://production.jdsupra.com/legalnews/when-the-smoke-clears-business-6116806',
      published: '2025',
    },
    {
      title: 'Business interruption insurance',
      publisher: 'Staebler Insurance Brokers',
      url: 'https://www.staebler.com/business-insurance/business-interruption-insurance',
    },
    {
      title: 'Does your small business need cyber insurance?',
      publisher: 'Get Cyber Safe, Government of Canada',
      url: 'https://www.getcybersafe.gc.ca/en/blogs/does-your-small-business-need-cyber-insurance',
    },
    {
      title: 'Small businesses are underestimating their cyber risk despite increased threats',
      publisher: 'Insurance Bureau of Canada',
      url: 'https://www.ibc.ca/news-insights/news/small-businesses-are-underestimating-their-cyber-risk-despite-increased-threats',
      published: '2023-09-27',
    },
  ],
  heading: 'General business insurance',
  lead: 'Most small firms need a core of five parts: liability, property, interruption, crime and cyber. Here is what each does, where it stops, and the sums people get wrong.',
  whoNeedsIt: `This page is for the business without an unusual risk: a bookkeeping office in Red Deer, a hair salon, a dog groomer, a print shop, a small distributor with a bay in an industrial park.

It fits if you have a few people, a rented space, some equipment, and no open flame, patients, liquor licence or heavy products. If one of those applies, find your industry on [the business page](/business).`,
  covers: [
    {
      name: 'Commercial general liability',
      text: 'Pays when your business injures somebody or damages their property, and for your lawyer. [General liability](term:general-liability) usually includes harm from what you sold or finished, and libel or similar claims from advertising.',
    },
    {
      name: 'Tenant’s legal liability',
      text: '[A part of it](term:tenants-legal-liability) for the space you rent. Your toaster burns down the unit: the landlord’s insurer may come to you. Set the [limit](term:limit) by the unit’s rebuilding cost, not by your rent.',
    },
    {
      name: 'Property',
      text: 'Equipment, furniture, stock, improvements you paid for, and the building if you own it. Ask for [replacement cost](term:replacement-cost), and for what is away from the premises.',
    },
    {
      name: 'Business interruption',
      text: '[Lost income](term:business-interruption) and bills that go on while insured damage is repaired, plus the extra cost of working elsewhere.',
    },
    {
      name: 'Equipment breakdown',
      text: 'A power surge, a failed furnace or compressor. Property insurance usually leaves out breakdown from inside the machine.',
    },
    {
      name: 'Crime',
      text: 'Theft by an employee, forged cheques, stolen cash. Tricks that make you send money need their own line.',
    },
    {
      name: 'Cyber',
      text: 'A locked system, leaked records, the specialists who put it right, and claims by the people affected.',
    },
  ],
  excludes: [
    {
      name: 'Professional mistakes',
      text: 'A wrong tax return or a faulty plan loses a client money without breaking anything. That needs professional liability.',
    },
    {
      name: 'Vehicles',
      text: 'What needs a plate belongs on [commercial auto](/commercial-auto).',
    },
    {
      name: 'Water by ground and drain',
      text: '[Sewer backup](term:sewer-backup) and flood are added, limited or refused by address.',
    },
    {
      name: 'Wear, mould, rodents',
      text: 'Slow damage is maintenance.',
    },
    {
      name: 'Closed without damage',
      text: 'A road project, a pandemic order, a supplier’s strike. Interruption insurance normally begins with insured damage.',
    },
    {
      name: 'Contract promises',
      text: 'Liability that exists only because you signed for it, apart from a few kinds of contract the policy lists.',
    },
  ],
  priceDrivers: [
    { name: 'Class and sales', text: 'The same revenue costs more to insure in a gym than in a call centre.' },
    {
      name: 'The building',
      text: 'Age, wiring, sprinklers, roof, and who is next door. A kitchen below you counts.',
    },
    {
      name: 'Values',
      text: 'Too low a value shrinks claims: with [co-insurance](term:co-insurance) you must insure a set share of the whole.',
    },
    { name: 'Security', text: 'Monitored alarm, deadbolts, cameras, cash habits.' },
    {
      name: 'Digital habits',
      text: 'Multi-factor sign-in, tested backups, updates. Without them cyber insurers may decline.',
    },
    { name: 'Claims', text: 'How many, how recent, and what you changed afterwards.' },
  ],
  checklist: [
    'Description of services, with a website',
    'Sales of last year and the year ahead',
    'Number of staff, and who handles money',
    'Address, floor area, year of building, other tenants',
    'Years of roof, wiring, plumbing and heating, if you own it',
    'Equipment and stock at today’s prices',
    'Cost of improvements you made to the unit',
    'Monthly fixed bills and gross profit',
    'Insurance clause of the lease',
    'Number of customer records, and where they are kept',
    'Policies and claims of the past five years',
  ],
  alberta: `**When the road is closed.** {{fact:fire-2024}} An evacuation order also closes a shop that does not burn. Ask about civil authority coverage: many policies pay only for days under a formal order, within a set distance or number of weeks, after a short wait.

**Hail and wind.** Owners of a building should ask for the roof’s valuation and the separate [deductible](term:deductible), which can be a percentage of the insured value. Tenants ask who pays for rooftop units.

**Cold.** At minus 30 a pipe bursts over a long weekend. Many policies want heat kept on and the place checked, or water drained.

**A breach.** {{fact:privacy-pipa}} Cyber insurance can pay for the lawyers and letters.

**If you disagree on the amount.** {{fact:claim-dispute}} The process settles amounts, not whether something is insured.`,
  extra: [
    {
      id: 'interruption-example',
      heading: 'Interruption, with numbers',
      body: `An invented example: a salon in Sherwood Park with yearly sales of $480,000. A fire next door fills it with smoke and water in May.

| | Amount |
|---|---|
| Sales in an ordinary month | $40,000 |
| Costs that stop, such as product and card fees | $8,000 |
| Rent, loan, insurance, key wages and profit that go on | $32,000 |
| Five months of repair and permits | $160,000 |
| Three months until clients are back, at half | $48,000 |
| Loss in all | $208,000 |

Two forms are common. **Gross earnings** usually ends when the repair is done: it would stop near $160,000. **Profits** goes on until sales recover, up to the period you chose. Had the owner picked a period of four months, either would stop at about $128,000.

Ask what twelve months would cost, and tell the broker which month earns most.`,
    },
    {
      id: 'crime-or-cyber',
      heading: 'Crime or cyber: whose claim is it?',
      body: `| What happened | Where to look |
|---|---|
| Ransomware locks the booking system | Cyber |
| Lost laptop with client files | Cyber for the data, property for the laptop |
| Bookkeeper pays herself twice | Crime, employee theft |
| E-mail from “the supplier” with a new bank account, and you pay | Social engineering fraud: on either policy, or neither |
| Cash taken from the till at night | Crime or property, by wording |

The fourth row is the one to ask about. It often has a low limit and a condition: somebody must have called the known number to confirm. In a 2023 survey by the Insurance Bureau of Canada, more than 60 per cent of small businesses thought they were too small to be a target.`,
    },
  ],
  questions: [
    {
      id: 'general-business-page-limit',
      question: 'How much liability should a small office have?',
      answer:
        'Contracts and leases usually set the floor, often $2 million and sometimes $5 million. Beyond that, think of one serious injury to a young person. Ask for the price of the next limit too, and whether a limit is for each event, for the year, or both.',
    },
    {
      id: 'general-business-page-landlord',
      question: 'My landlord has insurance, and I pay for it in the rent. Why buy mine?',
      answer:
        'The landlord’s policy insures the building and the landlord. Your chairs, computers, paint and floors, your lost income and your liability are not on it. Paying a share of the premium does not always stop the landlord’s insurer from coming to you after a fire you caused: the lease decides.',
    },
    {
      id: 'general-business-page-claims-made',
      question: 'What does “claims-made” mean on my policy?',
      answer:
        'Most general liability is “occurrence”: the policy in force when the harm happened responds, even if you are sued later. Professional, cyber and directors’ policies are mostly [claims-made](term:claims-made): the policy in force when the claim is made and reported responds. So keep it without a gap, keep the retroactive date when you switch, and report a problem when you hear of it.',
    },
    {
      id: 'general-business-page-after-loss',
      question: 'What should I do in the first hour after a loss?',
      answer:
        'Make people safe, then call your own insurer. Stop further damage if it is safe, and keep receipts. Photograph before you clean. Do not throw things out, admit fault or sign a restoration contract unread. Start a diary of hours, costs and cancelled bookings: it becomes the interruption claim. After a cyber attack, disconnect from the network but wipe nothing.',
    },
    {
      id: 'general-business-page-package',
      question: 'Is a ready-made package enough?',
      answer:
        'For many small offices and salons it is a sound base. Check each part’s limit, not only the largest; the length of interruption; the excluded activities; and fraud by e-mail. Packages are written for an average business in your class. Tell the broker what you do that the average one does not.',
    },
  ],
  related: [
    '/business',
    '/business/manufacturers',
    '/blog/small-business-basics',
    '/blog/certificates-of-insurance',
    '/business/retail',
  ],
};
