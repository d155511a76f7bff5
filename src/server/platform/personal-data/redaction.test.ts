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
    ['my plate is ABC-1234', 'my plate is [plate number]'],
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
    // Health numbers of the provinces, by their label.
    ['my AHS number is 12345-6789', 'my AHS number is [health number]'],
    ['AHCIP 123456789', 'AHCIP [health number]'],
    ['OHIP 1234-567-890 AB', 'OHIP [health number] AB'],
    ['BC services PHN 9876 543 210', 'BC services PHN [health number]'],
    ['MSP: 9876543210', 'MSP: [health number]'],
    ['Manitoba PHIN 123 456 789', 'Manitoba PHIN [health number]'],
    ['health services number 123 456 789', 'health services number [health number]'],
    ['RAMQ DOEJ 5203 1416', 'RAMQ [health number]'],
    ['NWT health card N1234567', 'NWT health card [health number]'],
    // By shape and check digit alone: Alberta, Ontario, British Columbia.
    ['12345-6789 and 98765 4321', '[health number] and [health number]'],
    ['Mom’s is 9698-658-215', 'Mom’s is [health number]'],
    // Passports.
    ['my passport is AB123456', 'my passport is [passport number]'],
    ['passport no. A123456AB', 'passport no. [passport number]'],
    ['Indian passport number: Z1234567', 'Indian passport number: [passport number]'],
    ['passport P1234567A expires in May', 'passport [passport number] expires in May'],
    ['passeport AB 123456', 'passeport [passport number]'],
    ['AB123456 is my passport', '[passport number] is my passport'],
    ['US passport 512345678', 'US passport [passport number]'],
    // Licence plates.
    ['licence plate CBV4211', 'licence plate [plate number]'],
    ['plate number CBV 4211', 'plate number [plate number]'],
    ['my plate is CBV 4211', 'my plate is [plate number]'],
    ['plate: AB1 23C', 'plate: [plate number]'],
    ['CBV-4211 is my plate', '[plate number] is my plate'],
    ['plaque A12-BCD', 'plaque [plate number]'],
    // Policies and claims.
    [
      'my policy number is 123456789 and my claim # 046454286',
      'my policy number is [policy number] and my claim # [claim number]',
    ],
    ['my policy number is 4471-K-882, is it paid up', 'my policy number is [policy number], is it paid up'],
    ['policy AB1234567', 'policy [policy number]'],
    ['policy no. 12345', 'policy no. [policy number]'],
    ['policy number AB 1234567', 'policy number [policy number]'],
    ['police numéro 123 456 789', 'police numéro [policy number]'],
    ['claim number 24-CLM-00917', 'claim number [claim number]'],
    ['claim 2024-118834 is still open', 'claim [claim number] is still open'],
    ['réclamation no 987654', 'réclamation no [claim number]'],
    // Street addresses.
    ['change my address please to 44 maple dr', 'change my address please to [street address]'],
    ['I live at 1204 17th Avenue SW, Calgary', 'I live at [street address], Calgary'],
    ['10230 104 Street NW Edmonton', '[street address] Edmonton'],
    ['#305, 1204 17 Ave SW', '[street address]'],
    ['apt 4, 212 Mountain View Crescent', '[street address]'],
    ['the house is at 88 Lakeview Drive', 'the house is at [street address]'],
    ['15 Cougar Ridge Close SW', '[street address]'],
    ['my address is 12 Elm', 'my address is [street address]'],
    ['123, rue Principale', '[street address]'],
    ['j’habite au 45 avenue du Parc', 'j’habite au [street address]'],
    ['54032 Range Road 25', '[street address]'],
    ['PO Box 1180', '[street address]'],
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
    // Policies, claims and years.
    'my policy renews in 2027, policy 2026-2027, claim in 2024',
    'a policy for $2,000,000, a policy limit of 1000000',
    'policy is 1,200 a year',
    'one claim in 2019 and claim 2 in 2021',
    'does the policy number change at renewal',
    'where do I find my claim number',
    'claim 1500 dollars for a laptop',
    'do I need a passport for Super Visa insurance 2026',
    'passport renewal takes 20 days',
    'new plates for my 2019 Ford 150',
    'a plate for 2026 costs 93 dollars',
    'Ontario plates to Alberta plates in 90 days',
    // Models, forms and forms of words.
    'a 2019 F-150, a CR-V 2021, a Mazda CX-5, RAV4 2020, Model 3',
    'a 2019 Honda CR-V or a 2015 Civic 4 dr',
    'Form 1, SPF 1, SEF 44, OPCF 20, form AB-1, S.E.F. 43R',
    'iPhone 15 Pro, RTX 4090, 2012 Dodge Ram 1500',
    // Roads and places.
    'Highway 2, QE2, Highway 63 north, Deerfoot Trail, 16 Avenue NE',
    'hit at 36 Street and 17 Avenue',
    'a crash on Highway 1 near Canmore, 20 km from Banff',
    '10 minutes drive from work, a 4 wheel drive, 3 lane road',
    '2 rentals St. Albert, 1 house in St. Paul',
    'we are 4 people who drive, 2 friends drive, one lives close',
    '5 years on the road, 2 cars in the court',
    'an address in Calgary, my address changed in 2025',
    'I moved at 25 to Lethbridge',
    'postal codes T1H, T1J, T9H, T4N and T2 to T3',
    'hail on August 5 way worse than 2020',
    'health insurance for 100000 dollars, health card needed',
    'zip 90210',
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
    'policy number ',
    'claim a-',
    'passport ',
    'plate is ',
    '12 a ',
    'at 12 elm ',
    '12 rue ',
    'unit 1, ',
  ])('a hostile %j takes time in proportion to its length', { tags: ['long'] }, (piece) => {
    expect(growthOver(piece, redact)).toBeLessThan(LINEAR_GROWTH_MAX);
  });
});
