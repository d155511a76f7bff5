import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOver, LINEAR_GROWTH_MAX } from '../../../../tests/support/growth.ts';
import { redact } from './redaction.ts';

// All numbers are made up: 555-01xx phone numbers, test cards, and numbers that were never issued.
describe('replaced by a word', () => {
  it.each([
    ['mail me at ava.doe+car@example.com.', 'mail me at [email address].'],
    ['ava (at) example (dot) com', '[email address]'],
    ['ava at example dot com', '[email address]'],
    ['ava@example', '[email address]'],
    ['ａｖａ＠ｅｘａｍｐｌｅ．ｃｏｍ', '[email address]'],
    ['call 403 555 0142 please', 'call [phone number] please'],
    ['403.555.0142 or (403) 555-0142 or 4035550142', '[phone number] or [phone number] or [phone number]'],
    ['+1 (403) 555-0142', '[phone number]'],
    ['my cell is 555-0142', 'my cell is [phone number]'],
    ['+44 20 7946 0958', '[phone number]'],
    ['0044 20 7946 0958', '[phone number]'],
    ['011 44 20 7946 0958', '[phone number]'],
    ['text 5550142', 'text [phone number]'],
    ['987-555-0142, an area code that is not given out', '[phone number], an area code that is not given out'],
    ['40 35 55 01 42', '[phone number]'],
    ['(403)555-0142 ext 12', '[phone number] ext 12'],
    ['403/555/0142', '[phone number]'],
    ['403_555_0142', '[phone number]'],
    ['403|555|0142', '[phone number]'],
    ['403*555*0142', '[phone number]'],
    ['403,555,0142', '[phone number]'],
    ['403~555~0142', '[phone number]'],
    ['my number:4035550142and more', 'my number:[phone number]and more'],
    ['4 0 3 5 5 5 0 1 4 2', '[phone number]'],
    ['4\u200b03-\u200b555-\u200b0142', '[phone number]'],
    ['４０３ ５５５ ０１４２', '[phone number]'],
    ['٤٠٣٥٥٥٠١٤٢', '[phone number]'],
    ['four oh three five five five zero one four two', '[phone number]'],
    ['card 4111 1111 1111 1111 exp 12/29', 'card [card number] exp 12/29'],
    ['4111-1111-1111-1112', '[card number]'],
    ['3782 822463 10005', '[card number]'],
    ['my SIN is 046 454 286', 'my SIN is [social insurance number]'],
    ['123-456-789', '[social insurance number]'],
    ['mon NAS: 046454287', 'mon NAS: [social insurance number]'],
    ['licence 123456-789', 'licence [licence number]'],
    ['my driver’s licence number is 1234567', 'my driver’s licence number is [licence number]'],
    ['Ontario licence A1234-56789-01234', 'Ontario licence [licence number]'],
    ['1234567 is my licence', '[licence number] is my licence'],
    ['licence 123456-789 1HGCM82633A004352', 'licence [licence number] [vehicle number]'],
    ['my plate is ABC-1234', 'my plate is [licence number]'],
    ['VIN 1HGCM82633A004352', 'VIN [vehicle number]'],
    [
      'VIN 1HGCM82633A004352, licence 123456-789. what else now',
      'VIN [vehicle number], licence [licence number]. what else now',
    ],
    ['1hgcm82633a004353', '[vehicle number]'],
    ['vin: 1HG CM826 33A 004352', 'vin: [vehicle number]'],
    ['1HGCM-82633-A004352', '[vehicle number]'],
    ['born 12 May 1990 in Calgary', 'born [date of birth] in Calgary'],
    ['DOB 03/04/88', 'DOB [date of birth]'],
    ['my birthday is March 3rd, 1984', 'my birthday is [date of birth]'],
    ['1985-04-12 is my date of birth', '[date of birth] is my date of birth'],
    ['second driver, 1985-04-12', 'second driver, [date of birth]'],
    ['née le 12 mai 1990', 'née le [date of birth]'],
    ['health card 12345-6789', 'health card [health number]'],
    ['AHC number 123456789', 'AHC number [health number]'],
    ['I live at T2P 1J9', 'I live at T2P [postal code]'],
    ['t5j2r7', 'T5J [postal code]'],
  ])('%s', (text, expected) => expect(redact(text).content).toBe(expected));

  it('reports each kind once', () => {
    const text = 'Ava, ava@example.com, 403 555 0142 or 780-555-0143, T2P 1J9';
    expect(redact(text).kinds.sort()).toEqual(['email', 'phone', 'postal-code']);
  });
});

describe('left as it is', () => {
  it.each([
    'liability of $2,000,000, or 1 000 000 $ in 2026',
    'Care-First starts on 1 January 2027',
    'my policy runs from 2026-11-21 to 2027-11-21',
    'accident on 3 March 2024 at 17:30',
    'I am 34 and drive 15,000 km a year, 200000 km in all',
    'hail in 2012, 2014, 2016, 2020 and 2024',
    '2012 2014 2016 2020',
    'deductible 500-1000, or 2500',
    'my request AB-2026-000123',
    'my policy number is 123456789 and my claim # 046454286',
    'police numéro 123 456 789',
    'call 911, 988, 811 or 211',
    'postal codes T2P and T5J',
    'born in 1990',
    'Super Visa: $100,000 for 365 days',
    'a house of 2400 square feet, built 1974, 2 storeys',
    'open 9:00-17:00, Saturday 10:00-14:00',
    'Bill 47, AR 132/2021, s. 585.1, SPF 6',
    '3.5 % or 7,5 % or 12.5%',
    'look at your site',
    'my own licence is class 5',
    'do plates cost more for 2026 models',
    'a deductible of 250, 500, 1000 or 2000',
    'IN 2026 WE BOUGHT A HOUSE',
  ])('%s', (text) => expect(redact(text)).toEqual({ content: text, kinds: [] }));
});

describe('for any words', () => {
  const digits = fc.constantFrom(
    '403 555 0142',
    '4111 1111 1111 1111',
    '046 454 286',
    '1HGCM82633A004352',
    '123456-789',
  );
  const fragment = fc.oneof(
    fc.string({ maxLength: 12 }),
    digits,
    fc.constantFrom(
      'born ',
      'dob',
      '12 May 1990',
      'ava@example.com',
      'T2P 1J9',
      'card ',
      ' sin ',
      '[date of birth]',
      'age',
      ', ',
      '\u200b',
      '1',
      '-',
      ' ',
    ),
  );
  const texts = fc.array(fragment, { maxLength: 20 }).map((parts) => parts.join(''));

  it('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { content } = redact(text);
        expect(redact(content)).toEqual({ content, kinds: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('a number between words never remains, however it is split up', () => {
    const words = fc.constantFrom('please write to', 'it is', 'qui est', 'about my house,', '');
    const joints = fc.constantFrom('', ' ', '-', '.', '\u200b', '\u00a0', '‑', ' - ', '\u2009');
    fc.assert(
      fc.property(words, words, fc.array(joints, { minLength: 2, maxLength: 2 }), (before, after, [one, two]) => {
        const { content } = redact(`${before} 403${one}555${two}0142 ${after}`);
        expect(content).toContain('[phone number]');
        expect(content).not.toMatch(/\d/);
      }),
    );
  });

  it('never throws, and keeps what is not personal data', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void redact(text)),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdef ghi,.!é🙂') }), (text) => {
        expect(redact(text)).toEqual({ content: text, kinds: [] });
      }),
    );
  });

  it.each([
    '1',
    '(403) 5',
    '1-',
    '+',
    '403 555 014 ',
    '1.1/',
    'a@',
    'a.',
    'born ',
    'a1b2 ',
    'one ',
    '12 may ',
    'born 1 1 90 ',
    'at dot ',
    '1,000',
  ])('a hostile %j takes time in proportion to its length', { tags: ['long'] }, (piece) => {
    expect(growthOver(piece, redact)).toBeLessThan(LINEAR_GROWTH_MAX);
  });
});
