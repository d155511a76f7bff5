/** Four ways a paper about a car says the same: a table, boxes, a card, a letter. */
import { pick } from './facts.ts';
import {
  carsOf,
  dollars,
  driverOf,
  inWords,
  type Layout,
  office,
  premium,
  printedOf,
  sheetOf,
  short,
} from './sheet.ts';

/** Labels at the left, vehicles and coverages in tables. */
export const table: Layout = {
  name: 'declarations in tables',
  line: 'auto',
  draw(facts, chance) {
    const { sheet, put, rule } = sheetOf('sans');
    put(48, 60, facts.insurer, 15, true);
    put(48, 80, 'Automobile Policy – Certificate of Insurance (Alberta)', 11);
    put(390, 60, 'Your broker', 8, true);
    office.forEach((text, row) => void put(390, 72 + row * 11, text, 8));
    rule(48, 108, 564, 108);
    put(48, 128, 'Policy number');
    put(190, 128, facts.policyNumber);
    put(48, 146, pick(chance, ['Named insured', 'Name of insured']));
    put(190, 146, facts.name);
    put(48, 164, pick(chance, ['Mailing address', 'Address']));
    put(190, 164, facts.street);
    put(190, 178, `${facts.city}, AB  ${facts.postalCode}`);
    put(48, 198, 'Policy period');
    put(190, 198, `From ${inWords(facts.effective)} to ${inWords(facts.expiry)} 12:01 a.m.`);
    put(48, 234, 'Described automobiles', 12, true);
    for (const [x, text] of [
      [48, 'No.'],
      [80, 'Year'],
      [130, 'Make'],
      [230, 'Model'],
      [350, 'Vehicle identification number'],
    ] as const)
      put(x, 252, text, 9, true);
    rule(48, 257, 564, 257);
    facts.cars.forEach(({ vin, year, make, model }, row) => {
      const y = 273 + row * 17;
      put(48, y, String(row + 1));
      put(80, y, String(year));
      put(130, y, make);
      put(230, y, model);
      put(350, y, vin);
    });
    put(48, 330, 'Drivers', 12, true);
    for (const [x, text] of [
      [48, 'Driver name'],
      [230, 'Date of birth'],
      [350, 'Licence class'],
      [450, 'Year licensed'],
    ] as const)
      put(x, 348, text, 9, true);
    rule(48, 353, 564, 353);
    facts.drivers.forEach(({ name, birthDate, licensed }, row) => {
      put(48, 369 + row * 17, name);
      put(230, 369 + row * 17, birthDate);
      put(350, 369 + row * 17, '5');
      put(450, 369 + row * 17, String(licensed));
    });
    put(48, 420, 'Insurance coverages', 12, true);
    for (const [x, text] of [
      [48, 'Coverage'],
      [280, 'Limit'],
      [380, 'Deductible'],
      [480, 'Premium'],
    ] as const)
      put(x, 438, text, 9, true);
    rule(48, 443, 564, 443);
    const rows: [string, string, string][] = [
      ['Section A – Third party liability', dollars(facts.liability), ''],
      ['Section B – Accident benefits', 'As stated', ''],
      ['Section C – Collision or upset', '', dollars(facts.collision)],
      ['Section C – Comprehensive', '', dollars(facts.comprehensive)],
      ['SEF 44 – Family protection', dollars(facts.liability), ''],
    ];
    rows.forEach(([cover, limit, deductible], row) => {
      put(48, 459 + row * 17, cover);
      if (limit) put(280, 459 + row * 17, limit);
      if (deductible) put(380, 459 + row * 17, deductible);
      put(480, 459 + row * 17, premium(chance));
    });
    put(48, 600, 'This is a specimen for testing. It insures nobody.', 8);
    const printed = printedOf(facts, 'liability', 'collision', 'comprehensive');
    return [sheet, { ...printed, ...carsOf(facts), ...driverOf(facts) }];
  },
};

/** Small labels above their values, in boxes. */
export const boxes: Layout = {
  name: 'declarations in boxes',
  line: 'auto',
  draw(facts, chance) {
    const { sheet, put, rule } = sheetOf('sans');
    const [car] = facts.cars;
    const box = (x: number, y: number, width: number, label: string, value: string) => {
      put(x + 5, y + 12, label, 7.5);
      put(x + 5, y + 27, value, 11);
      rule(x, y, x + width, y);
      rule(x, y + 34, x + width, y + 34);
      rule(x, y, x, y + 34);
      rule(x + width, y, x + width, y + 34);
    };
    put(40, 56, 'RENEWAL CERTIFICATE', 14, true);
    put(40, 74, `Underwritten by ${facts.insurer}`, 10);
    box(40, 96, 260, 'INSURED', facts.name);
    box(300, 96, 270, 'POLICY NUMBER', facts.policyNumber);
    box(40, 136, 260, 'STREET ADDRESS', facts.street);
    box(300, 136, 170, 'CITY', facts.city);
    box(470, 136, 100, 'POSTAL CODE', facts.postalCode);
    box(40, 176, 260, 'EFFECTIVE DATE', short(facts.effective));
    box(300, 176, 270, pick(chance, ['EXPIRY DATE', 'EXPIRATION DATE']), short(facts.expiry));
    put(40, 240, 'Vehicle 1', 11, true);
    box(40, 250, 80, 'YEAR', String(car?.year));
    box(120, 250, 150, 'MAKE', car?.make.toUpperCase() ?? '');
    box(270, 250, 120, 'MODEL', car?.model.toUpperCase() ?? '');
    box(390, 250, 180, 'VIN / SERIAL NUMBER', car?.vin ?? '');
    put(40, 316, 'Coverage', 11, true);
    box(40, 326, 180, 'LIABILITY LIMIT', dollars(facts.liability));
    box(220, 326, 170, 'COLLISION DEDUCTIBLE', dollars(facts.collision));
    box(390, 326, 180, 'COMPREHENSIVE DEDUCTIBLE', dollars(facts.comprehensive));
    box(40, 366, 180, 'ANNUAL PREMIUM', premium(chance));
    put(40, 430, 'This is a specimen for testing. It insures nobody.', 8);
    const printed = printedOf(facts, 'liability', 'collision', 'comprehensive');
    return [sheet, { ...printed, ...carsOf({ ...facts, cars: facts.cars.slice(0, 1) }) }];
  },
};

/** The card that is kept in the glove box. */
export const card: Layout = {
  name: 'pink card',
  line: 'auto',
  draw(facts) {
    const { sheet, put, rule } = sheetOf('sans', 360, 230);
    sheet.tint = '#f6cdd6';
    const [car] = facts.cars;
    put(16, 22, 'MOTOR VEHICLE LIABILITY INSURANCE CARD', 10, true);
    put(16, 35, 'Province of Alberta', 8);
    rule(16, 41, 344, 41);
    put(16, 55, 'Name and address of insured', 6.5);
    put(16, 67, facts.name, 9);
    put(16, 79, facts.street, 9);
    put(16, 91, `${facts.city} AB ${facts.postalCode}`, 9);
    put(200, 55, 'Insurer', 6.5);
    put(200, 67, facts.insurer, 8.5);
    put(200, 81, 'Policy no.', 6.5);
    put(200, 92, facts.policyNumber, 9);
    rule(16, 102, 344, 102);
    put(16, 115, 'Effective date', 6.5);
    put(16, 127, short(facts.effective), 9);
    put(200, 115, 'Expiry date', 6.5);
    put(200, 127, short(facts.expiry), 9);
    put(16, 146, 'Vehicle: year, make, model', 6.5);
    put(16, 158, `${car?.year} ${car?.make.toUpperCase()} ${car?.model.toUpperCase()}`, 9);
    put(200, 146, 'Serial number (VIN)', 6.5);
    put(200, 158, car?.vin ?? '', 9);
    put(16, 184, 'Specimen for testing. It insures nobody.', 6.5);
    return [sheet, { ...printedOf(facts), ...carsOf({ ...facts, cars: facts.cars.slice(0, 1) }) }];
  },
};

/** A letter in sentences. */
export const letter: Layout = {
  name: 'renewal letter',
  line: 'auto',
  draw(facts, chance) {
    const { sheet, put } = sheetOf(pick(chance, ['serif', 'sans']));
    const [car] = facts.cars;
    put(60, 64, facts.insurer, 14, true);
    put(60, 80, '900 Bay Street, Toronto, ON M5S 3A1', 8);
    put(60, 120, facts.name, 11);
    put(60, 134, facts.street, 11);
    put(60, 148, `${facts.city}, Alberta ${facts.postalCode}`, 11);
    put(60, 186, `Your auto policy ${facts.policyNumber}`, 12, true);
    const say = [
      `Dear ${facts.name},`,
      `Thank you for insuring with us. Your policy renews on ${inWords(facts.expiry)}.`,
      'Please look through the details below and call your broker if anything has changed.',
      '',
      `Vehicle: ${car?.year} ${car?.make} ${car?.model}, VIN ${car?.vin}`,
      `Third party liability: ${dollars(facts.liability)}`,
      `Collision: ${dollars(facts.collision)} deductible`,
      `Comprehensive: ${dollars(facts.comprehensive)} deductible`,
      '',
      `Your premium for the next twelve months is ${premium(chance)}, paid monthly.`,
      'This letter is a specimen for testing. It insures nobody.',
    ];
    say.forEach((text, row) => {
      if (text) put(60, 216 + row * 18, text, 11);
    });
    const printed = printedOf(facts, 'liability', 'collision', 'comprehensive');
    return [sheet, { ...printed, ...carsOf({ ...facts, cars: facts.cars.slice(0, 1) }) }];
  },
};
