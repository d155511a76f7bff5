import { describe, expect, test } from 'vitest';
import { readAmounts, readDate, readPerson, readPostalCode, readVin } from './values.ts';

describe('dates', () => {
  test.each([
    ['Expires March 1, 2027', '2027-03-01'],
    ['01 Mar 2027', '2027-03-01'],
    ['O1-Mar-2O27', '2027-03-01'],
    ['2027/03/01', '2027-03-01'],
    ['Sept. 9th, 2027', '2027-09-09'],
  ])('%s is read', (text, value) => expect(readDate(text)?.value).toBe(value));

  test.each(['03/04/2027', '31 Feb 2027', 'May 2027', '12345678'])('%s is nobody’s answer', (text) =>
    expect(readDate(text)).toBeNull(),
  );
});

describe('VINs', () => {
  const vin = '2T3B1RFV4KC123456';
  const whole = '2HGFC2F53JH945331';

  test('one is found in a text, with what recognition mistakes in it', () => {
    expect(readVin(`Serial ${whole}.`, true)?.value).toBe(whole);
    expect(readVin('2HGFC2F53JH94533l', true)?.value).toBe(whole);
    expect(readVin('2HGFC2FS3JH945331', true)?.value).toBe(whole);
    expect(readVin('2HGFC 2F53J H945331', true)?.value).toBe(whole);
    expect(readVin('2HGFC2FS53JH945331', true)?.value).toBe(whole);
    expect(readVin(`1 ${whole}`, true)?.value).toBe(whole);
  });

  test('without a right check digit it is read only where the paper says what it is', () => {
    const wrong = `${vin.slice(0, 8)}X${vin.slice(9)}`;
    expect(readVin(wrong, false)?.value ?? null).not.toBe(wrong);
  });

  test('words that happen to be as long are none', () => {
    expect(readVin('AUTOMOBILE POLICY 1', true)).toBeNull();
    expect(readVin('5306 Willow Drive NW', true)).toBeNull();
  });
});

test('a postal code alternates letters and digits, whatever was recognized', () => {
  expect(readPostalCode('Calgary, AB T2S 1B4')?.value).toBe('T2S 1B4');
  expect(readPostalCode('T1J 329')?.value).toBe('T1J 3Z9');
  expect(readPostalCode('TSK 2J8')?.value).toBe('T5K 2J8');
  expect(readPostalCode('The car')).toBeNull();
});

test('amounts are those with a sign or thousands, and prices are told apart', () => {
  expect(readAmounts('Limit $1,000,000 for 12 months, $412.50').map(({ value }) => value)).toEqual([
    { dollars: 1_000_000, hasCents: false },
    { dollars: 412, hasCents: true },
  ]);
  expect(readAmounts('$2 million')[0]?.value.dollars).toBe(2_000_000);
});

test('a name is two to four words that begin with capitals, in ordinary case', () => {
  expect(readPerson('MORGAN SAMPLE')?.value).toBe('Morgan Sample');
  expect(readPerson('Morgan Sample and Casey Sample')?.value).toBe('Morgan Sample');
  expect(readPerson('POLICY NUMBER')).toBeNull();
  expect(readPerson('Sunrise Brokerage Ltd.')).toBeNull();
});
