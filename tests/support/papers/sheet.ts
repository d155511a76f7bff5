/** A sheet of paper to print on, and what was printed. Coordinates are points, from the top left. */
import type { Chance, Facts } from './facts.ts';

export type Mark = { text: string; x: number; y: number; size: number; bold: boolean };
export type Face = 'sans' | 'serif';
export type Sheet = {
  width: number;
  height: number;
  face: Face;
  marks: Mark[];
  rules: [number, number, number, number][];
  tint?: string;
};
/** What is printed on the sheet, by what it answers. */
export type Printed = Record<string, string | number>;
export type Layout = { name: string; line: 'auto' | 'home'; draw: (facts: Facts, chance: Chance) => [Sheet, Printed] };

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const parts = (iso: string) => iso.split('-').map(Number) as [number, number, number];
export const inWords = (iso: string) => {
  const [year, month, day] = parts(iso);
  return `${months[month - 1]} ${day}, ${year}`;
};
export const short = (iso: string) => {
  const [year, month, day] = parts(iso);
  return `${String(day).padStart(2, '0')} ${months[month - 1]?.slice(0, 3)} ${year}`;
};
export const dollars = (amount: number) => `$${amount.toLocaleString('en-CA')}`;

export function sheetOf(face: Face, width = 612, height = 792) {
  const sheet: Sheet = { width, height, face, marks: [], rules: [] };
  const put = (x: number, y: number, text: string, size = 10, bold = false) =>
    void sheet.marks.push({ text, x, y, size, bold });
  const rule = (x1: number, y1: number, x2: number, y2: number) => void sheet.rules.push([x1, y1, x2, y2]);
  return { sheet, put, rule };
}

export function printedOf(facts: Facts, ...keys: (keyof Facts)[]): Printed {
  return Object.fromEntries(
    ['insurer', 'name', 'street', 'city', 'postalCode', 'expiry', ...keys].map((key) => [
      key,
      facts[key as keyof Facts] as string | number,
    ]),
  );
}

export function carsOf({ cars }: Facts): Printed {
  return Object.fromEntries(
    cars.flatMap(({ vin, year, make, model }, row) => [
      [`vin.${row}`, vin],
      [`year.${row}`, year],
      [`make.${row}`, make],
      [`model.${row}`, model],
    ]),
  );
}

export function driverOf({ drivers: [driver] }: Facts): Printed {
  return driver
    ? { 'driverName.0': driver.name, 'birthDate.0': driver.birthDate, 'firstLicensed.0': driver.licensed }
    : {};
}

export const premium = (chance: Chance) => `$${(80 + chance() * 900).toFixed(2)}`;
/** The broker’s own address, which is nobody’s answer. */
export const office = ['Sunrise Brokerage Ltd.', '400 Centre Street N', 'Calgary, AB T2E 2P5'];
