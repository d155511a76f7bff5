import { measure, usual } from '../every-line/coverages.ts';
import { policy } from '../every-line/request-templates.ts';
import type { LineWork } from '../line.ts';
import { hasBuilding } from './conditions.ts';

const deductible = { questions: ['deductible'] };
const water = (equals: string) => ({ question: 'water', equals });
const extra = (equals: string) => ({ question: 'extras', equals });
const ofUnit = (equals: string) => ({ question: 'condoExtras', equals });
const noWater = water('none');

export const homeWork: LineWork = {
  wishes: {
    dwelling: {
      leaveOutIf: { all: [{ question: 'homeKind', answered: true }, { not: hasBuilding }] },
      limit: { questions: ['rebuildCost'] },
      deductible,
    },
    outbuildings: {
      addIf: { question: 'outbuildingsValue', answered: true },
      limit: { questions: ['outbuildingsValue'] },
    },
    contents: { limit: { questions: ['contentsValue', 'furnishings'] }, deductible },
    'personal-liability': { limit: { questions: ['liability'], dollars: { '1m': 1_000_000, '2m': 2_000_000 } } },
    'sewer-backup': { leaveOutIf: noWater, addIf: water('sewer') },
    'overland-water': { leaveOutIf: noWater, addIf: water('overland') },
    'ground-water': { addIf: water('ground') },
    'service-line': { addIf: water('serviceLine') },
    'wind-hail': { addIf: { question: 'hailDeductible', oneOf: ['some', 'high'] } },
    'roof-settlement': { addIf: extra('roofInFull') },
    'replacement-cost': {
      addIf: { any: [extra('rebuildInFull'), { question: 'landlordExtras', equals: 'rebuildInFull' }] },
    },
    earthquake: { addIf: extra('earthquake') },
    'scheduled-articles': { addIf: extra('valuables') },
    'unit-improvements': { addIf: ofUnit('improvements') },
    'loss-assessment': { addIf: ofUnit('lossAssessment') },
    'condo-deductible': { addIf: ofUnit('corporationDeductible') },
  },
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
    { code: 'wind-hail', name: 'Wind and hail', also: ['Hail', 'Windstorm or hail', 'Wind/hail'], measure },
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
