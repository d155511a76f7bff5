import type { Guide } from '../types.ts';

export const autoGuide: Guide = {
  title: 'Auto insurance in Alberta: must-haves and choices',
  description:
    'Which parts of an Alberta auto policy the law requires, which are your choice, what moves the price, and what each part does after an accident.',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'Purchasing insurance: types of coverage',
      publisher: 'Alberta Automobile Insurance Rate Board',
      url: 'https://albertaairb.ca/for-drivers/purchasing-insurance/',
    },
    {
      title: 'Care-first auto insurance',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/care-first-auto-insurance',
    },
    {
      title: 'DCPD coverage is introduced to Alberta’s standard auto policy',
      publisher: 'Dentons Canada Insurance Law Review',
      url: 'https://www.canadainsurancelaw.com/dcpd-coverage-is-introduced-to-albertas-standard-auto-policy',
      published: '2021-07-10',
    },
    {
      title: 'Collision reporting threshold',
      publisher: 'Government of Alberta',
      url: 'https://www.alberta.ca/release.cfm?xID=8947924F2ACF1-D62F-7FB1-8B6573730AE414BB',
      published: '2023-12',
    },
    {
      title: 'Registry agents’ manual, 4.00.02: Insurance documents',
      publisher: 'Government of Alberta',
      url: 'https://ownernet.gov.ab.ca/manuals/moves/344.html',
    },
    {
      title: 'What does SEF mean on an Alberta insurance policy?',
      publisher: 'BrokerLink',
      url: 'https://www.brokerlink.ca/blog/what-does-sef-mean-on-an-insurance-policy',
      published: '2024-12-08',
    },
  ],
  heading: 'Auto insurance in Alberta',
  lead: 'The law requires part of an auto policy. The rest you choose, and that choice decides who pays after a hailstorm, a deer or your own mistake on black ice.',
  whoNeedsIt: `{{fact:auto-mandatory}}

The rule also holds for the truck you drive once a month and the car you lend to your sister. If she hits somebody, your policy answers first.

If the vehicle is financed or leased, your contract very likely asks for [collision](term:collision) and [comprehensive](term:comprehensive) too. If you park it for a season, ask what to keep before you cancel: hail and thieves also find parked cars.`,
  covers: [
    {
      name: 'Third-party liability',
      text: '[Pays for harm you cause to others](term:third-party-liability), and for your legal defence, up to the [limit](term:limit) you chose. Anything above the limit can be asked of you.',
    },
    {
      name: 'Benefits for people who are hurt',
      text: 'Paid [whoever caused the accident](term:accident-benefits). {{fact:auto-accident-benefits}}',
    },
    {
      name: 'Direct compensation for property damage',
      text: 'Brokers say [DCPD](term:dcpd). {{fact:auto-dcpd}} {{fact:auto-dcpd-opt-out}}',
    },
    {
      name: 'Collision (optional)',
      text: 'Your own vehicle when you slide into a guardrail, hit a pothole or roll into the ditch. Usually also when somebody hits your parked car and drives off.',
    },
    {
      name: 'Comprehensive (optional)',
      text: 'Hail, theft, fire, vandalism, glass and, under most policies, an animal you hit. If you swerve for the deer and hit the ditch instead, that is usually collision.',
    },
    {
      name: 'Endorsements (optional)',
      text: '[Pages that widen the policy](term:endorsement): [a rental car during repairs](term:loss-of-use), damage to a car you rent, or no depreciation on a new vehicle for a set time.',
    },
  ],
  excludes: [
    {
      name: 'Your share of the damage',
      text: 'Without collision, nobody pays to repair your vehicle for the part of an accident that was your fault.',
    },
    {
      name: 'Things stolen from the car',
      text: 'A laptop or skis are usually a claim on your home or tenant policy, with its own [deductible](term:deductible).',
    },
    {
      name: 'Work you did not mention',
      text: 'Delivering meals or parcels or carrying paying passengers needs the right coverage first. See [rideshare](/business/rideshare).',
    },
    {
      name: 'Drivers who may not drive',
      text: 'If the driver is impaired, unlicensed or excluded by name, your own damage may go unpaid, and the insurer may ask for its money back.',
    },
    {
      name: 'Wear and undeclared changes',
      text: 'Engine failure and rust are maintenance. A lift kit or costly wheels count only if the insurer knows about them.',
    },
  ],
  priceDrivers: [
    {
      name: 'Your record',
      text: 'At-fault claims, tickets and suspensions. Expect questions about the last three years of convictions and a longer stretch of claims.',
    },
    {
      name: 'Years licensed',
      text: 'Experience counts, sometimes from abroad too. A letter from an earlier insurer is the proof.',
    },
    {
      name: 'The vehicle',
      text: 'Not only its age: what repairs cost, and how often thieves take that model.',
    },
    { name: 'Where and how far', text: 'Postal code, parking, commute and yearly kilometres.' },
    {
      name: 'Limits and deductibles',
      text: 'Ask for the [premium](term:premium) at two or three deductibles, and whether hail or glass has its own.',
    },
    {
      name: 'Your household',
      text: 'Young drivers, and how often they drive. Ask what changes with home and vehicles at one insurer.',
    },
  ],
  checklist: [
    'VIN, year, make and model of each vehicle',
    'Name of the owner and of any lender or lessor',
    'Licence class and first licensed year of each driver',
    'Everybody at home who drives, even rarely',
    'Accidents and claims, with dates and who was at fault',
    'Tickets and suspensions, with dates',
    'Kilometres to work, and in a year',
    'Any deliveries, paying passengers or business use',
    'Winter tires, tracker, modifications',
    'Your policy, with its renewal date',
    'Claims letter from an earlier insurer, if you are new here',
  ],
  alberta: `{{fact:auto-care-first}} {{fact:auto-fault-still-counts}} See [Care-First explained](/blog/care-first-explained).

**Price rules.** {{fact:auto-rate-cap}} {{fact:auto-grid}}

**After a collision.** {{fact:auto-collision-report}} Tell your own insurer even about a small one: the other driver may claim weeks later.

**New to the province.** Insure first, then register. {{fact:auto-registration}} [Insurance for newcomers](/blog/newcomers-insurance) lists the papers that help.`,
  extra: [
    {
      id: 'mandatory-and-optional',
      heading: 'Mandatory and optional side by side',
      body: `The last column says whether the law requires that part.

| What happened | The part that answers | Required? |
|---|---|---|
| You are rear-ended at a red light | DCPD, from your own insurer | Yes, unless you opt out |
| You or your passenger is hurt | Benefits for people who are hurt | Yes |
| You knock down a fence or a shop front | Liability | Yes |
| You slide into a lamp post: the post | Liability | Yes |
| You slide into a lamp post: your car | Collision | No |
| Your parked car is hit and nobody left a note | Collision | No |
| Hail, theft, fire, a deer | Comprehensive | No |
| A stone cracks the windshield | Comprehensive, unless glass was limited | No |
| You need a rental after a crash you caused | Loss of use endorsement | No |
| You wreck a new car | Collision, plus a depreciation waiver | No |`,
    },
  ],
  questions: [
    {
      id: 'auto-page-minimum-limit',
      question: 'Is the minimum liability limit enough?',
      answer:
        '{{fact:auto-mandatory}} {{fact:auto-liability-property-limit}} Often that is not enough: think of a chain of vehicles on an icy Deerfoot Trail, or an accident on a trip to Montana, where other laws apply. Many Alberta drivers carry $1 million or $2 million. Ask for the price of each: doubling the limit does not usually double the premium.',
    },
    {
      id: 'auto-page-own-insurer',
      question: 'It was the other driver’s fault. Why call my own insurer?',
      answer:
        'Because in Alberta your own insurer handles your vehicle for the share that was not your fault. Exchange details, take photos, and call your claims line. Ask whether a deductible applies to DCPD on your policy. If the other vehicle was uninsured or is unknown, ask which part of your policy answers.',
    },
    {
      id: 'auto-page-household-drivers',
      question: 'Do I have to name my teenager or roommate?',
      answer:
        'Name everybody who lives with you and has a licence, and anybody outside who drives often. The broker will say whether each must be rated, listed only, or excluded. If a child who drives to school every day was left out, the claim and the policy itself can be at risk after a crash.',
    },
    {
      id: 'auto-page-start',
      question: 'I am buying a car on Saturday. When does insurance begin?',
      answer:
        'When a broker or insurer has confirmed it to you, with a date, and not when you asked for a quote. Call before you pay: have the VIN and the seller’s name ready, and ask for proof of insurance by e-mail for the registry. If you already insure a car, do not assume that its policy carries over to the new one in full.',
    },
  ],
  related: [
    '/blog/care-first-explained',
    '/blog/first-car-insurance',
    '/blog/winter-driving',
    '/blog/end-of-the-grid',
    '/faq/auto',
  ],
};
