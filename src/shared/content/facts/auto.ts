/**
 * Auto insurance in Alberta, and what is driven off the road. Several rules end with 2026: the Automobile Insurance Act ("Care-First")
 * starts on 1 January 2027.
 */
import type { LegalFact } from './fact.ts';

const reviewed = '2026-11-21';
const reviewBy = '2027-04-01';

const careFirst = {
  title: 'Enabling better auto insurance: the Automobile Insurance Act',
  publisher: 'Government of Alberta',
  url: 'https://www.alberta.ca/enabling-better-auto-insurance',
};
const careFirstPage = {
  title: 'Care-first auto insurance',
  publisher: 'Government of Alberta',
  url: 'https://www.alberta.ca/care-first-auto-insurance',
};
const careFirstBoard = {
  title: 'What is a care-first system of auto insurance?',
  publisher: 'Alberta Automobile Insurance Rate Board',
  url: 'https://www.airbfordrivers.ca/care-first-system/',
};
const courtAndTribunal = {
  title: 'What we know about court access and dispute resolution in Alberta’s Care First system',
  publisher: 'Insurance Institute of Canada',
  published: '2025-08-07',
  url: 'https://www.insuranceinstitute.ca/en/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/08/07/What-we-know-about-court-access-dispute-resolution-in-Albertas-Care-First-insurance-system',
};
const brokersOnCareFirst = {
  title: 'How Alberta brokers and insurers feel about the Care First model',
  publisher: 'Insurance Institute of Canada',
  published: '2025-08-14',
  url: 'https://www.insuranceinstitute.ca/en/Insights-And-Publications/CanadianUnderwriterArticles/items/2025/08/14/How-Alberta-brokers-insurers-feel-about-Care-First-model',
};
const rateCaps = {
  title: 'Rate caps in 2026 and 2027',
  publisher: 'Alberta Automobile Insurance Rate Board',
  published: '2026',
  url: 'https://www.airbfordrivers.ca/?p=3581',
};
const goodDriver = {
  title: 'Good driver rate cap in 2026',
  publisher: 'Government of Alberta',
  published: '2025',
  url: 'https://www.alberta.ca/release.cfm?xID=93990E2534BDB-01E4-5CB9-663727ECE4CDB7AC',
};
const goodDriverBoard = {
  title: 'Good driver protection',
  publisher: 'Alberta Automobile Insurance Rate Board',
  url: 'https://www.airbfordrivers.ca/know-insurance/good-driver-protection/',
};
const grid = {
  title: 'Grid rating program information',
  publisher: 'Alberta Automobile Insurance Rate Board',
  url: 'https://airb.alberta.ca/gridrate/airbgridinfo.aspx',
};
const gridRepeal = {
  title: 'Alberta’s grid rating system to be removed',
  publisher: 'Actuarial Notes',
  url: 'https://actuarialnotes.com/albertas-grid-rating-system-repealed',
};
const mandatoryCoverage = {
  title: 'Mandatory auto coverage in Alberta',
  publisher: 'Insurance Bureau of Canada',
  published: '2019-01-01',
  url: 'http://www.ibc.ca/ab/auto/auto-insurance/mandatory-coverage',
};
const dcpd = {
  title: 'Direct compensation for property damage',
  publisher: 'Alberta Automobile Insurance Rate Board',
  url: 'https://albertaairb.ca/for-drivers/direct-compensation-for-property-damage-dcpd/',
};
const purchasing = {
  title: 'Purchasing insurance: types of coverage',
  publisher: 'Alberta Automobile Insurance Rate Board',
  url: 'https://albertaairb.ca/for-drivers/purchasing-insurance/',
};
const dcpdRegulation = {
  title: 'Direct Compensation for Property Damage Regulation, AR 132/2021',
  publisher: 'Government of Alberta',
  published: '2021',
};

const olderBenefits =
  'For an accident until 31 December 2026, accident benefits pay up to $50,000 for medical and rehabilitation care within two years, and, for lost income, the lesser of $600 a week or 80 per cent of gross earnings for up to two years.';

export const autoFacts = {
  'auto-mandatory': {
    name: 'Mandatory auto insurance',
    versions: [
      {
        validFrom: '2022-01-01',
        validTo: '2026-12-31',
        text: 'Every motor vehicle on a public road in Alberta must be insured for third-party liability of at least $200,000 and for accident benefits. Direct compensation for property damage belongs to the basic policy as well, unless the owner opts out of it with an endorsement.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Every motor vehicle on a public road in Alberta must be insured. The basic policy holds benefits for the people who are hurt, liability for harm to others, and direct compensation for damage to your own vehicle, unless the owner opts out of that last part with an endorsement.',
      },
    ],
    sources: [purchasing, mandatoryCoverage, dcpd, careFirst],
    reviewed,
    reviewBy,
  },
  'auto-all-comers': {
    name: 'Who can be refused the mandatory coverage',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Insurers in Alberta may refuse the mandatory coverage to a driver only for a few reasons that the law names, such as unpaid premiums.',
      },
    ],
    sources: [
      {
        title: 'Frequently asked questions for drivers',
        publisher: 'Alberta Automobile Insurance Rate Board',
        url: 'https://albertaairb.ca/for-drivers/faqs/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-registration': {
    name: 'Insurance before registration',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'To register a vehicle, a registry agent asks for identification, proof of ownership and proof of insurance from an insurer licensed in Alberta. Public insurance from British Columbia, Saskatchewan or Manitoba does not count. An in-transit permit, which lets you move an unregistered vehicle for at most seven days, needs proof of insurance too.',
      },
    ],
    sources: [
      {
        title: 'Registry agents’ manual, 4.00.02: Insurance documents',
        publisher: 'Government of Alberta',
        url: 'https://ownernet.gov.ab.ca/manuals/moves/344.html',
      },
      {
        title: 'Registry agents’ manual, 4.45.05: In-transit permits',
        publisher: 'Government of Alberta',
        published: '2022-12-15',
        url: 'https://ownernet.gov.ab.ca/manuals/moves/446.html',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'auto-payment-plan': {
    name: 'Paying in instalments',
    versions: [
      {
        validFrom: '2025-01-01',
        validTo: '2026-12-31',
        text: 'Insurers in Alberta must offer most private drivers a payment plan, and since 2025 its first payment may be as much as two monthly instalments.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Ask which payment plan the insurer offers, how large the first payment is, and what the plan adds to the price.',
      },
    ],
    sources: [
      {
        title: 'Automobile Insurance Premiums Amendment Regulation, AR 150/2023',
        publisher: 'RRI Canada',
        published: '2024-01-14',
        url: 'https://rricanada.org/2024/01/14/automobile-insurance-premiums/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-liability-property-limit': {
    name: 'Property share of the minimum liability limit',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'With the minimum limit of $200,000, when injury and property claims together reach the limit, the part for property damage is held to $10,000.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Ask your broker how far the liability limit on your policy reaches: a single serious accident can exceed a low limit.',
      },
    ],
    sources: [mandatoryCoverage],
    reviewed,
    reviewBy,
  },
  'auto-dcpd': {
    name: 'Direct compensation for property damage',
    versions: [
      {
        validFrom: '2022-01-01',
        validTo: null,
        text: 'After a crash in Alberta with another insured vehicle, your own insurer pays for the damage to your vehicle, its contents and the loss of its use, for the share that is not your fault. Fault is set by a regulation, and your own share needs collision coverage.',
      },
    ],
    sources: [
      dcpd,
      {
        title: 'DCPD coverage is introduced to Alberta’s standard auto policy',
        publisher: 'Dentons Canada Insurance Law Review',
        published: '2021-07-10',
        url: 'https://www.canadainsurancelaw.com/dcpd-coverage-is-introduced-to-albertas-standard-auto-policy',
      },
      dcpdRegulation,
    ],
    reviewed,
    reviewBy,
  },
  'auto-dcpd-opt-out': {
    name: 'Opting out of direct compensation',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The Superintendent of Insurance has released an endorsement with which a vehicle’s owner can opt out of direct compensation. Ask what you give up before you sign it: there may then be nobody who pays for damage that another driver causes to the vehicle.',
      },
    ],
    sources: [purchasing],
    reviewed,
    reviewBy,
  },
  'auto-fault-weather': {
    name: 'Fault and the weather',
    versions: [
      {
        validFrom: '2022-01-01',
        validTo: null,
        text: 'Alberta insurers share out fault for vehicle damage by a provincial regulation, and it tells them to leave the weather and the visibility out of it.',
      },
    ],
    sources: [
      dcpdRegulation,
      {
        title: 'DCPD accident examples',
        publisher: 'Alberta Automobile Insurance Rate Board',
        url: 'https://albertaairb.ca/for-drivers/direct-compensation-for-property-damage-dcpd/dcpd-accident-examples/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-collision-report': {
    name: 'When the police must know of a collision',
    versions: [
      {
        validFrom: '2024-01-01',
        validTo: null,
        text: 'In Alberta the police must be told of a collision when somebody is hurt or killed, when it was a hit and run, or when the damage is above a threshold that was set at $5,000 on 1 January 2024 and may follow inflation.',
      },
    ],
    sources: [
      {
        title: 'Collision reporting threshold',
        publisher: 'Government of Alberta',
        published: '2023-12',
        url: 'https://www.alberta.ca/release.cfm?xID=8947924F2ACF1-D62F-7FB1-8B6573730AE414BB',
      },
      {
        title: 'Traffic collisions',
        publisher: 'Calgary Police Service',
        url: 'https://www-prd.calgary.ca/cps/traffic/collisions.html',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'auto-roadside-speed': {
    name: 'Passing tow trucks and snowplows',
    versions: [
      {
        validFrom: '2023-09-01',
        validTo: null,
        text: 'Since 1 September 2023 a driver in the lane beside a stopped vehicle with flashing lights, be it an ambulance, a tow truck or a maintenance truck, must slow down to 60 km/h, or to the posted limit where that is lower.',
      },
    ],
    sources: [
      {
        title: 'What to do when passing a vehicle with flashing lights',
        publisher: 'Centre for Public Legal Education Alberta',
        published: '2023',
        url: 'https://www.lawnow.org/what-to-do-when-passing-a-vehicle-with-flashing-lights/',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'auto-winter-tires': {
    name: 'Winter tires in Alberta and British Columbia',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Alberta has no law that asks private vehicles for winter tires. British Columbia does: on highways with the sign, tires need the mountain snowflake or the M+S mark and 3.5 mm of tread, from 1 October to 31 March, and until 30 April on mountain and other high-snow routes.',
      },
    ],
    sources: [
      {
        title: 'Winter road rules in British Columbia on highways travelled by Albertans',
        publisher: 'CTV News Calgary',
        published: '2022-10',
        url: 'https://calgary.ctvnews.ca/winter-road-rules-kick-in-across-b-c-upgraded-tires-required-on-many-highways-commonly-travelled-by-albertans-1.6091885',
      },
      {
        title: 'Stay safe while driving this winter (advice of the RCMP)',
        publisher: 'Sylvan Lake News',
        published: '2022-11-01',
        url: 'https://www.sylvanlakenews.com/opinion/stay-safe-while-driving-this-winter/',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'auto-probation': {
    name: 'New drivers’ licences',
    versions: [
      {
        validFrom: '2023-04-01',
        validTo: null,
        text: 'In Alberta a new driver is on probation for two years, with no alcohol or drugs at all. Since 1 April 2023 there is no second road test: the full licence follows when the last 12 months brought no suspension and no demerits, and otherwise the probation goes on for a year.',
      },
    ],
    sources: [
      {
        title: 'Alberta announces changes to driver’s licence system',
        publisher: 'CHAT News Today',
        published: '2023-04-03',
        url: 'https://chatnewstoday.ca/2023/04/03/alberta-announces-changes-to-drivers-license-system/',
      },
      { title: 'Changes to the driver licensing system', publisher: 'Government of Alberta' },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'auto-accident-benefits': {
    name: 'Benefits for people hurt in an accident',
    versions: [
      { validFrom: null, validTo: '2026-12-31', text: olderBenefits },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'For an accident since 1 January 2027, people who are hurt receive eligible medical and rehabilitation care without a limit in dollars or years, and 90 per cent of their net income up to a ceiling that is adjusted over time.',
      },
    ],
    sources: [
      careFirstPage,
      careFirstBoard,
      {
        title: 'Understanding Bill 47',
        publisher: 'Parlee McLaws',
        published: '2025',
        url: 'https://parlee.com/news/understanding-bill-47',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-benefits-before-2027': {
    name: 'Benefits for an accident before Care-First',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: `${olderBenefits} An injured person may also claim from the driver at fault, with a cap on the sum for pain after a minor injury.`,
      },
    ],
    sources: [
      {
        title: 'A better auto insurance system: comparisons',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/automobile-insurance-reform.aspx',
      },
      careFirstBoard,
      {
        title: 'Understanding Bill 47',
        publisher: 'Parlee McLaws',
        published: '2025',
        url: 'https://parlee.com/news/understanding-bill-47',
      },
    ],
    reviewed,
    reviewBy: '2027-12-31',
  },
  'auto-care-first': {
    name: 'The Care-First system',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'On 1 January 2027 the Automobile Insurance Act brings a system called Care-First: private insurers stay, people who are hurt receive care and income benefits from an insurer, usually their own, whoever was at fault, and the right to sue becomes limited.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Since 1 January 2027 auto insurance in Alberta follows the Automobile Insurance Act, called Care-First: insurers are still private, people who are hurt receive care and income benefits from an insurer, usually their own, whoever was at fault, and the right to sue is limited.',
      },
    ],
    sources: [careFirst, careFirstPage],
    reviewed,
    reviewBy,
  },
  'auto-care-first-day': {
    name: 'Which accidents fall under Care-First',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The day of the accident decides which rules apply: the older ones for an accident before 1 January 2027, also when the care goes on for years, and those of Care-First for an accident on or after that day.',
      },
    ],
    sources: [
      careFirstPage,
      {
        title: 'Alberta introduces legislation to overhaul auto insurance',
        publisher: 'Golden West Broadcasting',
        published: '2025-03',
        url: 'https://content.goldenwestapps.com/index.php/node/166625',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-care-first-who': {
    name: 'Whom Care-First is for',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'Care-First is made for drivers, passengers, pedestrians and cyclists alike, at fault or not. Benefits can be refused, for example, to somebody who causes a crash on purpose, is convicted of a serious offence or misleads the insurer.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Care-First serves drivers, passengers, pedestrians and cyclists alike, at fault or not. Benefits can be refused, for example, to somebody who causes a crash on purpose, is convicted of a serious offence or misleads the insurer.',
      },
    ],
    sources: [
      careFirstBoard,
      {
        title: 'Alberta introduces legislation to overhaul auto insurance',
        publisher: 'Golden West Broadcasting',
        published: '2025-03',
        url: 'https://content.goldenwestapps.com/index.php/node/166625',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-care-first-benefits': {
    name: 'Benefits under Care-First',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'For an accident on or after 1 January 2027, Care-First is to pay for eligible medical and rehabilitation care without a limit in dollars or years, and 90 per cent of net income, as a rule until age 65. Income counts up to a ceiling, announced as $125,000 of gross earnings a year and adjusted over time.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'For an accident on or after 1 January 2027, Care-First pays for eligible medical and rehabilitation care without a limit in dollars or years, and 90 per cent of net income, as a rule until age 65. Income counts up to a ceiling, announced as $125,000 of gross earnings a year and adjusted over time.',
      },
    ],
    sources: [
      careFirstPage,
      careFirstBoard,
      {
        title: 'A review of Bill 47: top 10 takeaways',
        publisher: 'Field Law',
        published: '2025',
        url: 'https://fieldlaw.com/News-Views-Events/249606/A-Review-of-No-Fault-Insurance-Bill-47-Top-10-Takeaways',
      },
    ],
    reviewed,
    reviewBy,
  },
  'auto-care-first-sue': {
    name: 'Suing after an accident under Care-First',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'From 1 January 2027 an at-fault driver can be sued only in limited cases, among them a conviction for a serious offence, or costs out of your own pocket above the benefits. Disputes about benefits go to a new tribunal. Until then the present rules stay.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'For accidents since 1 January 2027 an at-fault driver can be sued only in limited cases, among them a conviction for a serious offence, or costs out of your own pocket above the benefits. Disputes about benefits go to the Automobile Care-First Tribunal.',
      },
    ],
    sources: [careFirst, courtAndTribunal, brokersOnCareFirst],
    reviewed,
    reviewBy,
  },
  'auto-care-first-review': {
    name: 'Decisions of the insurer under Care-First',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'Under the new Act an insurer is to give its decisions about benefits in writing, and to look at one again when the injured person asks. The tribunal comes after that.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'The Act asks an insurer to give its decisions about benefits in writing, and to look at one again when the injured person asks. The tribunal comes after that.',
      },
    ],
    sources: [
      {
        title: 'Legislation introduced to reform Alberta auto insurance',
        publisher: 'Insurance Portal',
        published: '2025-03',
        url: 'https://insurance-portal.ca/article/legislation-introduced-to-reform-alberta-auto-insurance/',
      },
      careFirst,
    ],
    reviewed,
    reviewBy,
  },
  'auto-care-first-impairment': {
    name: 'Permanent impairment under Care-First',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'Under Care-First, from 1 January 2027, a permanent impairment is to be compensated with a lump sum that was announced as reaching up to about $295,000, depending on how severe it is.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Under Care-First a permanent impairment is compensated with a lump sum. It was announced as reaching up to about $295,000, depends on how severe the impairment is, and is adjusted over time.',
      },
    ],
    sources: [careFirstPage, careFirst],
    reviewed,
    reviewBy,
  },
  'auto-fault-still-counts': {
    name: 'At-fault drivers still pay more',
    versions: [
      {
        validFrom: null,
        validTo: '2026-12-31',
        text: 'The government does not call Care-First “no-fault”: a driver who causes an accident still pays more for insurance afterwards.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Fault still counts: a driver who causes an accident pays more for insurance afterwards.',
      },
    ],
    sources: [careFirstPage, careFirstBoard],
    reviewed,
    reviewBy,
  },
  'auto-rate-cap': {
    name: 'How much a renewal may rise',
    versions: [
      {
        validFrom: '2025-01-01',
        validTo: '2026-12-31',
        text: 'In 2025 and 2026 the renewal of a good driver may rise by at most 7.5 per cent a year: 5 per cent, and 2.5 per cent for the cost of natural disasters. From 1 January 2027 the renewal of any driver may rise by at most 10 per cent a year, and an insurer’s whole book by 5 per cent on average. Changes that you cause yourself, such as a new vehicle or an at-fault claim, are not held by these caps.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'Since 1 January 2027 a renewal may rise by at most 10 per cent a year, and an insurer’s whole book by 5 per cent on average. Changes that you cause yourself, such as a new vehicle or an at-fault claim, are not held by these caps.',
      },
    ],
    sources: [rateCaps, goodDriver],
    reviewed,
    reviewBy,
  },
  'auto-good-driver': {
    name: 'Who is a good driver for the cap of 2026',
    versions: [
      {
        validFrom: '2025-01-01',
        validTo: '2026-12-31',
        text: 'For the cap of 2026 a good driver has no at-fault claim in six years, no Criminal Code conviction in four, and no major or minor conviction in three. Insurers take this list up at different dates, and before that their older list allows one minor conviction.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'The special cap for good drivers ended with 2026. A clean record still counts, because insurers price by risk.',
      },
    ],
    sources: [goodDriverBoard, goodDriver],
    reviewed,
    reviewBy,
  },
  'auto-grid': {
    name: 'The grid',
    versions: [
      {
        validFrom: '2004-10-01',
        validTo: '2026-12-31',
        text: 'Until 31 December 2026 the grid sets a ceiling on what an insurer may ask for basic coverage, by years of driving and at-fault claims. More than nine in ten drivers pay less than their ceiling. The grid is repealed on 1 January 2027.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'The grid, a ceiling on the price of basic coverage since October 2004, was repealed on 1 January 2027. Since then insurers set their own rates, and limits of other kinds apply.',
      },
    ],
    sources: [grid, gridRepeal],
    reviewed,
    reviewBy,
  },
  'auto-grid-steps': {
    name: 'How the grid works',
    versions: [
      {
        validFrom: '2004-10-01',
        validTo: '2026-12-31',
        text: 'On the grid every driver stands on a step. A year without an at-fault claim leads one step down, an at-fault claim leads five steps up, and convictions are charged on top. The insurer works out its own price as well and must ask for the lower of the two.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'On the grid every driver stood on a step. A year without an at-fault claim led one step down, an at-fault claim led five steps up, and convictions were charged on top. The insurer worked out its own price as well and had to ask for the lower of the two.',
      },
    ],
    sources: [grid],
    reviewed,
    reviewBy,
  },
  'auto-savings-estimate': {
    name: 'What the reform may save',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'An independent actuarial report of 2026 put the average saving under Care-First at about $366 a year for a vehicle with basic coverage only, and at about $259 a year over all vehicles. It is an estimate and not a promise: your own premium depends on your record, your vehicle and what you choose.',
      },
    ],
    sources: [
      {
        title: 'New Alberta auto insurance model could save drivers $259 annually',
        publisher: 'WestNet',
        published: '2026',
        url: 'https://www.westnet.ca/news/article/new-alberta-auto-insurance-model-could-save-drivers-259-annually',
      },
      {
        title: 'Alberta caps auto insurance hikes at 10 per cent under new Care-First system',
        publisher: 'Western Standard',
        published: '2026',
        url: 'https://www.westernstandard.news/news/breaking-alberta-caps-auto-insurance-hikes-at-10-under-new-care-first-system/73494',
      },
    ],
    reviewed,
    reviewBy,
  },
  'off-road-rules': {
    name: 'Quads, dirt bikes and snowmobiles on public land',
    versions: [
      {
        validFrom: '2017-05-15',
        validTo: null,
        text: 'On public land in Alberta an off-highway vehicle, such as a quad, a dirt bike or a snowmobile, must generally be registered, plated and insured, with proof at hand. Since 15 May 2017 its riders must wear a helmet there, with few exceptions.',
      },
    ],
    sources: [
      {
        title: 'Motorized recreation on public land',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/motorized-recreation-on-public-land',
      },
      {
        title: 'Off-highway vehicle helmet law',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/off-highway-vehicle-helmet-law',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'boat-licence': {
    name: 'Licence for a pleasure boat',
    versions: [
      {
        validFrom: '2025-12-31',
        validTo: null,
        text: 'A pleasure boat whose motors have 10 horsepower or more in all needs a federal pleasure craft licence, and whoever drives a motor boat needs proof of competency. Since 31 December 2025 a new or renewed licence is valid for five years, and a new name or address must be reported within 30 days.',
      },
    ],
    sources: [
      {
        title: 'Changes to make boating safer for Canadians: pleasure craft licences',
        publisher: 'Transport Canada',
        published: '2026-01-06',
        url: 'https://www.newswire.ca/news-releases/minister-of-transport-and-leader-of-the-government-in-the-house-of-commons-announces-changes-to-make-boating-safer-for-canadians-875505796.html',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'rideshare-licence': {
    name: 'Licence and checks for rideshare drivers',
    versions: [
      {
        validFrom: '2023-02-01',
        validTo: null,
        text: 'Everybody who drives for a ride-for-hire platform in Alberta needs a Class 1, 2 or 4 driver’s licence and a police information check with a vulnerable sector check. Since 2023 the step up to Class 4 needs no further road test, but an enhanced knowledge test, a medical and a vision test.',
      },
    ],
    sources: [
      {
        title: 'Ride-for-hire services',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/ride-for-hire-services',
      },
      {
        title: 'Transportation network companies: rules and SPF 9',
        publisher: 'Government of Alberta',
        published: '2016-06',
        url: 'https://www.alberta.ca/release.cfm?xID=43024F87568C1-DA56-5EA3-948E36A6CDF237CA',
      },
      {
        title: 'Improving Alberta’s driver licensing system',
        publisher: 'Oyen Echo',
        published: '2022',
        url: 'https://oyenecho.com/articles/improving-albertas-driver-licensing-system',
      },
    ],
    reviewed,
    reviewBy: '2027-09-30',
  },
  'rideshare-form': {
    name: 'The policy of a rideshare platform',
    versions: [
      {
        validFrom: '2016-07-01',
        validTo: '2026-12-31',
        text: 'The platform buys a policy on a form of its own, called SPF 9. As approved in 2016 it gives nothing while the app is off; up to $1 million of liability while the driver waits for a request, and only if the driver’s own insurer does not answer, with nothing for the driver’s vehicle; and $2 million from the moment a trip is accepted until the passenger is out. Collision and comprehensive in that last stage are there only where the platform bought them.',
      },
      {
        validFrom: '2027-01-01',
        validTo: null,
        text: 'The platform buys a policy on a form of its own, called SPF 9. As approved in 2016 it gave nothing while the app was off, up to $1 million of liability as a fallback while the driver waited for a request, and $2 million from the moment a trip was accepted until the passenger was out. Alberta revised its standard auto forms for 1 January 2027, so take the limits that hold for you from the insurance information the platform gives its drivers.',
      },
    ],
    sources: [
      {
        title: 'Bulletin 04-2016: Alberta standard automobile form, transportation network, S.P.F. No. 9',
        publisher: 'Superintendent of Insurance, Government of Alberta',
        published: '2016-06-28',
      },
      {
        title: 'Ride-sharing insurance regulations adopted',
        publisher: 'Thompson’s World Insurance News',
        published: '2016',
        url: 'http://thompsonsnews.com/ride-sharing-insurance-regulations-adopted/',
      },
      {
        title: 'Draft Care-First form amendments',
        publisher: 'Government of Alberta',
        published: '2026',
        url: 'https://www.alberta.ca/draft-care-first-form-amendments',
      },
    ],
    reviewed,
    reviewBy,
  },
} as const satisfies Record<string, LegalFact>;
