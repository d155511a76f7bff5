/** The two people of the sandbox who act without anybody's key. Their ids are the same in every installation. */
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineIds } from '#shared/lines/ids.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';

const lines: CaseType[] = [...lineIds];

export const sandboxBroker = {
  id: '01900000-0000-7000-8000-0000000000b1',
  username: 'sandbox_broker',
  fullName: 'Sandy Simulated-Broker',
  profile: {
    firm: 'Simulated Insurance Services',
    licenceNumber: 'SANDBOX-0001',
    licenceClasses: ['GENERAL', 'LIFE', 'ACCIDENT_SICKNESS'] as const,
    licenceLevel: 3,
    lines,
    areas: ['T'],
    languages: ['en'],
    capacity: 500,
  },
};

/** The client of every test request, whatever name is in it: no real person is asked for anything there. */
export const sandboxClient = {
  id: '01900000-0000-7000-8000-0000000000c1',
  username: 'sandbox_client',
  fullName: 'Casey Simulated-Client',
};

export const sandboxWords = {
  reply: 'Hello! This is the simulated broker of the sandbox. I’ll ask for one document, then publish two options.',
  document: {
    title: 'Current policy',
    why: 'The sandbox asks for one document, so that you see how that goes.',
    category: 'policy',
  },
  answer: 'This is the simulated client of the sandbox. Here’s the answer to your question.',
  options: 'Two made-up options. The simulated client picks the first one.',
  file: {
    fileName: 'current-policy.pdf',
    heading: 'A made-up policy',
    line: 'From the sandbox. It isn’t a real document.',
  },
} as const;

/** The least that a general request needs. */
export const sandboxAnswers = {
  fullName: 'Ava Made-up',
  email: 'ava.made-up@example.com',
  phone: '403-555-0142',
  postalCode: 'T2P 1J9',
};

type Option = PublishOptionsInput['options'][number];

/** @param validUntil ISO date */
export function sandboxOptions(validUntil: string): Option[] {
  return [120_000, 135_000].map((premiumCents, index) => ({
    insurer: ['Fictional Mutual', 'Example General'][index] as string,
    premiumCents,
    term: 'annual',
    coverages: [{ name: 'Liability', limitCents: 200_000_000, deductibleCents: null, note: '' }],
    exclusions: '',
    validUntil,
    note: '',
  }));
}

/** @param today ISO date @param lastDay ISO date */
export function sandboxPolicy(today: string, lastDay: string) {
  return { insurer: 'Fictional Mutual', policyNumber: 'SANDBOX-1', effectiveDate: today, expiresDate: lastDay };
}
