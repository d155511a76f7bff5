/** Rules for businesses: carriers, builders, employers, products and premises. */
import type { LegalFact } from './fact.ts';

const reviewed = '2026-11-21';
const reviewBy = '2027-09-30';

const productSafety = {
  title: 'Guidance on mandatory incident reporting under the Canada Consumer Product Safety Act, section 14',
  publisher: 'Health Canada',
  published: '2011-06',
};

export const businessFacts = {
  'carrier-insurance': {
    name: 'Insurance that carriers must have',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Alberta’s Commercial Vehicle Certificate and Insurance Regulation asks carriers for at least $1 million of liability insurance, or $2 million with certain dangerous goods, and for cargo insurance between $600 and $32,000 by the weight of the vehicle.',
      },
    ],
    sources: [
      {
        title: 'Insurance requirements under the Commercial Vehicle Certificate and Insurance Regulation, AR 314/2002',
        publisher: 'Alberta Transportation',
        url: 'http://www.transportation.alberta.ca/659.htm',
      },
    ],
    reviewed,
    reviewBy,
  },
  'carrier-certificate': {
    name: 'The Safety Fitness Certificate',
    versions: [
      {
        validFrom: '2019-03-01',
        validTo: null,
        text: 'A carrier needs a Safety Fitness Certificate for a truck registered at 11,794 kg or more inside Alberta, at more than 4,500 kg when it leaves the province, and for a vehicle made to seat 11 or more people. Since 1 March 2019 a new carrier first takes a course and a test, and has a compliance review within 12 months.',
      },
    ],
    sources: [
      {
        title: 'Commercial carrier operating status',
        publisher: 'Government of Alberta',
        url: 'https://alberta.ca/commercial-carrier-operating-status.aspx',
      },
      {
        title: 'Pre-entry requirements for commercial carriers',
        publisher: 'Government of Alberta',
        url: 'https://alberta.ca/pre-entry-requirements-commercial-carriers',
      },
    ],
    reviewed,
    reviewBy,
  },
  'carrier-class-1': {
    name: 'Training of new Class 1 drivers',
    versions: [
      {
        validFrom: '2025-04-01',
        validTo: null,
        text: 'Since 1 April 2025 people new to a Class 1 licence train on Alberta’s Class 1 Learning Pathway, apart from farmers who qualify for an exemption. At first their licence is good for driving a Class 1 vehicle inside Alberta only.',
      },
    ],
    sources: [
      {
        title: 'Class 1 Learning Pathway',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/class-1-learning-pathway',
      },
      {
        title: 'Registry agents’ manual, 3.20.06: Class 1 Learning Pathway',
        publisher: 'Government of Alberta',
        url: 'https://ownernet.gov.ab.ca/manuals/moves/633.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'construction-warranty': {
    name: 'Warranty and licence for new homes',
    versions: [
      {
        validFrom: '2017-12-01',
        validTo: null,
        text: 'In Alberta a new home whose permit was applied for since 1 February 2014 needs warranty coverage, unless the province lets an owner build without it: at least one year for labour and materials, two for delivery and distribution systems, five for the building envelope, ten for major structure. Since 1 December 2017 residential builders need a licence.',
      },
    ],
    sources: [
      {
        title: 'New home warranty: overview and warranty requirements',
        publisher: 'Government of Alberta',
        url: 'https://www.alberta.ca/new-home-buyer-protection-act-warranty-requirements.aspx',
      },
    ],
    reviewed,
    reviewBy,
  },
  'construction-payment': {
    name: 'Prompt payment in construction',
    versions: [
      {
        validFrom: '2022-08-29',
        validTo: null,
        text: 'Under Alberta’s Prompt Payment and Construction Lien Act, in force since 29 August 2022, an owner generally has 28 days to pay a proper invoice, or 14 to dispute it. A contractor who is paid has seven days to pay its subcontractors.',
      },
    ],
    sources: [
      {
        title: 'Alberta’s new Prompt Payment and Construction Lien Act: what you need to know',
        publisher: 'McMillan LLP',
        published: '2022-04-05',
        url: 'https://mcmillan.ca/insights/albertas-new-prompt-payment-and-construction-lien-act-what-you-need-to-know-before-august-29-2022-consolidated/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'workers-account': {
    name: 'The account with the Workers’ Compensation Board',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In most Alberta industries a business opens an account with the Workers’ Compensation Board within 15 days of hiring its first worker. Part-time, casual and unpaid family workers count in a for-profit business. Owners and directors are not included unless they buy personal coverage.',
      },
    ],
    sources: [
      {
        title: 'Worker coverage',
        publisher: 'Workers’ Compensation Board Alberta',
        url: 'https://wcb.ab.ca/insurance-and-premiums/types-of-coverage/worker-coverage.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'workers-clearance': {
    name: 'Clearance letters of the Workers’ Compensation Board',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'A clearance letter from the Workers’ Compensation Board says that a subcontractor’s account is in order. Whoever hires in Alberta without one may owe the premiums that the subcontractor did not pay.',
      },
    ],
    sources: [
      {
        title: 'Coverage for contractors and subcontractors',
        publisher: 'Workers’ Compensation Board Alberta',
        url: 'https://www.wcb.ab.ca/insurance-and-premiums/types-of-coverage/coverage-for-contractors-and-subcontractors.html',
      },
    ],
    reviewed,
    reviewBy,
  },
  'director-wages': {
    name: 'Directors and unpaid wages',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Under Alberta’s corporate and employment law the directors of a company can owe its employees up to six months’ wages that the company did not pay.',
      },
    ],
    sources: [
      {
        title: 'How liability exposure goes up for directors and officers in tough times',
        publisher: 'JWN Energy',
        published: '2016-04',
        url: 'http://www.jwnenergy.com/article/2016/4/how-liability-exposure-goes-directors-and-officers-tough-times/',
      },
    ],
    reviewed,
    reviewBy,
  },
  'limitation-periods': {
    name: 'How long a claim can be brought to court',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Under Alberta’s Limitations Act a claimant generally has two years from the day they knew or ought to have known of the problem, and ten years at the outside.',
      },
    ],
    sources: [
      {
        title: 'A primer on limitation periods in Alberta',
        publisher: 'Whitelaw Twining',
        published: '2021',
        url: 'https://wt.ca/a-primer-on-limitation-periods-in-alberta',
      },
    ],
    reviewed,
    reviewBy,
  },
  'regulators-liability': {
    name: 'Professions that must carry liability insurance',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'In Alberta, lawyers in private practice take part in the indemnity programme of the Alberta Lawyers Indemnity Association. CPA Alberta requires professional liability insurance of every registered firm, with a minimum that rises with the number of registrants, and coverage for at least six years after a practice closes. The Alberta Association of Architects has required it of practices since its 2023 renewal.',
      },
    ],
    sources: [
      {
        title: 'Professional liability insurance for professional accounting firms',
        publisher: 'CPA Alberta',
        url: 'https://cpaalberta.ca/Public-Practice/Professional-Accounting-Firm/Professional-Liability-Insurance',
      },
      {
        title: 'Group policy',
        publisher: 'Alberta Lawyers Indemnity Association',
        url: 'https://alia.ca/for-lawyers/group-policy',
      },
      {
        title: 'Professional liability insurance: frequently asked questions',
        publisher: 'Alberta Association of Architects',
        published: '2023',
      },
    ],
    reviewed,
    reviewBy,
  },
  'product-incident': {
    name: 'Products that may be dangerous',
    versions: [
      {
        validFrom: '2011-06-20',
        validTo: null,
        text: 'Under Canada’s product safety law those who make, import or sell a consumer product tell Health Canada within two days of learning that it did serious harm or could have. A written report by the maker, or by the importer of a foreign product, follows within ten days of that same day.',
      },
    ],
    sources: [productSafety],
    reviewed,
    reviewBy,
  },
  'food-licence': {
    name: 'Food that crosses a provincial border',
    versions: [
      {
        validFrom: '2019-01-15',
        validTo: null,
        text: 'Since 15 January 2019 food that crosses a provincial border or leaves the country falls under the Safe Food for Canadians Regulations: licences, preventive controls, and tracing one step back and one step forward.',
      },
    ],
    sources: [
      {
        title: 'The Safe Food for Canadians Act: what agri-food and beverage businesses need to know',
        publisher: 'Bennett Jones LLP',
      },
    ],
    reviewed,
    reviewBy,
  },
  'occupiers-duty': {
    name: 'What an occupier owes to visitors',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Under Alberta’s Occupiers’ Liability Act whoever controls a place must take reasonable care that its visitors are reasonably safe.',
      },
    ],
    sources: [
      {
        title: 'Commercial occupiers’ liability in Alberta',
        publisher: 'Canada Insurance Law',
        url: 'https://canadainsurancelaw.com/?p=2541',
      },
      {
        title: 'Braving Alberta winters: occupier’s liability for property owners',
        publisher: 'Field Law',
        published: '2024-12',
        url: 'https://fieldlaw.com/News-Views-Events/243004/Braving-Alberta-Winters-Occupiers-Liability-for-Property-Owners',
      },
    ],
    reviewed,
    reviewBy,
  },
  'liquor-licences': {
    name: 'Licences and training for liquor',
    versions: [
      {
        validFrom: null,
        validTo: null,
        text: 'Alberta Gaming, Liquor and Cannabis, or AGLC, licenses liquor in the province. Restaurants and bars hold Class A licences, with minors allowed or prohibited; stores, off-sales and delivery services hold Class D. Staff in set positions must hold a ProServe certificate, and security staff may need ProTect. AGLC wants identification from anybody who looks under 25.',
      },
    ],
    sources: [
      {
        title: 'Under 25 identification requirements, liquor bulletin',
        publisher: 'AGLC',
        published: '2020-03-20',
        url: 'https://www.aglc.ca/bulletins/liquor-under-25-identification-requirements',
      },
      { title: 'Liquor Manufacturer Handbook: classes of licences', publisher: 'AGLC' },
      {
        title: 'ProServe liquor staff training',
        publisher: 'AGLC',
        url: 'https://proserve.aglc.ca/Index.aspx?tabid=5',
      },
    ],
    reviewed,
    reviewBy,
  },
} as const satisfies Record<string, LegalFact>;
