/**
 * The coverages a broker names again and again, per line of insurance, so that options from several insurers stand in the same rows. Names
 * are those of the Alberta Standard Automobile Policy (SPF No. 1 and its endorsements, SEF) and of usual property, liability, life, travel
 * and group wordings. They say what a row is called; whether an option has it, and how much, is what the broker types.
 */
import type { CaseType } from '#shared/lines/case-types.ts';

export type StandardCoverage = {
  /** Stays the same whatever it is called. */
  code: string;
  name: string;
  /** Other ways insurers spell it. */
  also?: readonly string[];
  /** A new option starts with it. Where no option has it, the client is told that it is not mentioned. */
  usual?: true;
  /** Below this the broker is asked to look again. */
  minimum?: { limitCents: number; why: string };
};

const usual = true;
const legalMinimum = { limitCents: 20_000_000, why: 'Alberta asks for at least $200,000 of third-party liability.' };

const motor: readonly StandardCoverage[] = [
  {
    code: 'third-party-liability',
    name: 'Third-party liability',
    also: [
      'Section A',
      'Section A third party liability',
      'Liability',
      'TPL',
      'PLPD',
      'Public liability and property damage',
    ],
    usual,
    minimum: legalMinimum,
  },
  {
    code: 'accident-benefits',
    name: 'Accident benefits (Section B)',
    also: ['Accident benefits', 'Section B', 'Section B accident benefits', 'AB'],
    usual,
  },
  {
    code: 'dcpd',
    name: 'Direct compensation (DCPD)',
    also: ['Direct compensation for property damage', 'Direct compensation property damage', 'DCPD', 'Section A.1'],
    usual,
  },
  { code: 'collision', name: 'Collision', also: ['Collision or upset', 'Section C collision'], usual },
  { code: 'comprehensive', name: 'Comprehensive', also: ['Section C comprehensive', 'Other than collision'], usual },
  { code: 'all-perils', name: 'All perils', also: ['Section C all perils'] },
  { code: 'specified-perils', name: 'Specified perils', also: ['Section C specified perils'] },
  {
    code: 'loss-of-use',
    name: 'Loss of use (SEF 20)',
    also: ['SEF 20', 'Loss of use', 'Transportation replacement'],
  },
  {
    code: 'rented-vehicles',
    name: 'Liability for damage to non-owned vehicles (SEF 27)',
    also: ['SEF 27', 'Damage to non-owned automobiles', 'Rented vehicles'],
  },
  {
    code: 'depreciation-waiver',
    name: 'Limited waiver of depreciation (SEF 43R)',
    also: ['SEF 43R', 'SEF 43', 'Waiver of depreciation', 'Depreciation waiver', 'New vehicle replacement'],
  },
  {
    code: 'family-protection',
    name: 'Family protection (SEF 44)',
    also: ['SEF 44', 'Family protection', 'Family protection endorsement', 'Underinsured motorist'],
  },
  { code: 'limited-glass', name: 'Limited glass (SEF 13D)', also: ['SEF 13D', 'Limited glass', 'Glass exclusion'] },
];

const property: readonly StandardCoverage[] = [
  {
    code: 'dwelling',
    name: 'Dwelling',
    also: ['Building', 'Coverage A', 'Coverage A dwelling', 'Dwelling building'],
    usual,
  },
  {
    code: 'outbuildings',
    name: 'Detached structures',
    also: ['Outbuildings', 'Detached private structures', 'Coverage B', 'Other structures'],
  },
  { code: 'contents', name: 'Contents', also: ['Personal property', 'Coverage C', 'Belongings'], usual },
  {
    code: 'living-expenses',
    name: 'Additional living expenses',
    also: ['Coverage D', 'Loss of use', 'ALE'],
    usual,
  },
  {
    code: 'personal-liability',
    name: 'Personal liability',
    also: ['Liability', 'Coverage E', 'Legal liability'],
    usual,
  },
  { code: 'voluntary-medical', name: 'Voluntary medical payments', also: ['Medical payments'] },
  {
    code: 'sewer-backup',
    name: 'Sewer backup',
    also: ['Sewer back-up', 'Sewer and drain backup', 'Water backup'],
    usual,
  },
  { code: 'overland-water', name: 'Overland water', also: ['Overland flood', 'Flood'], usual },
  { code: 'ground-water', name: 'Ground water', also: ['Groundwater seepage'] },
  { code: 'service-line', name: 'Service line', also: ['Service lines', 'Underground service line'] },
  { code: 'wind-hail', name: 'Wind and hail', also: ['Hail', 'Windstorm or hail', 'Wind/hail'] },
  {
    code: 'roof-settlement',
    name: 'Roof settlement',
    also: ['Roof basis of settlement', 'Roof surfacing', 'Roof actual cash value'],
  },
  { code: 'replacement-cost', name: 'Guaranteed replacement cost', also: ['Guaranteed replacement', 'GRC'] },
  { code: 'earthquake', name: 'Earthquake' },
  {
    code: 'unit-improvements',
    name: 'Unit improvements',
    also: ['Improvements and betterments', 'Condominium unit improvements'],
  },
  { code: 'loss-assessment', name: 'Loss assessment', also: ['Condominium loss assessment'] },
  {
    code: 'condo-deductible',
    name: 'Condominium deductible',
    also: ['Condo deductible assessment', 'Deductible assessment', 'Condominium deductible assessment'],
  },
  {
    code: 'scheduled-articles',
    name: 'Scheduled articles',
    also: ['Scheduled personal property', 'Jewellery', 'Valuables'],
  },
  { code: 'identity-theft', name: 'Identity theft' },
];

export const standardCoverages: Readonly<Record<CaseType, readonly StandardCoverage[]>> = {
  auto: motor,
  'commercial-auto': [
    ...motor,
    { code: 'cargo', name: 'Cargo', also: ['Motor truck cargo', 'Cargo legal liability'], usual },
    {
      code: 'non-owned-auto',
      name: 'Non-owned automobile (SPF 6)',
      also: ['SPF 6', 'Non-owned automobile', 'Non-owned auto'],
    },
    { code: 'passenger-hazard', name: 'Passenger hazard', also: ['Passenger hazard liability'] },
    { code: 'trailer-interchange', name: 'Trailers', also: ['Non-owned trailer', 'Trailer interchange'] },
  ],
  home: property,
  business: [
    {
      code: 'commercial-general-liability',
      name: 'Commercial general liability',
      also: ['CGL', 'General liability', 'Liability'],
      usual,
    },
    {
      code: 'commercial-property',
      name: 'Property and equipment',
      also: ['Commercial property', 'Contents and equipment', 'Building and contents'],
      usual,
    },
    {
      code: 'business-interruption',
      name: 'Business interruption',
      also: ['Business income', 'Loss of income'],
      usual,
    },
    {
      code: 'tools-and-stock',
      name: 'Tools and stock',
      also: ['Stock', 'Tools', 'Tools floater', 'Contractors tools'],
      usual,
    },
    { code: 'tenants-legal-liability', name: "Tenant's legal liability", also: ['TLL'] },
    {
      code: 'professional-liability',
      name: 'Professional liability',
      also: ['Errors and omissions', 'E&O', 'Malpractice'],
    },
    { code: 'cyber', name: 'Cyber', also: ['Cyber liability', 'Privacy breach', 'Data breach'] },
    { code: 'directors-and-officers', name: 'Directors and officers', also: ['D&O', 'Management liability'] },
    { code: 'crime', name: 'Crime', also: ['Employee dishonesty', 'Fidelity'] },
    { code: 'equipment-breakdown', name: 'Equipment breakdown', also: ['Boiler and machinery'] },
    { code: 'commercial-sewer-backup', name: 'Sewer backup', also: ['Sewer back-up', 'Water backup'] },
    { code: 'commercial-flood', name: 'Overland water', also: ['Flood', 'Overland flood'] },
    { code: 'liquor-liability', name: 'Liquor liability', also: ['Host liquor liability'] },
    { code: 'builders-risk', name: "Builder's risk", also: ['Course of construction'] },
    { code: 'umbrella', name: 'Umbrella liability', also: ['Excess liability', 'Umbrella'] },
  ],
  life: [
    { code: 'death-benefit', name: 'Death benefit', also: ['Face amount', 'Sum insured', 'Life coverage'], usual },
    { code: 'term', name: 'Term', also: ['Coverage period', 'Term length'] },
    { code: 'conversion', name: 'Conversion to permanent', also: ['Conversion privilege', 'Convertible'] },
    { code: 'waiver-of-premium', name: 'Waiver of premium', also: ['Disability waiver'] },
    { code: 'accidental-death', name: 'Accidental death', also: ['Accidental death benefit', 'AD&D'] },
    { code: 'critical-illness', name: 'Critical illness', also: ['Critical illness rider'] },
    { code: 'child-term', name: 'Children’s term rider', also: ['Child rider', 'Child term rider'] },
  ],
  travel: [
    {
      code: 'emergency-medical',
      name: 'Emergency medical',
      also: ['Medical', 'Medical emergency', 'Hospital and medical'],
      usual,
    },
    {
      code: 'trip-cancellation',
      name: 'Trip cancellation and interruption',
      also: ['Trip cancellation', 'Cancellation', 'Trip interruption'],
      usual,
    },
    { code: 'baggage', name: 'Baggage', also: ['Luggage', 'Baggage and personal effects', 'Baggage delay'], usual },
    {
      code: 'travel-pre-existing',
      name: 'Stable pre-existing conditions',
      also: ['Pre-existing conditions', 'Pre-existing'],
    },
    {
      code: 'travel-accident',
      name: 'Travel accident',
      also: ['Accidental death and dismemberment', 'Flight accident'],
    },
    { code: 'repatriation', name: 'Repatriation', also: ['Return home', 'Medical evacuation'] },
  ],
  supervisa: [
    {
      code: 'visitor-emergency-medical',
      name: 'Emergency medical',
      also: ['Medical', 'Hospital and medical', 'Visitor medical'],
      usual,
      minimum: { limitCents: 10_000_000, why: 'The super visa asks for at least $100,000 of emergency medical cover.' },
    },
    {
      code: 'visitor-pre-existing',
      name: 'Stable pre-existing conditions',
      also: ['Pre-existing conditions', 'Pre-existing'],
    },
    { code: 'visitor-repatriation', name: 'Repatriation', also: ['Repatriation of remains', 'Return home'] },
    { code: 'visitor-refund', name: 'Refund if the visa is refused', also: ['Visa refusal refund', 'Refund'] },
    { code: 'visitor-side-trips', name: 'Side trips outside Canada', also: ['Side trips'] },
  ],
  'group-benefits': [
    { code: 'extended-health', name: 'Extended health', also: ['Extended health care', 'EHC', 'Health'], usual },
    { code: 'dental', name: 'Dental', also: ['Dental care', 'Basic dental'], usual },
    { code: 'group-life', name: 'Life', also: ['Group life', 'Basic life', 'Employee life'], usual },
    { code: 'long-term-disability', name: 'Long-term disability', also: ['LTD'], usual },
    { code: 'short-term-disability', name: 'Short-term disability', also: ['STD', 'Weekly indemnity'] },
    { code: 'group-accidental-death', name: 'Accidental death and dismemberment', also: ['AD&D'] },
    { code: 'dependent-life', name: 'Dependent life' },
    { code: 'group-critical-illness', name: 'Critical illness', also: ['CI'] },
    { code: 'prescription-drugs', name: 'Prescription drugs', also: ['Drugs', 'Drug plan'] },
    { code: 'vision', name: 'Vision', also: ['Vision care'] },
    { code: 'employee-assistance', name: 'Employee assistance program', also: ['EAP', 'EFAP'] },
    { code: 'health-spending', name: 'Health spending account', also: ['HSA', 'HCSA'] },
  ],
  specialty: [
    { code: 'specialty-property', name: 'Property', also: ['Physical damage', 'Agreed value', 'Hull'], usual },
    {
      code: 'specialty-liability',
      name: 'Liability',
      also: ['Third-party liability', 'Legal liability', 'Protection and indemnity'],
      usual,
    },
    { code: 'specialty-contents', name: 'Contents and equipment', also: ['Contents', 'Equipment', 'Accessories'] },
    {
      code: 'specialty-accident-benefits',
      name: 'Accident benefits (Section B)',
      also: ['Accident benefits', 'Section B'],
    },
    {
      code: 'specialty-emergency',
      name: 'Emergency towing and expenses',
      also: ['Towing', 'Roadside assistance', 'Vacation expense'],
    },
    { code: 'specialty-cancellation', name: 'Event cancellation', also: ['Cancellation'] },
  ],
  general: [
    { code: 'general-liability', name: 'Liability', also: ['Personal liability', 'Legal liability'], usual },
    { code: 'general-property', name: 'Property', also: ['Contents', 'Belongings'] },
  ],
};
