import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { publishOptionsInputSchema } from '#shared/quote-options/schema.ts';
import { holdRefusal, optionIsValid, publishRefusal } from './dates.ts';
import {
  acceptOptionForClientInputSchema,
  acceptOptionInputSchema,
  askForChangeInputSchema,
  caseCommandSchema,
  closeCaseInputSchema,
  confirmBoundInputSchema,
  declineOfferInputSchema,
  holdCaseInputSchema,
  insurerDeclinedInputSchema,
  noCoverageNotice,
  reopenCaseInputSchema,
  requestInformationInputSchema,
  withdrawCaseInputSchema,
} from './schema.ts';

const id = '7b0f1c1e-3c39-4d0e-9a51-0d7f5f4f6a10';
const command = { caseId: id, version: 3 };
const option = {
  insurer: 'Prairie Mutual',
  premiumCents: 142_500,
  term: 'annual',
  coverages: [{ name: 'Third-party liability', limitCents: 200_000_000, deductibleCents: null }],
  validUntil: '2026-12-20',
};
const binding = {
  insurer: 'Prairie Mutual',
  policyNumber: 'PM-1',
  effectiveDate: '2026-12-01',
  expiresDate: '2027-12-01',
};

/** Every command with a valid input. */
const commands: Record<string, [z.ZodType, Record<string, unknown>]> = {
  acceptOffer: [caseCommandSchema, command],
  declineOffer: [declineOfferInputSchema, { ...command, reason: 'away' }],
  requestInformation: [requestInformationInputSchema, { ...command, message: 'Which year is the roof?' }],
  hold: [holdCaseInputSchema, { ...command, until: '2026-12-01' }],
  publish: [publishOptionsInputSchema, { ...command, options: [option] }],
  acceptOption: [acceptOptionInputSchema, { ...command, optionId: id, acknowledged: true }],
  acceptForClient: [
    acceptOptionForClientInputSchema,
    { ...command, optionId: id, acknowledged: true, note: 'Agreed by telephone at noon' },
  ],
  askForChange: [askForChangeInputSchema, { ...command, message: 'A lower deductible, please' }],
  bound: [confirmBoundInputSchema, { ...command, ...binding }],
  insurerDeclined: [insurerDeclinedInputSchema, { ...command, note: 'Two claims in a year' }],
  close: [closeCaseInputSchema, { ...command, reason: 'no_answer' }],
  withdraw: [withdrawCaseInputSchema, { ...command, reason: '' }],
  reopen: [reopenCaseInputSchema, command],
};

function messages(schema: z.ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
}

describe.each(Object.entries(commands))('%s', (_name, [schema, valid]) => {
  it('accepts valid input', () => {
    expect(messages(schema, valid)).toEqual([]);
  });

  it('answers every missing or mistyped field in its own words', () => {
    for (const key of Object.keys(valid)) {
      for (const wrong of [undefined, null, 12.5, {}, 'x'.repeat(10_000), 'a\u0000b']) {
        for (const message of messages(schema, { ...valid, [key]: wrong })) {
          expect(message).not.toMatch(/^(Invalid|Too |Unrecognized)/);
        }
      }
    }
  });

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.object({ key: fc.constantFrom(...Object.keys(valid), '__proto__') }), (junk) => {
        expect(() => schema.safeParse({ ...valid, ...junk })).not.toThrow();
      }),
    );
  });
});

describe('acceptance', () => {
  it('needs the literal acknowledgement: no word or number replaces it', () => {
    for (const acknowledged of [false, 'true', 1, undefined]) {
      expect(messages(acceptOptionInputSchema, { ...command, optionId: id, acknowledged })).toEqual([
        'Confirm that you understand there’s no coverage until your broker confirms it',
      ]);
    }
    expect(noCoverageNotice.text).toContain('no coverage until your broker confirms');
  });
});

describe('dates and amounts', () => {
  it('refuses a policy that ends before it starts, and days that do not exist', () => {
    const wrong = { ...command, ...binding, expiresDate: '2026-12-01' };
    expect(messages(confirmBoundInputSchema, wrong)).toEqual(['The expiry date must be after the effective date']);
    for (const until of ['2026-02-30', '0000-01-01', '9999-01-01', '20261201']) {
      expect(messages(holdCaseInputSchema, { ...command, until })).not.toEqual([]);
    }
  });

  it('requires premiums to be whole, positive and below the ceiling', () => {
    for (const premiumCents of [0, -1, 1.5, 2_000_000_001, Number.NaN, '100']) {
      expect(messages(publishOptionsInputSchema, { ...command, options: [{ ...option, premiumCents }] })).toHaveLength(
        1,
      );
    }
  });

  it('requires between 1 and 20 coverages', () => {
    for (const count of [0, 21]) {
      const coverages = Array.from({ length: count }, () => option.coverages[0]);
      expect(messages(publishOptionsInputSchema, { ...command, options: [{ ...option, coverages }] })).toHaveLength(1);
    }
  });

  it('lets an option be chosen on its last day, and not published after it', () => {
    expect(optionIsValid(option, '2026-12-20')).toBe(true);
    expect(optionIsValid(option, '2026-12-21')).toBe(false);
    expect(publishRefusal([option], '2026-12-20')).toBeNull();
    expect(publishRefusal([option], '2026-12-21')).toContain('Prairie Mutual');
    expect(publishRefusal([], '2026-12-20')).toBe('Add at least one option.');
  });

  it('allows a hold until a day within the next year', () => {
    expect(holdRefusal('2026-11-20', '2026-11-20')).toBe('Choose a date after today.');
    expect(holdRefusal('2026-11-21', '2026-11-20')).toBeNull();
    expect(holdRefusal('2027-11-21', '2026-11-20')).toBe('Choose a date within the next year.');
  });
});
