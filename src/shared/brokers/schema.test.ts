import { describe, expect, it } from 'vitest';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { holdsLicenceFor, licenceClassSchema, requiredLicenceClass } from './schema.ts';

describe('licence classes', () => {
  it.each([
    ['auto', 'GENERAL'],
    ['home', 'GENERAL'],
    ['specialty', 'GENERAL'],
    ['commercial-auto', 'GENERAL'],
    ['business', 'GENERAL'],
    ['life', 'LIFE'],
    ['travel', 'ACCIDENT_SICKNESS'],
    ['supervisa', 'ACCIDENT_SICKNESS'],
    ['group-benefits', 'ACCIDENT_SICKNESS'],
    ['general', null],
  ] as const)('%s needs %s', (type, required) => {
    expect(requiredLicenceClass(type)).toBe(required);
  });

  it('needs exactly the class required, and no licence is never enough', () => {
    for (const type of caseTypeSchema.options) {
      const required = requiredLicenceClass(type);
      expect(holdsLicenceFor(type, [])).toBe(false);
      for (const held of licenceClassSchema.options) {
        expect(holdsLicenceFor(type, [held])).toBe(required === null || held === required);
      }
    }
  });
});
