import { usual } from '../every-line/coverages.ts';
import { policy } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';

export const homeWork: LineWork = {
  coverages: [
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
  ],
  requestTemplates: [
    policy,
    {
      title: 'Photos of the outside, the roof, the furnace and the electrical panel',
      why: 'Heating, electricity, roof and plumbing decide most of what an insurer can offer for a home.',
      category: 'property',
    },
    {
      title: "Your condominium corporation's insurance certificate and bylaws",
      why: 'They show which part of a loss would come to you, so that your own policy can pick it up.',
      category: 'property',
    },
    {
      title: 'A list of valuables, with receipts or appraisals',
      why: 'Jewellery, art and collections are insured for their value only when it is known.',
      category: 'property',
    },
  ],
};
