/** Homes, condominiums and the storms of this province. */
import type { LegalFact } from './fact.ts';

const reviewed = '2026-11-21';
const reviewBy = '2027-09-30';

const insuranceAndDisasters = {
  title: 'Insurance and disasters',
  publisher: 'Government of Alberta',
  url: 'https://www.alberta.ca/insurance-and-disasters',
};
const insuranceComplaints = {
  title: 'Insurance consumer complaints',
  publisher: 'Government of Alberta',
  url: 'https://www.alberta.ca/insurance-consumer-complaints.aspx',
};
const deductibleRule = {
  title: 'Insurance deductible chargebacks for condominium unit owners',
  publisher: 'Parlee McLaws',
  published: '2020',
  url: 'https://www.parlee.com/news/insurance-deductible-chargebacks-for-condominium-unit-owners-after-february-1-2020/',
};
const bill30 = {
  title: 'Bill 30 and new condominium regulations: what boards and managers need to know',
  publisher: 'SVR Lawyers',
  published: '2026-02-19',
  url: 'https://www.svrlawyers.com/news-highlights-posts/2026/2/19/bill-30-and-new-condominium-regulations-what-boards-and-managers-need-to-know',
};
const hailJuly2025 = {
  title: 'Cost of July Calgary hailstorm almost double initial estimates',
  publisher: 'Insurance Bureau of Canada',
  published: '2025-09-12',
  url: 'https://www.cantechletter.com/newswires/cost-of-july-calgary-hailstorm-almost-double-initial-estimates',
};
const hailAugust2025 = {
  title: 'Latest hailstorm in Calgary causes $92 million in insured damage',
  publisher: 'Insurance Bureau of Canada',
  published: '2025-08-14',
  url: 'https://www.newswire.ca/news-releases/latest-hailstorm-in-calgary-causes-92-million-in-insured-damage-807158337.html',
};

export const propertyFacts = {
  'home-water-endorsements': {
    name: 'Water that standard home policies leave out',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A standard home policy leaves out overland water and sewer backup. Each is an endorsement that is asked for separately, and not every insurer offers both at every address.',
      },
    ],
    sources: [
      insuranceAndDisasters,
      {
        title: 'Does your client think overland flood coverage is standard?',
        publisher: 'Canadian Underwriter',
        published: '2022-04-28',
        url: 'https://beta.canadianunderwriter.ca/news/industry/does-your-client-think-overland-flood-coverage-is-standard',
      },
      {
        title: 'Overland water coverage',
        publisher: 'RATESDOTCA',
        url: 'https://rates.ca/guides/home-insurance/overland-water',
      },
    ],
    reviewed,
    reviewBy,
  },
  'backwater-valve': {
    name: 'Backwater valves and sewer backup coverage',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Strathcona County warns that many insurers want a backwater valve before they offer sewer backup coverage, and pays part of the cost of one.',
      },
    ],
    sources: [
      {
        title: 'Backwater valve rebate',
        publisher: 'Strathcona County',
        url: 'https://www.strathcona.ca/your-property-utilities/water-and-sewer/wastewater/backwater-valve-rebate/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'firesmart-embers': {
    name: 'How wildfire reaches a house',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'FireSmart Alberta says that most homes lost to wildfire are lit by embers, and advises to keep the first 1.5 metres around the walls free of anything that burns.',
      },
    ],
    sources: [
      { title: 'FireSmart at home', publisher: 'FireSmart Alberta', url: 'https://firesmartalberta.ca/at-home/' },
    ],
    reviewed,
    reviewBy,
  },
  'disaster-help': {
    name: 'What the province pays after a disaster',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Alberta’s Hazard Assistance and Resilience Program, formerly the Disaster Recovery Program, is a last resort for losses that could not be insured. Residents can apply only after their local authority has applied and been approved. It does not pay for a loss that insurance was available for, and it does not pay the full cost of replacement.',
      },
    ],
    sources: [
      insuranceAndDisasters,
      {
        title: 'Disaster assistance and recovery support',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/disaster-assistance-and-recovery-support',
      },
    ],
    reviewed,
    reviewBy,
  },
  'disaster-help-limits': {
    name: 'How often an address can be helped after a disaster',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Under the Hazard Assistance and Resilience Program the share that the province pays depends on how often an address has been helped, and the same address can be helped at most three times.',
      },
    ],
    sources: [
      {
        title: 'Hazard Assistance and Resilience Program',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/disaster-recovery-programs',
      },
    ],
    reviewed,
    reviewBy,
  },
  'claim-dispute': {
    name: 'When you and your insurer disagree about an amount',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Section 519 of the Insurance Act sets out a dispute resolution process for a policyholder and an insurer who cannot agree on the amount of a loss or on the nature and extent of repairs. You can start it with a proof of loss and a written request. Each side then names a representative at its own cost.',
      },
    ],
    sources: [
      insuranceComplaints,
      {
        title: 'Getting your insurance claim settled: know your options',
        publisher: 'Government of Alberta',
        url: 'http://www.finance.alberta.ca/publications/insurance/consumers/insurance-complaints-claim-or-policy.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'claim-complaint': {
    name: 'Complaints about an insurer',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Every insurance company in Alberta must have a complaint process with an ombudsperson of its own, and must belong to an independent ombudservice that is free of charge for consumers.',
      },
    ],
    sources: [insuranceComplaints],
    reviewed,
    reviewBy,
  },
  'prepaid-contractor': {
    name: 'Contractors who take money before the work is done',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In Alberta a contractor who makes a contract for work on a home away from the contractor’s own place of business, for example at the owner’s door, and takes money before all the work is done, needs a prepaid contracting licence from the province.',
      },
    ],
    sources: [
      {
        title: 'Prepaid contracting licence',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/prepaid-contracting-licence',
      },
    ],
    reviewed,
    reviewBy,
  },
  'condo-deductible': {
    name: 'The corporation’s deductible',
    versions: [
      {
        validFrom: '2020-01-01',
        validTo: null,
        text: 'Since 1 January 2020 a condominium corporation may charge a unit’s owner its insurance deductible, up to $50,000, when the damage starts in that unit or in an area that only its owner may use, whether the owner was at fault or not.',
      },
    ],
    sources: [
      deductibleRule,
      {
        title: 'Important insurance update for Alberta condominium owners',
        publisher: 'Reynolds Mirth Richards & Farmer',
        url: 'https://rmrf.com/important-insurance-update-for-alberta-condominium-owners/',
      },
      {
        title: 'Alberta’s new condominium regulations: insurance',
        publisher: 'LawNow, Centre for Public Legal Education Alberta',
        url: 'https://www.lawnow.org/housing-albertas-new-condominium-regulations-insurance/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'condo-deductible-exceptions': {
    name: 'When an owner is not charged the corporation’s deductible',
    versions: [
      {
        validFrom: '2020-01-01',
        validTo: null,
        text: 'Alberta’s condominium regulation names cases in which an owner does not owe the corporation’s deductible: damage from a defect in how the unit was built, damage from something the corporation did or failed to do, and damage from the normal wear of common property, unless the bylaws made the owner look after it.',
      },
    ],
    sources: [
      {
        title: 'Condominium owners may be held financially responsible for damages beyond their control',
        publisher: 'HMC Lawyers',
        url: 'https://hmclawyers.com/condominium-law/condominium-owners-may-be-held-financially-responsible-for-damages-beyond-their-control/',
      },
      {
        title: 'Alberta condo insurance deductibles and absolute liability: what boards should know',
        publisher: 'Key Condo',
        url: 'https://www.keycondo.ca/post/alberta-condo-insurance-deductibles-and-absolute-liability-what-boards-should-know',
      },
    ],
    reviewed,
    reviewBy,
  },
  'condo-standard-unit': {
    name: 'What the condominium corporation insures inside a unit',
    versions: [
      {
        validFrom: '2020-01-01',
        validTo: null,
        text: 'A condominium corporation must insure residential units for the replacement value of the fixtures and finishing named in its standard insurable unit description. Unless the bylaws say otherwise, improvements that owners made are left to the owners.',
      },
    ],
    sources: [
      {
        title: 'Alberta’s new condominium regulations: insurance',
        publisher: 'LawNow, Centre for Public Legal Education Alberta',
        url: 'https://www.lawnow.org/housing-albertas-new-condominium-regulations-insurance/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'condo-chargeback': {
    name: 'How a condominium board may charge a cost back to an owner',
    versions: [
      {
        validFrom: '2026-02-15',
        validTo: null,
        text: 'Since 15 February 2026 a condominium board that wants to charge a cost back to an owner must give notice within 90 days of learning of it, give the owner time to answer, and pass a resolution. Where the bylaws allow it, a chargeback is then owed in the same way as condo fees.',
      },
    ],
    sources: [
      bill30,
      {
        title: 'Amendments to the Condominium Property Act',
        publisher: 'Calgary Real Estate Board',
        published: '2026-04',
        url: 'https://www.creblink.com/crebtalk/Articles/2026/April/amendments_to_the_condominium_property_act/',
      },
    ],
    reviewed,
    reviewBy: '2027-03-31',
  },
  'condo-tribunal': {
    name: 'The Condominium Dispute Resolution Tribunal',
    versions: [
      {
        validFrom: '2026-04-01',
        validTo: null,
        text: 'Since 1 April 2026 owners and boards can bring some disputes to the Condominium Dispute Resolution Tribunal instead of a court. It began with three kinds: access to the corporation’s documents, monetary sanctions under the bylaws, and general meetings.',
      },
    ],
    sources: [
      bill30,
      {
        title: 'Condominium Dispute Resolution Tribunal update',
        publisher: 'McLennan Ross',
        published: '2026',
        url: 'https://www.mross.com/what-we-think/article/condominium-dispute-resolution-tribunal-service-update',
      },
    ],
    reviewed,
    reviewBy: '2027-03-31',
  },
  'hail-alberta': {
    name: 'Hail in Alberta, year after year',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In September 2025 the Insurance Bureau of Canada counted at least one major hailstorm in Alberta every year for two decades, and $6 billion of insured hail damage in the five years before.',
      },
    ],
    sources: [hailJuly2025],
    reviewed,
    reviewBy,
  },
  'hail-2020': {
    name: 'The Calgary hailstorm of June 2020',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The hailstorm of 13 June 2020 in Calgary brought about 70,000 claims and cost insurers between about $1.2 and $1.3 billion.',
      },
    ],
    sources: [
      {
        title: 'Insurers ready to help following destructive hailstorm in Alberta',
        publisher: 'Insurance Bureau of Canada',
        published: '2024-08-06',
        url: 'http://ih.advfn.com/stock-market/stock-news/94325698/insurers-ready-to-help-following-destructive-hailstorm-in-alberta',
      },
      {
        title: 'Calgary hailstorm second costliest insured event in Canadian history',
        publisher: 'Insurance Portal',
        published: '2024-09',
        url: 'https://insurance-portal.ca/damage/calgary-hailstorm-second-costliest-insured-event-in-canadian-history/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'hail-2024': {
    name: 'The Calgary hailstorm of August 2024',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The hailstorm of 5 August 2024 in Calgary reached almost one home in five and brought insurers more than 130,000 claims. The first estimate was $2.8 billion; a year later it stood at more than $3.2 billion.',
      },
    ],
    sources: [
      hailAugust2025,
      {
        title: 'Calgary hailstorm second costliest insured event in Canadian history',
        publisher: 'Insurance Portal',
        published: '2024-09',
        url: 'https://insurance-portal.ca/damage/calgary-hailstorm-second-costliest-insured-event-in-canadian-history/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'hail-2025': {
    name: 'The Calgary hailstorm of July 2025',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The hailstorm of 13 July 2025 in Calgary was first put at $92 million of insured damage and two months after the storm at $164 million. More than half of the claims were for vehicles.',
      },
    ],
    sources: [hailJuly2025, hailAugust2025],
    reviewed,
    reviewBy,
  },
  'flood-2013': {
    name: 'The floods of 2013',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The floods of June 2013 drove more than 100,000 people in southern Alberta from their homes, some 75,000 of them in Calgary. Of $5 to $6 billion in losses about $1.7 billion was insured; coverage for overland water was not sold to homeowners then.',
      },
    ],
    sources: [
      {
        title: 'Not all flooding covered by insurance, policies need to be checked: experts',
        publisher: 'The Globe and Mail',
        published: '2013-06-21',
        url: 'https://www.theglobeandmail.com/news/national/not-all-flooding-covered-by-insurance-policies-need-to-be-checked-experts/article12754762/',
      },
      {
        title: 'Fifth anniversary of the June 2013 Alberta floods',
        publisher: 'Institute for Catastrophic Loss Reduction',
        published: '2018-06',
        url: 'http://www.ilstv.com/category/flood-risks/',
      },
      { title: '2013 Alberta floods: insured losses', publisher: 'GC Capital Ideas' },
    ],
    reviewed,
    reviewBy,
  },
  'fire-2016': {
    name: 'The Fort McMurray wildfire of 2016',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In May 2016 a wildfire forced between 80,000 and 90,000 people out of Fort McMurray and destroyed, by the first count, about 2,400 homes and other buildings. The first estimate of insured losses was $3.58 billion, more than any disaster had cost insurers in Canada before.',
      },
    ],
    sources: [
      {
        title: 'Fort McMurray wildfire: $3.6B in damage, says Insurance Bureau of Canada',
        publisher: 'Global News',
        published: '2016-07-07',
        url: 'https://globalnews.ca/news/2808805/fort-mcmurray-wildfire-cost-of-damage-from-alberta-disaster-to-be-released/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'flood-2020': {
    name: 'The Fort McMurray ice-jam flood of 2020',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In April 2020 an ice jam on the Athabasca and Clearwater rivers flooded lower Fort McMurray: about 13,000 people were evacuated and more than 1,200 structures were damaged. Insured damage was put at $522 million in August 2020.',
      },
    ],
    sources: [
      {
        title: 'Insured damage costs rise to $522M for spring flood in Fort McMurray',
        publisher: 'The Canadian Press, MyMcMurray',
        published: '2020-08-04',
        url: 'https://www.mymcmurray.com/2020/08/04/insured-damage-costs-rise-to-522m-for-spring-flood-in-fort-mcmurray-2/?ump-screen=signin',
      },
      {
        title: 'Insured damage total cost from Fort McMurray floods',
        publisher: 'Insurance Business Canada',
        published: '2020',
        url: 'https://insurancebusinessmag.com/ca/news/catastrophe/revealed--insured-damage-total-cost-from-fort-mcmurray-floods-223970.aspx',
      },
    ],
    reviewed,
    reviewBy,
  },
  'fire-2024': {
    name: 'The Jasper wildfire of 2024',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In July 2024 a wildfire destroyed or damaged 358 of the 1,113 structures in Jasper. The first estimate of insured losses was more than $880 million; a year later it stood at almost $1.3 billion.',
      },
    ],
    sources: [
      {
        title: 'Jasper wildfire losses near $1.3 billion as rebuilding lags',
        publisher: 'Western Standard',
        published: '2025-07',
        url: 'https://www.westernstandard.news/news/jasper-wildfire-losses-near-13-billion-as-rebuilding-lags/66416',
      },
      {
        title: 'Jasper wildfire damage estimate rises to $1.23 billion',
        publisher: 'The Albertan',
        published: '2025-01',
        url: 'https://thealbertan.com/beyond-local/jasper-wildfire-damage-estimate-rises-to-123-billion-10162551',
      },
    ],
    reviewed,
    reviewBy,
  },
  'fire-2011': {
    name: 'The Slave Lake wildfire of 2011',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'The wildfire of May 2011 destroyed about a third of the town of Slave Lake and cost insurers more than $700 million.',
      },
    ],
    sources: [
      {
        title: 'Slave Lake',
        publisher: 'Insurance Bureau of Canada',
        url: 'http://www.ibc.ca/on/disaster/fire/slave-lake',
      },
    ],
    reviewed,
    reviewBy,
  },
} as const satisfies Record<string, LegalFact>;
