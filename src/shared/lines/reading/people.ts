/** Who is insured, where they live and who drives: by labels, and by the block of an address. */
import { isAlbertaPostalCode } from '../validators.ts';
import type { Cell } from './cells.ts';
import { type Finding, findingOf } from './findings.ts';
import { columnUnder, type Found, valuesAt } from './labels.ts';
import { inTitleCase, type Read, type Reader, readDate, readPerson, readPostalCode, readYear } from './values.ts';

const INSURER_LABEL = /^(name of )?(insurer|insurance company|insurance carrier|underwritten by|insured by|carrier)\b/i;
const COMPANY =
  /^((?:[A-Z][\w&'’.-]*\s){1,5}?(?:Insurance|Assurance|Mutual)(?:\s(?:Insurance|Company|Corporation|Corp\.?|Group|Inc\.?|Ltd\.?|Limited|Mutual|Society))*(?:\sof\s(?:Canada|Alberta))?)/;
const NO_COMPANY =
  /\b(vehicle|automobile|auto|liability|certificate|policy|card|coverage|home|property|your|limit|broker|brokerage|agency|services)\b/i;

function readCompany(text: string): Read<string> | null {
  const name = COMPANY.exec(text)?.[1]?.trim();
  return name && !NO_COMPANY.test(name) ? { value: name, start: 0, end: name.length } : null;
}

/** Behind its label any company will do; elsewhere it has to sound like an insurer. */
function readLabelled(text: string): Read<string> | null {
  const company = readCompany(text);
  const name = /^[A-Z][\w&'’. -]{2,60}$/.exec(text.trim())?.[0];
  return company ?? (name && !/\d{4}/.test(name) ? { value: name, start: 0, end: text.length } : null);
}

export function findInsurer(cells: readonly Cell[]): Finding[] {
  const [labelled] = valuesAt(cells, INSURER_LABEL, readLabelled);
  if (labelled) return [findingOf('insurer', labelled.cell, labelled.read)];
  for (const cell of cells) {
    const read = readCompany(cell.text);
    if (read) return [findingOf('insurer', cell, read)];
  }
  return [];
}

const NAME_LABEL =
  /^(name(s)? and (mailing )?address of (the )?(named )?insured(s)?|name of (the )?(named )?insured(s)?|named insured(s)?|insured(’s|'s)? name|policy ?holder|insured|customer name|dear( (mr|mrs|ms|dr)\.?)?)\b/i;

export function findName(cells: readonly Cell[]): Found<string> | undefined {
  return valuesAt(cells, NAME_LABEL, readPerson)[0];
}

interface AddressBlock {
  /** The line with the city, the province and the postal code. */
  cell: Cell;
  postal: Found<string> | undefined;
  city: Found<string> | undefined;
  street: Found<string> | undefined;
  name: Found<string> | undefined;
  score: number;
}

const PROVINCE = /[,\s]*\b(AB|A\.B\.|Alberta|Alta\.?)\b[,.\s]*$/i;
const STREET = /^(#?\d+[A-Za-z]?\s?[-–]?\s?)?#?\d+[A-Za-z]?\s+[\p{L}\d]/u;
const OFFICE = /\b(broker|brokerage|agency|agent|insurance|assurance|ltd|inc|head office|claims)\b/i;
const STREET_LABEL =
  /^(street address|mailing address|risk address|address of (the )?risk|insured location|location of (the )?risk|risk location|address)\b/i;

function readCity(text: string): Read<string> | null {
  const name = text.replace(PROVINCE, '').trim();
  const city = /^[\p{L}.'’ -]{2,40}$/u.test(name) ? name : null;
  if (!city || /\b(province|postal|code|street|address)\b/i.test(city)) return null;
  return { value: city === city.toUpperCase() ? inTitleCase(city) : city, start: 0, end: name.length };
}

function readStreet(text: string): Read<string> | null {
  const street = text.trim().replace(/[,.]$/, '');
  if (!STREET.test(street) || street.length > 80 || readDate(street) || /\$|%/.test(street)) return null;
  return {
    value: street === street.toUpperCase() && /[A-Z]{4}/.test(street) ? inTitleCase(street) : street,
    start: 0,
    end: street.length,
  };
}

/** The cells above another that begin where it does, nearest first, without a gap. */
function above(cells: readonly Cell[], cell: Cell): Cell[] {
  const column = cells.filter(
    (other) => other.page === cell.page && other.line < cell.line && Math.abs(other.x - cell.x) < 0.03,
  );
  const near: Cell[] = [];
  let lowest = cell;
  for (const other of column.reverse()) {
    if (lowest.y - other.y > 3.2 * Math.max(lowest.height, other.height)) break;
    near.push(other);
    lowest = other;
  }
  return near;
}

/** An address ends with its postal code; where that is not legible, with the province. */
function blockAt(cells: readonly Cell[], cell: Cell): AddressBlock | null {
  const postal = readPostalCode(cell.text);
  const province = /[,\s](AB|Alberta)\b/.exec(cell.text);
  if (!postal && !province) return null;
  const city = readCity(cell.text.slice(0, postal?.start ?? (province?.index ?? 0) + (province?.[0].length ?? 0)));
  const near = above(cells, cell);
  // Boxes have their labels between.
  const [first, second] = near.filter(({ text }) => !NAME_LABEL.test(text) && !STREET_LABEL.test(text));
  const street = first && readStreet(first.text);
  const name = street && second ? readPerson(second.text) : null;
  const office = near.slice(0, 4).some(({ text }) => OFFICE.test(text) && !NAME_LABEL.test(text));
  const score =
    (postal && isAlbertaPostalCode(postal.value) ? 2 : 0) +
    (province ? 1 : 0) +
    (street ? 1 : 0) +
    (name ? 2 : 0) +
    (near.slice(0, 4).some(({ text }) => NAME_LABEL.test(text) || STREET_LABEL.test(text)) ? 2 : 0) -
    (office ? 4 : 0);
  return {
    cell,
    postal: postal ? { cell, read: postal } : undefined,
    city: city ? { cell, read: city } : undefined,
    street: street ? { cell: first, read: street } : undefined,
    name: name && second ? { cell: second, read: name } : undefined,
    score,
  };
}

function nameAbove(cells: readonly Cell[], street: Cell): Found<string> | undefined {
  // A label between, legible or not, is nobody's name.
  return above(cells, street)
    .slice(0, 2)
    .flatMap((cell) => {
      const read = readPerson(cell.text);
      return read ? [{ cell, read }] : [];
    })[0];
}

/** In a row of boxes, what is left of the postal code. */
function leftOf(cells: readonly Cell[], { line, x }: Cell, reader: Reader<string>): Found<string> | undefined {
  const row = cells.filter((cell) => cell.line === line && cell.x < x).reverse();
  return row.flatMap((cell) => {
    const read = reader(cell.text);
    return read ? [{ cell, read }] : [];
  })[0];
}

/** The address of the person: the most likely of all on the paper, completed by labels. */
export function findAddress(cells: readonly Cell[]): AddressBlock | undefined {
  const blocks = cells.flatMap((cell) => {
    const block = blockAt(cells, cell);
    return block ? [block] : [];
  });
  const best = blocks.reduce<AddressBlock | undefined>(
    (top, one) => (top && top.score >= one.score ? top : one),
    undefined,
  );
  // An office that wrote the letter is nobody's home.
  if (!best || best.score < 2) return undefined;
  const labelled = (label: RegExp, reader: Reader<string>) => valuesAt(cells, label, reader)[0];
  const street = best.street ?? labelled(STREET_LABEL, readStreet) ?? leftOf(cells, best.cell, readStreet);
  return {
    ...best,
    street,
    name: best.name ?? (street && nameAbove(cells, street.cell)),
    city: best.city ?? labelled(/^city\b/i, readCity) ?? leftOf(cells, best.cell, readCity),
  };
}

const DRIVER_LABEL = /^(driver( name)?|name of driver|driver’s name|drivers? listed)$/i;
const readClass = (text: string): Read<string> | null => {
  const match = /^(class\s)?([56])(\s?-?\s?gdl)?$/i.exec(text.trim());
  return match?.[2] === '5' ? { value: match[3] ? '5-gdl' : '5', start: 0, end: text.length } : null;
};

/** The drivers, as far as the paper lists them in a table or names one. */
export function findDrivers(cells: readonly Cell[]): Finding[] {
  const rows = <V extends string | number>(kind: Finding['kind'], found: readonly Found<V>[]) =>
    found.map(({ cell, read }, row) => findingOf(kind, cell, read, row));
  return [
    ...rows('driverName', columnUnder(cells, DRIVER_LABEL, readPerson)),
    ...rows('birthDate', columnUnder(cells, /^(date of birth|birth ?date|dob)\b/i, readDate)),
    ...rows(
      'firstLicensed',
      columnUnder(cells, /^(year (first )?licen[cs]ed|licen[cs]ed since|first licen[cs]ed)\b/i, readYear),
    ),
    ...rows('licenceClass', columnUnder(cells, /^(driver’s )?licen[cs]e class$/i, readClass)),
  ];
}
