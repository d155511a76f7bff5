import { usual } from '../every-line/coverages.ts';
import { claimsLetter, policy } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

const wanted = (equals: string) => ({ addIf: { question: 'wanted', equals } });

export const businessWork: LineWork = {
  wishes: {
    'commercial-general-liability': {
      limit: {
        questions: ['liabilityLimit'],
        dollars: { '1m': 1_000_000, '2m': 2_000_000, '5m': 5_000_000, '10m': 10_000_000 },
      },
    },
    'professional-liability': wanted('professional'),
    cyber: wanted('cyber'),
    'directors-and-officers': wanted('directors'),
    crime: wanted('crime'),
    'builders-risk': wanted('buildersRisk'),
    'equipment-breakdown': wanted('equipment'),
  },
  coverages: [
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
  requestTemplates: [
    { ...policy, rule: 'currentPolicy' },
    { ...claimsLetter, rule: 'claimsLetter' },
    {
      title: 'Your lease, or the section on insurance',
      why: 'Landlords often require a certain amount of liability coverage.',
      category: 'business',
      rule: 'leaseClause',
    },
    {
      title: 'Photos of the premises, inside and outside',
      why: 'They answer many of an insurer’s questions at once.',
      category: 'property',
      rule: 'premisesPhotos',
    },
  ],
};
