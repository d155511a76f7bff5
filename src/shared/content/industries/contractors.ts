import type { Industry } from './industry.ts';

export const contractors: Industry = {
  id: 'contractors',
  name: 'Contractors',
  summary: 'Trades who work on other people’s property: liability, tools, trucks and the certificate for Monday.',
  line: 'business',
  title: 'Contractor and trades insurance in Alberta',
  description:
    'For electricians, plumbers, roofers, landscapers and other trades in Alberta: what liability pays, what it leaves out, and how to get a site certificate.',
  reviewed: '2026-11-21',
  heading: 'Insurance for contractors and trades',
  lead: 'It is Friday afternoon. The site opens on Monday at seven, and the general contractor wants a certificate with its name on it. Here is what trades insure, what the contract’s wording asks of you, and what that piece of paper does not do.',
  whoNeedsIt: `You work on property that belongs to your client: wiring, plumbing, roofing, drywall, floors, furnaces, fences, snow. You may be one person with a pickup in Airdrie or three crews in Grande Prairie.

If you run the whole job, hire the trades and hold the contract with the owner, start with [builders and projects](/business/construction). Many firms do both. Tell the broker how much of each.`,
  covers: [
    {
      name: 'Harm to clients and passers-by',
      text: '[Commercial general liability](term:general-liability) answers when a ladder goes through a window, a torch sets a wall alight, or a client trips over your cord.',
    },
    {
      name: 'Trouble after you have left',
      text: 'A joint you soldered in July lets go in January and soaks two floors. This is completed operations. Make sure it is included, and keep the policy going after the job is done.',
    },
    {
      name: 'Tools and machines',
      text: 'A floater follows saws, laser levels and skid steers from shop to truck to site. Ask about theft overnight, rented machines, and whether old tools are paid at [actual cash value](term:actual-cash-value).',
    },
    {
      name: 'Goods you are installing',
      text: 'The furnace or the cabinets, in your van or leaning on the client’s wall, before they are fixed in place and handed over. Ask for an installation floater.',
    },
    {
      name: 'Trucks and trailers',
      text: 'A pickup that carries tools to jobs usually belongs on [commercial auto](/commercial-auto). So does the trailer behind it.',
    },
  ],
  excludes: [
    {
      name: 'Doing your own work again',
      text: 'Tile laid crooked, a deck out of level. Policies call this “your work”. The damage it causes elsewhere may be insured; the redo seldom is.',
    },
    {
      name: 'Hot work outside the rules',
      text: 'Torches, grinders and soldering often come with written conditions: an extinguisher within reach, the area cleared, somebody who stays on watch for a set time. Skip one and the claim may be in doubt.',
    },
    {
      name: 'Trades nobody mentioned',
      text: 'A painter takes on a roof; a landscaper digs three metres deep. If your policy describes other work, it may not respond.',
    },
    {
      name: 'Pollution, asbestos and mould',
      text: 'A fuel spill or dust from an old ceiling is usually excluded, or insured narrowly. Ask before demolition jobs.',
    },
    {
      name: 'Promises you signed',
      text: 'Penalties for delay, or a duty to pay for other people’s mistakes. A contract can reach further than the policy behind it.',
    },
  ],
  priceDrivers: [
    { name: 'Height, heat and depth', text: 'Torch-on roofing and trenching cost more to insure than trim carpentry.' },
    { name: 'Size', text: 'Receipts, payroll and the largest single job of the year.' },
    {
      name: 'Subcontractors',
      text: 'Their share of your work, and whether you hold a certificate from each.',
    },
    {
      name: 'Whose building',
      text: 'Detached houses, condominium towers, camps and plant sites carry different risks, and so do new work and repairs.',
    },
    {
      name: 'Winter work',
      text: 'Clearing snow for shops and condos brings slip claims. Some insurers leave it out unless asked.',
    },
  ],
  checklist: [
    'What you do, in shares of yearly receipts',
    'Homes, commercial and industrial work, in per cent',
    'Greatest height, greatest depth, any hot work',
    'Number of people and yearly payroll',
    'Amount paid to subcontractors, and their certificates',
    'WCB account and latest clearance letter',
    'List of tools and machines with replacement prices',
    'Vehicles and trailers, with drivers',
    'The insurance clause of the contract, every page of it',
    'Exact legal name and address of whoever wants the certificate',
    'Losses in the past five years',
  ],
  alberta: `{{fact:workers-clearance}} Ask for one before a subcontractor starts, and for another before you pay. Expect general contractors to ask the same of you. If you direct your own company, ask WCB about personal coverage: an owner without it may be neither paid nor protected from a lawsuit.

Working in people’s homes, look at one more rule. {{fact:prepaid-contractor}} The licence asks for a security, which can be a [bond](term:bond) that a broker arranges.`,
  extra: [
    {
      id: 'contract-words',
      heading: 'What the words in the contract mean',
      body: `| Words | What they ask for |
| --- | --- |
| [Certificate](term:certificate) | Proof of the policies you hold. It adds nothing to them. |
| [Additional insured](term:additional-insured) | The client shares your liability policy for claims out of your work. It takes an [endorsement](term:endorsement). |
| [Waiver of subrogation](term:waiver-of-subrogation) | Your insurer gives up asking the client to repay a claim. Ask before you agree. |
| $5 million per occurrence | The [limit](term:limit) for one event. It may take an excess policy above your own. |
| 30 days’ notice | The insurer is to warn the client before it cancels. |`,
    },
  ],
  questions: [
    {
      id: 'contractors-certificate-by-monday',
      question: 'How fast can I get a certificate for a job site?',
      answer:
        'With a policy in force and nothing unusual in the contract, a brokerage can often send one on the same working day. Slower are additional insureds, waivers, higher limits and work your policy does not describe, because the insurer must agree. Send the whole clause early in the week. Our article on [certificates](/blog/certificates-of-insurance) goes through one line by line.',
    },
    {
      id: 'contractors-uninsured-sub',
      question: 'What happens if my subcontractor has no insurance?',
      answer:
        'The claim may land on you, because the client’s contract is with you. Some policies also restrict or charge for uninsured subcontractors. Collect a certificate and a clearance letter before anyone unloads a truck, note when they expire, and ask your broker which limit your own insurer expects a subcontractor to carry.',
    },
    {
      id: 'contractors-tools-in-truck',
      question: 'Does my truck insurance pay for stolen tools?',
      answer:
        'Do not count on it. Auto policies are written for the vehicle and its equipment, not for loose saws and testers in the box. A tool floater is the usual answer. Read its lock clause: many pay only for forced entry, and some cap what is left in a vehicle at night. Record serial numbers before you need them.',
    },
  ],
  related: ['/business/construction', '/commercial-auto', '/blog/certificates-of-insurance', '/faq/business'],
  sources: [
    {
      title: 'Coverage for contractors and subcontractors',
      publisher: 'Workers’ Compensation Board Alberta',
      url: 'https://www.wcb.ab.ca/insurance-and-premiums/types-of-coverage/coverage-for-contractors-and-subcontractors.html',
    },
    {
      title: 'Prepaid contracting licence',
      publisher: 'Government of Alberta',
      url: 'https://alberta.ca/prepaid-contracting-licence',
    },
    {
      title: 'The right coverage for roofing projects',
      publisher: 'Canadian Underwriter',
      published: '2015-05-21',
    },
    { title: '“Your work”: what is excluded?', publisher: 'Risk Management Counsel of Canada', published: '2015-10' },
  ],
};
