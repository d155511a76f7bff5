/** Numbers that identify a person, distinguished by digit count, grouping, and the words around them. */

import { type Finding, findAll, redactedWords } from './finding.ts';
import type { RedactedKind } from './schema.ts';

type Group = { digits: string; start: number; end: number };
type NumberKind = Extract<RedactedKind, 'card' | 'health-number' | 'licence' | 'sin' | 'phone'>;
type Context = { kind: NumberKind; start: number; end: number };

/** Digits that may form one number: in sequence, separated only by these few characters. */
type Row = { text: string; groups: Group[]; contexts: readonly Context[] };
type Candidate = {
  digits: string;
  /** How many digits each group has: `3-3-4`. */
  shape: string;
  hasPlus: boolean;
  start: number;
  end: number;
  row: Row;
  context: NumberKind | null;
};

const BETWEEN = /^[ \t\r\n.\-()/_,+*|~#]{1,3}$/;
/** An amount written with commas is a unit, and not part of another number. */
const AMOUNT = /\d{1,3}(?:,\d{3})+(?!,?\d)/g;
const DIGITS_MIN = 5;
const DIGITS_MAX = 19;
const PLUS = /\+ ?\(?$/;

/** The maximum distance between a number and the word that describes it. */
const BEFORE = 44;
const CONTEXTS: readonly [NumberKind, RegExp][] = [
  [
    'health-number',
    /health ?(?:care|services|insurance)? ?(?:card|insurance n|number|no\b|#|id)|\bah(?:c|cip|s)\b|\bphi?n\b|\bohip\b|\bmsp\b|\bmcp\b|\bhsn\b|\bmhsc\b|medicare|maladie|carte soleil|carte sante/g,
  ],
  ['licence', /licen[cs]e|\bpermis\b|driver'?s|\bdl\b|operator n/g],
  ['sin', /\bsin\b|\bs\.i\.n|social insurance|\bnas\b|assurance sociale|social security|\bssn\b/g],
  ['card', /\bcard\b|visa n|visa \d|\bvisa:|master ?card|\bamex\b|american express|carte de credit|\bdebit\b/g],
  [
    'phone',
    /\bcall|\bphone|\btel\b|telephone|\bcell|\bmobile|\btext(?:o)?\b|\breach|\bfax\b|appele|\bjoindre|whatsapp/g,
  ],
];

/** Every word that says what a number is, ordered by end position; `health card` after `card`. */
function contextsOf(text: string): Context[] {
  return CONTEXTS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ kind, start: index, end: index + length })),
  ).sort((one, other) => one.end - other.end || other.start - one.start);
}

/** What the words before a number say it is: the nearest wins. */
function contextOf(contexts: readonly Context[], start: number): NumberKind | null {
  const nearest = contexts.findLast(({ end }) => end <= start);
  return nearest && nearest.end >= start - BEFORE ? nearest.kind : null;
}

/** `… is my licence`. */
function contextAfter({ text, contexts }: Row, end: number): NumberKind | null {
  const next = text.charCodeAt(end);
  // Spaces, commas and letters only: after any other character there are no words to read.
  if (!(next === 0x20 || next === 0x2c || next > 0x60)) return null;
  const words = /^[ ,]{0,2}(?:is|was|est|c'est) (?:my|his|her|our|mon|ma) /.exec(text.slice(end, end + 20))?.[0];
  if (!words) return null;
  const from = end + words.length;
  return contexts.find(({ start }) => start >= from && start <= from + 12)?.kind ?? null;
}

function rowsOf(text: string): Row[] {
  const amounts = [...text.matchAll(AMOUNT)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const contexts = contextsOf(text);
  const rows: Row[] = [];
  let last: Group | undefined;
  let amount = 0;
  for (const match of text.matchAll(/\d+/g)) {
    const group = { digits: match[0], start: match.index, end: match.index + match[0].length };
    while ((amounts[amount]?.[1] ?? Infinity) <= group.start) amount += 1;
    if ((amounts[amount]?.[0] ?? Infinity) <= group.start) {
      last = undefined;
      continue;
    }
    const joined = last && BETWEEN.test(text.slice(last.end, Math.min(group.start, last.end + 4)));
    if (joined) rows.at(-1)?.groups.push(group);
    else rows.push({ text, groups: [group], contexts });
    last = group;
  }
  return rows;
}

/** Every run of whole groups with few enough digits, the longest first. */
function* candidatesFrom(row: Row, from: number): Generator<Candidate> {
  const first = row.groups[from];
  if (!first) return;
  let to = from;
  let length = first.digits.length;
  while (length + (row.groups[to + 1]?.digits.length ?? Infinity) <= DIGITS_MAX) {
    to += 1;
    length += row.groups[to]?.digits.length ?? 0;
  }
  if (length < DIGITS_MIN) return;
  const before = contextOf(row.contexts, first.start);
  const hasPlus = PLUS.test(row.text.slice(Math.max(0, first.start - 3), first.start));
  const groups = row.groups.slice(from, to + 1);
  // Shortened group by group: in a text of nothing but digits this is the expensive part.
  let digits = groups.map((group) => group.digits).join('');
  let shape = groups.map((group) => group.digits.length).join('-');
  for (let last = groups.pop(); last && digits.length >= DIGITS_MIN; last = groups.pop()) {
    const context = before ?? contextAfter(row, last.end);
    yield { digits, shape, hasPlus, start: first.start, end: last.end, row, context };
    digits = digits.slice(0, -last.digits.length);
    shape = shape.slice(0, shape.lastIndexOf('-'));
  }
}

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The prefixes of existing card brands, with their number of digits. */
const ISSUED =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|(?:6\d|35)\d{14,17})$/;

const isYear = (digits: string) => /^(?:19|20)\d\d$/.test(digits);
const yearsOnly = ({ shape, digits }: Candidate) =>
  /^4(?:-4)+$/.test(shape) && (digits.match(/.{4}/g) ?? []).every((year) => isYear(year));
/** Lists such as `911, 988` identify nobody, nor does `250, 500, 1000`. */
const isList = ({ row: { text }, start, end, digits, shape }: Candidate) =>
  /^(?:911|988|[2-8]11){2,}$/.test(digits) ||
  (/^3(?:-[34])+$/.test(shape) &&
    (text.slice(start, end).match(/\d+/g) ?? []).every((group) => Number(group) % 50 === 0));
/** British Columbia: ten digits from 9, the last of them a check digit. https://www2.gov.bc.ca/gov/content/health/health-drug-coverage/msp */
function isBritishColumbian(digits: string): boolean {
  const sum = [2, 4, 8, 5, 10, 9, 7, 3].reduce((total, weight, at) => total + Number(digits[at + 1]) * weight, 0);
  return digits.startsWith('9') && String((11 - (sum % 11)) % 11) === digits[9];
}
/** A health number without a word that says so: Alberta groups it 5-4, Ontario and British Columbia 4-3-3 with a check digit. */
const hasHealthShape = ({ shape, digits }: Candidate) =>
  (shape === '5-4' && !isYear(digits.slice(5))) || (shape === '4-3-3' && (luhn(digits) || isBritishColumbian(digits)));
const isDate = ({ shape }: Candidate) => /^(?:4-[12]-[12]|[12]-[12]-4)(?:-|$)/.test(shape);
/** Split into small groups to evade detection. */
const pulledApart = ({ shape }: Candidate) => /^[12](?:-[12])+$/.test(shape) || shape.length > 10;

/** Money and distances have a unit next to them, and round numbers identify nobody. */
function isMeasure(it: Candidate): boolean {
  const { row, start, end, digits } = it;
  const { text } = row;
  const round = /0{5,}$/.test(digits) || isList(it);
  const before = /(?:[$€£]|\b(?:cad|usd))[ ]?$/.test(text.slice(Math.max(0, start - 6), start));
  const after = /^ ?(?:[$€£%]|dollars?\b|cad\b|bucks\b|km\b|kilomet|millions?\b)/.test(text.slice(end, end + 10));
  return round || before || after;
}

/** `claim number 123456789` identifies a file and not a person; it matches no kind, so it is kept. */
const REFERENCE =
  /\b(?:policy|claim|file|case|reference|ref|confirmation|invoice|police|reclamation|dossier|contrat|sinistre)(?: (?:number|no|nr|num|id|numero))?\.?[ :#]{1,3}(?:(?:is|was|est) )?#?$/;
const isReference = ({ row: { text }, start }: Candidate) => REFERENCE.test(text.slice(Math.max(0, start - 44), start));

const NORTH_AMERICAN = /^1?[2-9]\d\d[2-9]\d{6}$/;
/** A country code begins with 1 to 9, and ITU-T E.164 allows 15 digits. Avoids needless calls to the phone library, which are slow. */
const INTERNATIONAL = /^[1-9]\d{5,14}$/;
/** No real message has this many numbers; beyond it every possible number is removed without a lookup. */
const ASKED_MAX = 200;
const PHONE_SHAPES = /^(?:1[-]?)?(?:10|3-7|3-3-4|6-4|3-3-2-2|5-5|3-4-3|4-3-3|3-3-3-1)$|^11$/;
/** From other countries, or without an area code: only count after a word that announces a telephone number. */
const ANNOUNCED_SHAPES = /^(?:3-4|7|8|4-4|10|2-2-2-2-2|2-4-4|3-3-4|3-3-3|5-6|4-3-4)$/;

type Rule = { kind: NumberKind; is: (candidate: Candidate) => boolean };

/** The most specific first. Each rule checks all numbers before the next one runs. */
function rulesWith(isPhone: (international: string) => boolean): Rule[] {
  let asked = 0;
  const isInternational = (digits: string) => {
    if (!INTERNATIONAL.test(digits)) return false;
    asked += 1;
    return asked > ASKED_MAX || isPhone(`+${digits}`);
  };
  const abroad = ({ hasPlus, digits }: Candidate) => {
    const lead = hasPlus ? '' : digits.startsWith('00') ? '00' : digits.startsWith('011') ? '011' : null;
    if (lead === null || digits.length < 8) return false;
    return isInternational(digits.slice(lead.length));
  };
  return [
    {
      kind: 'card',
      is: (it) =>
        it.digits.length >= 12 &&
        !yearsOnly(it) &&
        !isDate(it) &&
        (it.context === 'card' ||
          /^(?:1[3-9]|4-4-4-4|4-6-5)$/.test(it.shape) ||
          (ISSUED.test(it.digits) && luhn(it.digits))),
    },
    {
      kind: 'health-number',
      is: (it) =>
        !isDate(it) &&
        !isMeasure(it) &&
        (it.context === 'health-number'
          ? /^\d{8,12}$/.test(it.digits)
          : it.context === null && hasHealthShape(it) && !isReference(it)),
    },
    {
      kind: 'licence',
      is: (it) =>
        !isDate(it) &&
        !isMeasure(it) &&
        (it.context === 'licence'
          ? /^\d{5,9}$|^\d{12,15}$/.test(it.digits) && !yearsOnly(it)
          : it.shape === '6-3' && it.row.text.slice(it.start, it.end).includes('-')),
    },
    {
      kind: 'sin',
      is: (it) => it.context === 'sin' && /^\d{8,10}$/.test(it.digits) && !isDate(it) && !isReference(it),
    },
    {
      kind: 'phone',
      is: (it) =>
        abroad(it) ||
        (NORTH_AMERICAN.test(it.digits) && (PHONE_SHAPES.test(it.shape) || pulledApart(it)) && !isMeasure(it)) ||
        (it.context === 'phone' && ANNOUNCED_SHAPES.test(it.shape) && !isDate(it) && !yearsOnly(it) && !isMeasure(it)),
    },
    {
      kind: 'sin',
      is: (it) =>
        it.digits.length === 9 &&
        (/^(?:9|3-3-3)$/.test(it.shape) || pulledApart(it)) &&
        !isMeasure(it) &&
        !isReference(it),
    },
  ];
}

const SPELLED =
  /(?<![\p{L}\p{N}])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf|\d)(?:[ ,.-]{1,3}|(?![\p{L}\p{N}]))){7,}/gu;

/** Spelled out digit by digit. */
function spelledIn(text: string): Finding[] {
  return findAll(text, SPELLED, 'phone').flatMap((found) => {
    const spelled = text.slice(found.start, found.end).replace(/[ ,.-]+$/, '');
    const kind = spelled.split(/[ ,.-]+/).length === 9 ? 'sin' : 'phone';
    return /[a-z]/.test(spelled)
      ? [{ ...found, end: found.start + spelled.length, kind, word: redactedWords[kind] }]
      : [];
  });
}

/** @param isPhone whether digits after a plus are a valid telephone number in some country */
export function numbersIn(text: string, isPhone: (international: string) => boolean): Finding[] {
  const rules = rulesWith(isPhone);
  const matches: (Finding & { rank: number })[] = [];
  for (const row of rowsOf(text)) {
    for (let from = 0; from < row.groups.length; from += 1) {
      for (const candidate of candidatesFrom(row, from)) {
        const rank = rules.findIndex(({ is }) => is(candidate));
        const kind = rules[rank]?.kind;
        if (!kind) continue;
        const lead =
          /[+(][ +(]{0,2}$/.exec(text.slice(Math.max(0, candidate.start - 3), candidate.start))?.[0].length ?? 0;
        matches.push({ start: candidate.start - lead, end: candidate.end, kind, word: redactedWords[kind], rank });
      }
    }
  }
  matches.sort((one, other) => one.rank - other.rank || one.start - other.start || other.end - one.end);
  const taken = new Uint8Array(text.length);
  const found = matches.filter(({ start, end }) => {
    if (taken[start] || taken[end - 1]) return false;
    taken.fill(1, start, end);
    return true;
  });
  return [...found.map(({ rank: _, ...finding }) => finding), ...spelledIn(text)];
}
