/** Separates amounts of money and percentages from other numbers, so that an answer can be checked against its passages. */
import { fold } from '#shared/platform/words/fold.ts';
import { writtenOut } from '#shared/platform/words/words.ts';

/** A word, a number or a symbol. */
export type Lexeme = { text: string; isNumber: boolean; afterBlank: boolean };

const PARTS = /\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)*|\S/gu;

/** @param chunk the text between two spaces */
export function lexemesOf(chunk: string): Lexeme[] {
  let afterBlank = true;
  return [...fold(chunk).text.matchAll(PARTS)].flatMap(([part]) =>
    (/^\p{L}/u.test(part) ? writtenOut(part) : [part]).map((text) => {
      const lexeme = { text, isNumber: /^\d/.test(text), afterBlank };
      afterBlank = false;
      return lexeme;
    }),
  );
}

const SPELLED: Record<string, number> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const)
    .concat(
      'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
    ),
);
const SCALES: Record<string, number> = {
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
  mille: 1_000,
  million: 1_000_000,
  millions: 1_000_000,
  m: 1_000_000,
  billion: 1_000_000_000,
  billions: 1_000_000_000,
  milliard: 1_000_000_000,
  milliards: 1_000_000_000,
};
const CURRENCY = /^(?:[$€£¥¢]|cad|usd|dollars?|bucks?|cents|loonies)$/;
const PERCENT = /^(?:%|percent|percentage|pct)$/;
const RANGE = /^(?:-|to|and|or|a|et|ou|through|per|pour|of|the)$/;
const PERIODS = /^(?:month|months|mo|year|annum|yr|week|mois|an|annee|semaine|day)$/;
const PERIOD_WORDS = /^(?:monthly|annually|yearly|weekly|mensuel|mensuels|annuel|annuels|biweekly)$/;
const PRICED =
  /^(?:premium|premiums|price|prices|cost|costs|costing|rate|rates|pay|pays|paying|charge|charges|quote|quoted|save|saves|saving|prime|primes|prix|coute|tarif)$/;
const COUNTED =
  /^(?:days?|years?|months?|weeks?|hours?|minutes?|km|kilomet\w*|met(?:re|er)s?|people|persons?|times?|points?|claims?|drivers?|vehicles?|things?|ways?|parts?|jours?|ans|mois|heures?|st|nd|rd|th|cm|kg|°|degrees?)$/;

const own = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The possible values of digits: `1,000,000`, `1.5`, and as French writes it `7,5`. */
function meaningOf(digits: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) return Number(digits.replaceAll('.', ''));
  if (/^\d+,\d{1,2}$/.test(digits)) return Number(digits.replace(',', '.'));
  return Number(digits);
}

const isFigure = ({ text, isNumber }: Lexeme) =>
  isNumber || own(SPELLED, text) !== undefined || own(SCALES, text) !== undefined || CURRENCY.test(text);

type Item = { values: number[]; unit: '' | 'money' | 'percent' };

/** The numbers in a row of figures, each with its unit; both ends of a range share theirs. */
function itemsOf(row: readonly Lexeme[]): Item[] {
  const items: (Item & { joined: boolean })[] = [];
  let open: number[] | null = null;
  let digits = '';
  let pending: Item['unit'] = '';
  let joined = false;
  const begin = (values: number[]) => {
    items.push({ values, unit: pending, joined });
    pending = '';
    joined = false;
    open = values;
  };
  for (const [at, { text, isNumber, afterBlank }] of row.entries()) {
    const last = items.at(-1);
    const scale = own(SCALES, text);
    const spelled = own(SPELLED, text);
    if (isNumber) {
      const grouped =
        open && /^\d{1,3}(?: \d{3})*$/.test(digits) && /^\d{3}(?:,\d+)?$/.test(text) && row[at - 1]?.isNumber;
      if (grouped && last) {
        last.values = [...last.values, meaningOf(text), meaningOf(digits.replaceAll(' ', '') + text)];
        digits += ` ${text}`;
      } else {
        digits = text;
        begin([meaningOf(text)]);
      }
    } else if (spelled !== undefined) {
      if (open && last && digits === 'spelled') last.values = last.values.map((value) => value + spelled);
      else begin([spelled]);
      digits = 'spelled';
    } else if (scale !== undefined) {
      const small = last && digits === 'spelled' ? (last.values[0] ?? 0) % 1_000 : 0;
      if (!open || !last) begin([scale]);
      else if (small && (last.values[0] ?? 0) >= 1_000)
        last.values = last.values.map((value) => value - small + small * scale);
      else last.values = last.values.map((value) => (value || 1) * scale);
      digits = scale <= 1_000 && text.length > 1 ? 'spelled' : '';
    } else if (CURRENCY.test(text)) {
      const next = row[at + 1];
      const isPrefix = next?.isNumber && (!next.afterBlank || !last?.unit === false || !open);
      if (isPrefix || !last || !open) pending = 'money';
      else last.unit = 'money';
      open = null;
      digits = '';
    } else if (PERCENT.test(text)) {
      if (last && (open || RANGE.test(row[at - 1]?.text ?? ''))) last.unit = 'percent';
      open = null;
    } else {
      if (!afterBlank || !['and', 'the', 'a', 'of'].includes(text) || digits !== 'spelled') {
        joined = RANGE.test(text);
        open = null;
        digits = '';
      }
    }
  }
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const [item, next, before] = [items[at], items[at + 1], items[at - 1]];
    if (item && next?.joined && !item.unit) item.unit = next.unit;
    if (item?.joined && !item.unit && before?.unit) item.unit = before.unit;
  }
  return items;
}

export type Figures = { amounts: ReadonlySet<string>; numbers: ReadonlySet<number> };

/** One parsed row of figures and what it claims. */
export type FigureRow = {
  /** `money:200000`: each is a list of possible readings, of which one must be known. */
  amounts: string[][];
  /** Bare numbers that the surrounding words make amounts. */
  priced: number[];
  numbers: number[];
};

/** Reads figures from a stream of lexemes. */
export class FigureReader {
  #row: Lexeme[] = [];
  #sincePrice = Infinity;
  #afterPrice = false;

  /** True while a figure may continue. */
  get isOpen(): boolean {
    return this.#row.length > 0;
  }

  /** The row that ends before this lexeme, or null. */
  read(lexeme: Lexeme): FigureRow | null {
    const { text } = lexeme;
    const open = this.#row.length > 0;
    const goes = isFigure(lexeme) || (open && (PERCENT.test(text) || RANGE.test(text) || /^[-/()+.,:]$/.test(text)));
    if (goes && this.#row.length < 48) {
      if (!open) this.#afterPrice = this.#sincePrice <= 4;
      this.#row.push(lexeme);
      return null;
    }
    const row = open ? this.#close(lexeme) : null;
    this.#sincePrice = PRICED.test(text) ? 0 : this.#sincePrice + 1;
    if (goes) this.#row.push(lexeme);
    return row;
  }

  finish(): FigureRow | null {
    return this.#row.length > 0 ? this.#close(null) : null;
  }

  #close(next: Lexeme | null): FigureRow {
    const row = this.#row;
    this.#row = [];
    const items = itemsOf(row);
    const word = next?.text ?? '';
    const tail = row.findLastIndex((lexeme) => isFigure(lexeme));
    const between = row.slice(tail + 1).map(({ text }) => text);
    const isPeriodic =
      PERIOD_WORDS.test(word) || (PERIODS.test(word) && between.some((text) => /^(?:a|per|the|par|\/)$/.test(text)));
    const isPriced = this.#afterPrice && !COUNTED.test(word);
    const bare = items.filter(({ unit }) => unit === '').flatMap(({ values }) => values.slice(-1));
    const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100;
    return {
      amounts: items.flatMap(({ unit, values }) => (unit ? [values.map((value) => `${unit}:${value}`)] : [])),
      priced: [
        ...(isPeriodic ? bare.slice(-1) : []),
        ...(isPriced ? bare.filter((value) => value >= 20 && !isYear(value)) : []),
      ],
      numbers: items.flatMap(({ values }) => values),
    };
  }
}

/** All figures in a text. */
export function figuresOf(text: string): Figures {
  const reader = new FigureReader();
  const amounts = new Set<string>();
  const numbers = new Set<number>();
  const keep = (row: FigureRow | null) => {
    for (const amount of row?.amounts.flat() ?? []) amounts.add(amount);
    for (const number of row?.numbers ?? []) numbers.add(number);
  };
  for (const chunk of text.split(/\s+/u)) for (const lexeme of lexemesOf(chunk)) keep(reader.read(lexeme));
  keep(reader.finish());
  return { amounts, numbers };
}
