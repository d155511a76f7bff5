/**
 * The coverages a new option starts with, so that a broker fills in amounts instead of names. Names are those of the
 * Alberta Standard Automobile Policy (SPF No. 1) and of usual property and liability wordings. Only suggestions: rows
 * without an amount or a note are for the broker to fill in or to take away.
 */
import type { CaseType } from '#shared/cases/schema.ts';

const motor = [
  'Third-party liability',
  'Accident benefits',
  'Direct compensation (DCPD)',
  'Collision',
  'Comprehensive',
];

export const startingCoverages: Readonly<Record<CaseType, readonly string[]>> = {
  auto: motor,
  'commercial-auto': [...motor, 'Cargo'],
  home: ['Dwelling', 'Contents', 'Personal liability', 'Additional living expenses', 'Sewer backup', 'Overland water'],
  business: ['Commercial general liability', 'Property and equipment', 'Business interruption', 'Tools and stock'],
  life: ['Death benefit'],
  travel: ['Emergency medical', 'Trip cancellation and interruption', 'Baggage'],
  supervisa: ['Emergency medical'],
  'group-benefits': ['Extended health', 'Dental', 'Life', 'Long-term disability'],
  specialty: ['Property', 'Liability'],
  general: ['Liability'],
};
