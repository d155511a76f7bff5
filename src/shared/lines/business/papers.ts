/** Documents a broker asks a business for; each industry adds its own few. */
import type { DocumentRule } from '../types.ts';
import { underHood } from './industries/restaurants.ts';
import { asCompany, inIndustry } from './parts.ts';

const general: readonly DocumentRule[] = [
  {
    id: 'currentPolicy',
    title: 'Your current policy',
    why: 'With it your broker can compare like with like.',
    category: 'policy',
    when: { not: { question: 'currentlyInsured', equals: false } },
  },
  {
    id: 'claimsLetter',
    title: 'Claims history letter from your insurer',
    why: 'A new insurer wants to see the last five years, even if there were no claims.',
    category: 'policy',
    when: { not: { question: 'currentlyInsured', equals: false } },
  },
  {
    id: 'registrationOfBusiness',
    title: 'Certificate of incorporation or trade name registration',
    why: 'The policy has to carry the exact legal name.',
    category: 'business',
    when: asCompany,
  },
  {
    id: 'leaseClause',
    title: 'The insurance section of your lease',
    why: 'It says which limit the landlord wants, and who pays for glass and improvements.',
    category: 'business',
    when: { question: 'premises', equals: 'leased' },
  },
  {
    id: 'premisesPhotos',
    title: 'Photos of the premises, inside and outside',
    why: 'They answer many of an insurer’s questions at once.',
    category: 'property',
    when: { all: [{ question: 'premises', oneOf: ['owned', 'leased'] }, { not: inIndustry('construction') }] },
  },
  {
    id: 'contractClause',
    title: 'The insurance clause of your client’s contract',
    why: 'A certificate has to match it word for word.',
    category: 'business',
    when: { question: 'proofFor', oneOf: ['client', 'lender', 'permit'] },
  },
  {
    id: 'financials',
    title: 'Year-end statements and a list of work on hand',
    why: 'A surety reads them before it issues a bond.',
    category: 'business',
    when: { question: 'bondKinds', oneOf: ['bid', 'performance', 'labour', 'licence'] },
  },
];

const byIndustry: readonly DocumentRule[] = [
  {
    id: 'engagementLetter',
    title: 'Your standard contract or engagement letter',
    why: 'Insurers look for a clear scope and a limit of liability.',
    category: 'business',
    when: { all: [inIndustry('professionals'), { question: 'contracts', oneOf: ['always', 'sometimes'] }] },
  },
  {
    id: 'equipmentList',
    title: 'List of tools and equipment with replacement costs',
    why: 'Large items are insured one by one.',
    category: 'business',
    when: inIndustry('contractors', 'manufacturers', 'medical'),
  },
  {
    id: 'clearanceLetter',
    title: 'Your clearance letter from the Workers’ Compensation Board',
    why: 'General contractors ask for it together with your certificate.',
    category: 'business',
    when: inIndustry('contractors', 'construction'),
  },
  {
    id: 'subCertificates',
    title: 'Insurance certificates of your subcontractors',
    why: 'Uninsured subcontractors can raise your premium or limit your policy.',
    category: 'business',
    when: { all: [inIndustry('contractors', 'construction'), { question: 'subcontractedShare', atLeast: 1 }] },
  },
  {
    id: 'prepaidLicence',
    title: 'Your prepaid contracting licence',
    why: 'It shows the security that Alberta asks for.',
    category: 'licence',
    when: { all: [inIndustry('contractors'), { question: 'prepaid', equals: true }] },
  },
  {
    id: 'projectPlans',
    title: 'Drawings, budget and schedule of the project',
    why: 'Builder’s risk is priced by them.',
    category: 'property',
    when: inIndustry('construction'),
  },
  {
    id: 'fireSafetyPlan',
    title: 'Fire safety plan of the site',
    why: 'Insurers of wood-frame projects ask how a fire is prevented.',
    category: 'property',
    when: { all: [inIndustry('construction'), { question: 'framing', oneOf: ['frame', 'timber'] }] },
  },
  {
    id: 'hoodReport',
    title: 'Last hood and duct cleaning report',
    why: 'Every kitchen insurer asks when the grease was last removed.',
    category: 'property',
    when: { all: [inIndustry('restaurants'), underHood] },
  },
  {
    id: 'suppressionReport',
    title: 'Last inspection of the fire suppression system',
    why: 'It shows that the system works and who services it.',
    category: 'property',
    when: { all: [inIndustry('restaurants'), { question: 'suppression', oneOf: ['wet', 'dry'] }] },
  },
  {
    id: 'liquorLicence',
    title: 'Your AGLC licence with its conditions',
    why: 'Liquor liability follows what the licence allows.',
    category: 'licence',
    when: {
      any: [
        { question: 'liquorLicence', oneOf: ['yes', 'applied'] },
        { question: 'alcoholShare', atLeast: 1 },
      ],
    },
  },
  {
    id: 'serverCertificates',
    title: 'ProServe certificates of your staff',
    why: 'Insurers ask for the dates.',
    category: 'licence',
    when: { question: 'serverTraining', oneOf: ['all', 'some'] },
  },
  {
    id: 'alarmCertificate',
    title: 'Alarm certificate',
    why: 'It proves that someone is watching when the store is closed.',
    category: 'property',
    when: { all: [inIndustry('retail', 'liquor'), { question: 'premises', oneOf: ['owned', 'leased'] }] },
  },
  {
    id: 'recallPlan',
    title: 'Your recall plan',
    why: 'It shows how quickly a product can be brought back.',
    category: 'business',
    when: { all: [inIndustry('manufacturers'), { question: 'recallPlan', oneOf: ['tested', 'written'] }] },
  },
  {
    id: 'productList',
    title: 'List of products with sales and use',
    why: 'Product liability is priced product by product.',
    category: 'business',
    when: inIndustry('manufacturers'),
  },
  {
    id: 'practitionerProof',
    title: 'Proof of each practitioner’s liability protection',
    why: 'It shows where the clinic’s policy has to start.',
    category: 'business',
    when: { all: [inIndustry('medical'), { question: 'ownProtection', oneOf: ['all', 'some'] }] },
  },
  {
    id: 'coldChain',
    title: 'Your written cold-chain procedure',
    why: 'Insurers ask for it before they insure what’s in the fridge.',
    category: 'business',
    when: { all: [inIndustry('medical'), { question: 'drugs', equals: 'vaccines' }] },
  },
  {
    id: 'locumAgreement',
    title: 'Your agreement with locums or independent practitioners',
    why: 'It says who answers for their work and owns the charts.',
    category: 'business',
    when: { all: [inIndustry('medical'), { question: 'locums', equals: 'agreement' }] },
  },
];

const rideshare: readonly DocumentRule[] = [
  {
    id: 'driverLicence',
    title: 'Your driver’s licence and driver’s abstract',
    why: 'They show the class, the years and the tickets.',
    category: 'licence',
    when: inIndustry('rideshare'),
  },
  {
    id: 'registration',
    title: 'Vehicle registration',
    why: 'The policy has to name the registered owner.',
    category: 'vehicle',
    when: inIndustry('rideshare'),
  },
  {
    id: 'platformCertificate',
    title: 'Insurance certificate from each app',
    why: 'It says what the app insures, so that your own policy can fill the rest.',
    category: 'policy',
    when: inIndustry('rideshare'),
  },
  {
    id: 'leasePermission',
    title: 'Permission from the lender or leasing company',
    why: 'A lease that doesn’t allow paying passengers can end over it.',
    category: 'vehicle',
    when: { all: [inIndustry('rideshare'), { question: 'vehicleOwnership', oneOf: ['financed', 'leased'] }] },
  },
];

export const businessPapers: readonly DocumentRule[] = [...general, ...byIndustry, ...rideshare];
