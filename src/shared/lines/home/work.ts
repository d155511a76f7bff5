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
    { ...policy, rule: 'current-policy' },
    {
      title: 'Photos of the outside, the roof, the furnace and the electrical panel',
      why: 'What an insurer can offer depends mostly on the heating, electrical, roof and plumbing.',
      category: 'property',
      rule: 'building-photos',
    },
    {
      title: "Your condominium corporation's insurance certificate and bylaws",
      why: 'They show what part of a loss you’d have to pay, so your own policy can include it.',
      category: 'property',
      rule: 'condo-papers',
    },
    {
      title: 'A list of valuables, with receipts or appraisals',
      why: 'To insure jewellery, art and collections for their full value, insurers need to know what they’re worth.',
      category: 'property',
      rule: 'appraisals',
    },
  ],
};
