import { describe, expect, it } from 'vitest';
import {
  isAlbertaPostalCode,
  isIsoDate,
  isIsoMonth,
  isVin,
  normalizePostalCode,
  normalizeVin,
  shiftDate,
  vinCheckDigitMatches,
} from './validators.ts';

describe('postal codes', () => {
  it.each([
    ['T2P 1J9', 'T2P 1J9'],
    [' t2p1j9 ', 'T2P 1J9'],
    ['t5j-0n3', 'T5J 0N3'],
    ['S9V 0A1', 'S9V 0A1'],
  ])('reads %s', (typed, normal) => expect(normalizePostalCode(typed)).toBe(normal));

  it.each(['', 'T2P', 'T2P 1J', 'D2P 1J9', 'T2D 1J9', 'T2P 1O9', '90210', 'T2P 1J9 0', 'Ｔ2P 1J9'])(
    'refuses %s',
    (typed) => expect(normalizePostalCode(typed)).toBeNull(),
  );

  it('distinguishes Alberta from the Saskatchewan side of Lloydminster', () => {
    expect(isAlbertaPostalCode('T9V 0A1')).toBe(true);
    expect(isAlbertaPostalCode('S9V 0A1')).toBe(false);
  });
});

describe('VIN', () => {
  it.each(['1HGCM82633A004352', '1M8GDM9AXKP042788', '11111111111111111', '5YJSA1DG9DFP14705'])(
    '%s passes its check digit',
    (vin) => {
      expect(isVin(vin)).toBe(true);
      expect(vinCheckDigitMatches(vin)).toBe(true);
    },
  );

  it.each(['1HGCM82633A004353', '1M8GDM9A1KP042788', 'WVWZZZ1JZXW000001'])('%s fails it', (vin) => {
    expect(isVin(vin)).toBe(true);
    expect(vinCheckDigitMatches(vin)).toBe(false);
  });

  it.each([
    '',
    '1HGCM82633A00435',
    '1HGCM82633A0043522',
    'IHGCM82633A004352',
    '1HGCM82633A0O4352',
    '1HGCM82633A0Q4352',
  ])('%s does not have the format of one', (vin) => expect(isVin(vin)).toBe(false));

  it('is normalised from copied text', () => {
    expect(normalizeVin(' 1hgcm-82633 a004352')).toBe('1HGCM82633A004352');
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2025-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-11-21T00:00', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => expect(isIsoDate(text)).toBe(exists));

  it('validates months', () => {
    expect(isIsoMonth('2026-12')).toBe(true);
    expect(isIsoMonth('2026-13')).toBe(false);
    expect(isIsoMonth('2026-00')).toBe(false);
  });

  it.each([
    ['2026-11-21', { days: 120 }, '2027-03-21'],
    ['2026-11-21', { months: 24 }, '2028-11-21'],
    ['2026-01-31', { months: 1 }, '2026-02-28'],
    ['2026-01-31', { months: -2 }, '2025-11-30'],
    ['2024-02-29', { years: 14 }, '2038-02-28'],
    ['2026-11-21', {}, '2026-11-21'],
    ['0099-12-31', { days: 1 }, '0100-01-01'],
  ])('%s shifted by %o is %s', (date, shift, moved) => expect(shiftDate(date, shift)).toBe(moved));
});
