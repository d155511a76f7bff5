import { amount, amountValue } from '../amounts/registry.ts';
import type { StandardCoverage } from '../line.ts';

/** Preselected in a new option. */
export const usual = true;
/** An amount without a word is the deductible. */
export const measure = 'deductible';
const legalMinimum = {
  limitCents: amountValue('auto-minimum-liability') * 100,
  why: `Alberta’s legal minimum in 2026 is ${amount('auto-minimum-liability')} of third-party liability.`,
};

/** The coverages of a vehicle policy. */
export const motorCoverages: readonly StandardCoverage[] = [
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
    standard: { note: 'Included', fact: 'auto-mandatory' },
  },
  {
    code: 'dcpd',
    name: 'Direct compensation (DCPD)',
    also: ['Direct compensation for property damage', 'Direct compensation property damage', 'DCPD', 'Section A.1'],
    usual,
    standard: { note: 'Included', fact: 'auto-dcpd' },
  },
  { code: 'collision', name: 'Collision', also: ['Collision or upset', 'Section C collision'], usual, measure },
  {
    code: 'comprehensive',
    name: 'Comprehensive',
    also: ['Section C comprehensive', 'Other than collision'],
    usual,
    measure,
  },
  { code: 'all-perils', name: 'All perils', also: ['Section C all perils'], measure },
  { code: 'specified-perils', name: 'Specified perils', also: ['Section C specified perils'], measure },
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
  { code: 'accident-forgiveness', name: 'Accident forgiveness', also: ['Claim forgiveness', 'Collision forgiveness'] },
  { code: 'roadside', name: 'Roadside assistance', also: ['Roadside'] },
];
