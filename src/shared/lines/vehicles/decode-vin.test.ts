import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vinCheckDigitMatches } from '../validators.ts';
import { decodeVin, makerCode } from './decode-vin.ts';
import { decode } from './load.ts';
import type { VinData } from './vin-data.ts';

const today = '2026-11-26';
const CHARACTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'];

/** VINs that public documentation and open test data use as examples. */
const examples: readonly [string, string][] = [
  ['1HGCM82633A004352', '2003 Honda Accord, coupe, gasoline'],
  ['JH4KA7561PC008269', '1993 Acura Legend, sedan, gasoline'],
  ['5GZCZ43D13S812715', '2003 Saturn Vue, SUV'],
  ['KM8K2CAB4PU001140', '2023 Hyundai Kona, SUV, gasoline'],
  ['5YJ3E1EA7HF000337', '2017 Tesla Model 3, sedan, electric'],
  ['1FTFW5L86RFB45612', '2024 Ford F-150, pickup, gasoline'],
  ['1FT7W2BT3JEB02011', '2018 Ford F-250, pickup, diesel'],
  ['3FTTW8A35SRA58370', '2025 Ford Maverick, pickup, hybrid'],
  ['1G1YC2D47T5102754', '2026 Chevrolet Corvette, coupe, gasoline'],
  ['2GKFLTEK4H6343592', '2017 GMC Terrain, SUV, gasoline'],
  ['2HKRW2H20NH207506', '2022 Honda CR-V, SUV, gasoline'],
  ['1C6RJTBG8TL161612', '2026 Jeep Gladiator, pickup, gasoline'],
  ['3KPF54AD7ME321714', '2021 Kia Forte, sedan, gasoline'],
  ['JM1NDAM79S0658829', '2025 Mazda MX-5, convertible, gasoline'],
  ['WDC0G8EB1LV225517', '2020 Mercedes-Benz GLC-Class, SUV, gasoline'],
  ['5N1AT2MVXLC807279', '2020 Nissan Rogue, SUV, gasoline'],
  ['3C6UR5DL8NG108210', '2022 Ram 2500, pickup, diesel'],
  ['4S4SLDB69T3023252', '2026 Subaru Forester, SUV, gasoline'],
  ['JTNKHMBX1L1083032', '2020 Toyota C-HR, SUV, gasoline'],
  ['3VV4B7AX5MM144910', '2021 Volkswagen Tiguan, SUV, gasoline'],
  ['1XPTD40X6JD456115', '2018 Peterbilt 367, tractor, diesel'],
];

const folder = path.join(import.meta.dirname, 'data');
const files = readdirSync(folder)
  .filter((name) => name.startsWith('vin-') && name !== 'vin-codes.json')
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as VinData);
const codes = files.flatMap((data) => Object.keys(data.codes).map((code) => ({ code, data })));

function withCheckDigit(vin: string): string {
  const digit = [...'0123456789X'].find((it) => vinCheckDigitMatches(vin.slice(0, 8) + it + vin.slice(9)));
  return vin.slice(0, 8) + digit + vin.slice(9);
}

/** A VIN of a code in the data that matches one pattern of one of its schemas in a year of its use. */
const listed = fc
  .record({ place: fc.nat({ max: codes.length - 1 }), seed: fc.array(fc.nat(), { minLength: 16, maxLength: 16 }) })
  .map(({ place, seed }) => {
    const { code, data } = codes[place] ?? { code: '', data: files[0] as VinData };
    const pick = <T>(list: readonly T[], turn: number) => list[(seed[turn] ?? 0) % list.length] as T;
    const use = pick((data.codes[code] ?? '').split(' ').slice(1), 0);
    const [spans = '', schema = ''] = use.split(':');
    const year = Math.min(Number(spans.slice(0, 4)), 2026);
    const patterns = (data.schemas[Number.parseInt(schema, 36)] ?? '').split(';').flatMap((meaning) => {
      const [index = '', keys = ''] = meaning.split('=');
      return data.values[Number.parseInt(index, 36)]?.startsWith('m') ? keys.split(',') : [];
    });
    const pattern = pick(patterns, 1);
    const sets = pattern.match(/\[[^\]]*\]|\S/g) ?? [];
    const characters = Array.from({ length: 13 }, (_, at) => {
      const set = sets[at] ?? '.';
      return set === '.' ? pick(CHARACTERS, at + 2) : pick([...set.replace(/[[\]]/g, '')], at + 2);
    });
    // For cars the seventh character says whether the year is before 2010.
    if (!sets[3] || sets[3] === '.') characters[3] = year >= 2010 ? 'A' : '1';
    characters[5] = 'ABCDEFGHJKLMNPRSTVWXY123456789'.charAt((year - 1980) % 30);
    const serial = code.length === 6 ? [...code.slice(3)] : characters.slice(7, 10);
    const end = [...characters.slice(5, 7), ...serial, ...characters.slice(10)].join('');
    const vin = withCheckDigit(`${code.slice(0, 3)}${characters.slice(0, 5).join('')}0${end}`);
    return { vin, data };
  });

describe('decoding a VIN', () => {
  it.each(examples)('reads %s as %s', async (vin, words) => {
    const { year, make, model, body, fuel } = (await decode(vin, today)) ?? {};
    expect([`${year} ${make} ${model}`, body, fuel].filter(Boolean).join(', ')).toBe(words);
  });

  it('says only the make and the year of a model sold in Canada alone', async () => {
    expect(await decode('3VWR17AU5KM502465', today)).toEqual({ make: 'Volkswagen', year: 2019 });
  });

  it('reads what was copied with spaces and small letters', async () => {
    expect(await decode(' 1hgcm826 33a-004352', today)).toMatchObject({ make: 'Honda', model: 'Accord' });
  });

  it('knows the maker of nearly every VIN that matches a pattern, and never names another', () => {
    let [read, tried] = [0, 0];
    fc.assert(
      fc.property(listed, ({ vin, data }) => {
        tried += 1;
        const vehicle = decodeVin(vin, data, 2027);
        if (!vehicle) return;
        read += 1;
        expect(makesOf(data, makerCode(vin))).toContain(vehicle.make);
      }),
      { numRuns: 2_000, seed: 19 },
    );
    expect(read / tried).toBeGreaterThan(0.95);
  });

  it('reads no year later than there can be', () => {
    fc.assert(
      fc.property(listed, ({ vin, data }) => {
        expect(decodeVin(vin, data, 2027)?.year ?? 1981).toBeLessThanOrEqual(2027);
      }),
      { numRuns: 500, seed: 19 },
    );
  });

  it('never reads a VIN with a wrong check digit', () => {
    fc.assert(
      fc.property(listed, fc.constantFrom(...'0123456789X'), ({ vin, data }, digit) => {
        fc.pre(digit !== vin.charAt(8));
        expect(decodeVin(vin.slice(0, 8) + digit + vin.slice(9), data, 2027)).toBeNull();
      }),
      { numRuns: 500, seed: 19 },
    );
  });

  it('never reads what is no VIN', async () => {
    const odd = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9]{16}$/), fc.stringMatching(/^1HG[IOQ][A-Z0-9]{13}$/));
    await fc.assert(
      fc.asyncProperty(odd, async (text) => {
        expect(await decode(text, today)).toBeNull();
      }),
    );
  });

  it('keeps each file small enough for a phone', () => {
    for (const data of files) expect(JSON.stringify(data).length).toBeLessThan(170_000);
  });
});

function makesOf(data: VinData, code: string): Set<string> {
  const uses = (data.codes[code] ?? '').split(' ').slice(1);
  const meanings = uses.flatMap((use) => (data.schemas[Number.parseInt(use.split(':')[1] ?? '', 36)] ?? '').split(';'));
  const values = meanings.map((meaning) => data.values[Number.parseInt(meaning, 36)] ?? '');
  return new Set(values.filter((value) => value.startsWith('m')).map((value) => value.slice(1).split('\t')[0] ?? ''));
}
