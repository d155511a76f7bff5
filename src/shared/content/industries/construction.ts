import type { Industry } from './industry.ts';

export const construction: Industry = {
  id: 'construction',
  name: 'Construction',
  summary: 'Builders, developers and general contractors: course of construction, wrap-up liability and bonds.',
  line: 'business',
  title: 'Construction insurance for Alberta builders',
  description:
    'Course of construction, wrap-up liability and bonds for builders and general contractors in Alberta: who buys what, when it ends, and what to have ready.',
  reviewed: '2026-11-21',
  heading: 'Insurance for builders and construction projects',
  lead: 'A half-built house has no locks, no sprinklers and no furnace. Owner, lender, builder and a dozen trades all have money in it. This page is about insuring the project as a whole, and about bonds, before the first truck arrives.',
  whoNeedsIt: `You hold the contract for the entire job, or you own the land it stands on: an infill in Calgary, a fourplex in Edmonton, a school addition in Lethbridge, a shop on an acreage. You pick the trades, keep the site and answer for the schedule.

The construction contract should say who buys which policy. Where it is silent, two parties may buy the same thing and nobody the rest. If you are one trade among many, [contractors and trades](/business/contractors) fits you better.`,
  covers: [
    {
      name: 'Course of construction',
      text: '[Also called builder’s risk](term:course-of-construction). Pays for fire, wind, theft and more to the building as it rises, and to materials on site or on the way. The [limit](term:limit) should be the finished value, labour and owner-supplied items included.',
    },
    {
      name: 'Delay and soft costs',
      text: 'Loan interest, new permits, redesign and lost rent when insured damage pushes the opening back. An option, so it must be asked for.',
    },
    {
      name: 'Wrap-up liability',
      text: '[One liability policy for one project](term:wrap-up) that speaks for owner, builder and enrolled trades together. Ask how long it answers for finished work.',
    },
    {
      name: 'Your company’s own liability',
      text: '[Commercial general liability](term:general-liability) for all that lies outside the wrap-up: warranty calls, show homes, last year’s projects.',
    },
    {
      name: 'Bonds',
      text: 'A bid [bond](term:bond), a performance bond, a labour and material payment bond. A surety answers to the owner if you do not perform, or to trades if you do not pay. Then it turns to you for the money.',
    },
    {
      name: 'Design and plant',
      text: 'Professional liability if you design and build. Equipment coverage for hoists, forms and cranes, owned or rented.',
    },
  ],
  excludes: [
    {
      name: 'The faulty part itself',
      text: 'Cracked concrete poured too cold, a beam drawn too light. Wordings differ widely on whether they pay for the damage that follows. Ask which one you have.',
    },
    {
      name: 'The old building',
      text: 'In a renovation the policy may insure only what is new. Courts have reached different results. Settle in writing who insures the existing walls.',
    },
    {
      name: 'Water, frost and moving ground',
      text: 'Flood, freezing and settling are often left out, limited, or carry a large [deductible](term:deductible).',
    },
    {
      name: 'After somebody moves in',
      text: 'Coverage can end at occupancy, handover or the date on the page, whichever comes first.',
    },
    {
      name: 'Things that were simply gone',
      text: 'Copper or appliances missed at a count, with no sign of a break-in, are a weak claim.',
    },
  ],
  priceDrivers: [
    {
      name: 'What it is made of',
      text: 'Bare wood frame, before the drywall is up, is the stage insurers worry about most.',
    },
    { name: 'Value and months', text: 'A longer schedule means more winters.' },
    { name: 'The site at night', text: 'Fence, lights, guard, cameras, distance to a working hydrant.' },
    { name: 'What is next door', text: 'Shoring beside an old foundation, demolition, a crane over a street.' },
    {
      name: 'Your books',
      text: 'Sureties read financial statements, bank lines and work on hand before they lend their name.',
    },
  ],
  checklist: [
    'Address, drawings and description of the work',
    'Contract form and its insurance article',
    'Hard costs, soft costs and owner-supplied items',
    'Start, completion and planned occupancy dates',
    'Framing material, storeys, distance to other buildings',
    'Fire safety plan and hot work rules',
    'Security after hours and winter heating plan',
    'Names of lender, owner and main trades',
    'Past projects with value and losses',
    'Year-end statements and work on hand, for bonds',
  ],
  alberta: `{{fact:construction-warranty}} A warranty is a promise to the buyer; it does not replace your liability insurance.

Calgary and Edmonton want a fire safety plan for construction sites. There is history behind it: on 21 July 2007 a fire at a condominium site in Edmonton destroyed 18 homes and damaged 76 others.

{{fact:construction-payment}} Ask your lawyer what a loss on site does to those dates.`,
  extra: [
    {
      id: 'three-papers',
      heading: 'Three papers that are often confused',
      body: `| | Pays for | In favour of | Usually ends |
| --- | --- | --- | --- |
| Course of construction | Damage to the project | Those named, often owner, builder and trades | At completion or occupancy |
| Wrap-up | Injury and damage to others | Everybody enrolled | After an agreed time for finished work |
| Performance bond | Finishing a job in default | The owner | When the contract is fulfilled |`,
    },
  ],
  questions: [
    {
      id: 'construction-who-buys',
      question: 'Should the owner or the builder buy course of construction?',
      answer:
        'Either can; the contract decides. An owner who buys it controls the wording and has the lender’s needs in view. A builder may have a yearly policy to which projects are added. What matters is that everybody with money in the work is named, that one party reports changes, and that nobody assumes the other has done it.',
    },
    {
      id: 'construction-running-late',
      question: 'We will finish late. What happens to the policy?',
      answer:
        'It ends on its date, whatever stage the roof is in. Tell your broker weeks ahead. Extensions are not automatic: the insurer may ask for photos, a new schedule and a further [premium](term:premium), and may say no. Also report a higher cost, a change of framing, or a site that will stand still.',
    },
    {
      id: 'construction-first-bond',
      question: 'What does a first bond take?',
      answer:
        'More than a form. A surety wants to know that you can finish and pay. Expect to show year-end statements prepared by an accountant, your bank line, the jobs in progress, references and the owners’ own finances. Owners of small firms often sign personally. Start months before the tender closes.',
    },
  ],
  related: [
    '/business/contractors',
    '/business/professionals',
    '/commercial-auto',
    '/blog/certificates-of-insurance',
    '/locations/lethbridge',
  ],
  sources: [
    {
      title: 'New home warranty: overview and warranty requirements',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/new-home-buyer-protection-act-warranty-requirements.aspx',
    },
    {
      title: 'Alberta’s new Prompt Payment and Construction Lien Act: what you need to know',
      publisher: 'McMillan LLP',
      url: 'https://mcmillan.ca/insights/albertas-new-prompt-payment-and-construction-lien-act-what-you-need-to-know-before-august-29-2022-consolidated/',
      published: '2022-04-05',
    },
    {
      title: 'High-Intensity Residential Fires Working Group, final report',
      publisher: 'Government of Alberta',
      published: '2007-10-31',
    },
    {
      title: 'Contract surety bonds',
      publisher: 'Surety Association of Canada',
      url: 'https://www.suretycanada.com/SAC/Surety-Bonds/Contract-Surety.aspx',
    },
    {
      title: 'Fire safety planning for construction and demolition',
      publisher: 'City of Edmonton',
      url: 'https://www.edmonton.ca/programs_services/fire_rescue/fire-safety-planning-for-const',
    },
    { title: 'Course of construction or property insurance: which policy applies?', publisher: 'Lawson Lundell LLP' },
  ],
};
