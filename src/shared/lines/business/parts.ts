/** What many questions of this line have in common. */
import type { Condition } from '../types.ts';

/** A plain fact without which no quote is possible. */
export const must = { required: true, sensitivity: 'S1' } as const;
/** A plain fact that may stay open. */
export const may = { required: false, sensitivity: 'S1' } as const;
/** Money and past trouble: encrypted, and some would rather say it than write it. */
export const privately = { required: false, sensitivity: 'S3', allowTellBroker: true } as const;

export function inIndustry(...industries: string[]): Condition {
  const [industry] = industries;
  return industry !== undefined && industries.length === 1
    ? { question: 'industry', equals: industry }
    : { question: 'industry', oneOf: industries };
}

/** Rideshare is one driver with a car: no premises, staff or stock. */
export const asCompany: Condition = { not: inIndustry('rideshare') };
/** Premises with a door of their own. */
export const hasPremises: Condition = { question: 'premises', oneOf: ['owned', 'leased'] };
