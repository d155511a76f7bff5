/** Checks an answer while it is being written: which parts may be shown, and when it must be stopped. */
import { isAddress } from '#shared/assistant/output-guard/addresses.ts';
import { CITATIONS, Cleaner, citedNumber } from '#shared/assistant/output-guard/cleaner.ts';
import {
  FigureReader,
  type FigureRow,
  figuresOf,
  type Lexeme,
  lexemesOf,
} from '#shared/assistant/output-guard/figures.ts';
import { allowed, forbidden } from '#shared/assistant/output-guard/promises.ts';
import { lettersIn } from '#shared/platform/personal-data/letters.ts';
import { numbersIn } from '#shared/platform/personal-data/numbers.ts';
import { compilePhrases } from '#shared/platform/words/compile-phrases.ts';
import { PhraseReader } from '#shared/platform/words/phrases.ts';
import { END } from '#shared/platform/words/words.ts';

type CheckStep = {
  /** Words that may be shown now: without addresses, markup and numbers of passages that were not given. */
  text: string;
  /** The rule that was broken; nothing more may be shown. */
  broken: string | null;
};

export type Check = {
  /** The next piece as the writer produced it. */
  push(piece: string): CheckStep;
  /** Ends the answer and returns what was held back. */
  finish(): CheckStep;
  /** The passages cited so far in what may be shown, in order of first mention. */
  cited(): number[];
};

/** No real answer is this long; an endless one is stopped. */
const ANSWER_MAX = 20_000;
/** No real word is this long. */
const WORD_MAX = 200;

const forbiddenPhrases = compilePhrases(forbidden);
const allowedPhrases = compilePhrases(allowed);

/** Underscores around words, as in Markdown. */
const EMPHASIS = /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/** What remains of a removed word: its citations, and its closing punctuation. */
const leftOf = (word: string) =>
  (/[.,;:?]+$/.exec(word.replace(CITATIONS, ''))?.[0] ?? '') + (word.match(CITATIONS) ?? []).join('');

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** A word, held until what follows shows that it is harmless. */
type Held = { text: string; lastWord: number; inFigure: boolean };

/** A number that reaches a person; the short numbers of public services do not count. */
function isPersonal(text: string, known: string): boolean {
  const digits = digitsIn(text);
  if (digits.length < 7) return /[a-z]/i.test(text) && numbersIn(text.toLowerCase(), () => false).length > 0;
  if (known.includes(digits)) return false;
  return (
    /(?<!\d)\d{3}[-. ]\d{4}(?!\d)/.test(text) ||
    // Ten digits with any single separator: libraries do not recognize it as a number, but people still dial it.
    /(?<!\d)\d{3}[^\p{L}\d]?\d{3}[^\p{L}\d]?\d{4}(?!\d)/u.test(text) ||
    /\+\s?\d[\d\s().-]{7,}/.test(text) ||
    numbersIn(text, () => true).length > 0 ||
    lettersIn(text.toLowerCase()).length > 0
  );
}

class AnswerCheck implements Check {
  #broken: string | null = null;
  #length = 0;
  #half = '';
  #lead = '';
  #word = '';
  #held: Held[] = [];
  #shown = '';
  #place = 0;
  #sentenceEnds = true;
  #cited = new Set<number>();
  readonly #cleaner: Cleaner;
  readonly #forbidden = new PhraseReader(forbiddenPhrases);
  readonly #allowed = new PhraseReader(allowedPhrases);
  readonly #figures = new FigureReader();
  readonly #grounds: string;
  readonly #known;
  readonly #knownDigits;

  constructor(grounds: string, numbers: readonly number[]) {
    this.#cleaner = new Cleaner(numbers);
    this.#grounds = grounds.toLowerCase();
    this.#known = figuresOf(grounds);
    this.#knownDigits = (grounds.match(/\d[\d\s().+-]{5,}\d/g) ?? []).map(digitsIn).join(' ');
  }

  push(piece: string): CheckStep {
    for (const letter of this.#half + piece) {
      this.#half = '';
      if (this.#broken) break;
      // A high surrogate waits for the other half of its character.
      if (/^[\uD800-\uDBFF]$/.test(letter)) this.#half = letter;
      else this.#clean(this.#cleaner.take(letter), letter.length);
    }
    return this.#step();
  }

  finish(): CheckStep {
    if (!this.#broken) this.#clean(this.#cleaner.finish(), 0);
    if (!this.#broken) this.#endWord();
    if (!this.#broken) {
      this.#judge(this.#figures.finish());
      this.#readWord(END);
    }
    if (!this.#broken) this.#release(Infinity);
    return this.#step();
  }

  cited(): number[] {
    return [...this.#cited];
  }

  #step(): CheckStep {
    const text = this.#shown;
    this.#shown = '';
    return { text, broken: this.#broken };
  }

  #clean(text: string, length: number): void {
    this.#length += length;
    if (this.#length > ANSWER_MAX) this.#broken ??= 'length';
    for (const letter of text) {
      if (this.#broken) return;
      if (/\s/u.test(letter)) {
        if (this.#word) this.#endWord();
        if (letter === '\n') this.#lead = this.#lead.includes('\n') ? '\n\n' : '\n';
        else this.#lead ||= letter;
      } else if (this.#word.length <= WORD_MAX) this.#word += letter;
    }
  }

  /** A word is complete. */
  #endWord(): void {
    const [lead, word] = [this.#lead, this.#word];
    this.#lead = '';
    this.#word = '';
    if (!word) return;
    const plain = word.replace(CITATIONS, '').replaceAll('_', '');
    const isShown = plain.length < WORD_MAX && !isAddress(plain);
    const text = isShown ? word.replace(EMPHASIS, '') : this.#instead(word, plain);
    const shown: Held = {
      text: text && (/^[.,;]/.test(text) ? text : lead + text),
      lastWord: this.#place - 1,
      inFigure: false,
    };
    if (!text) this.#lead = lead;
    this.#held.push(shown);
    if (isShown) this.#readAll(plain, lead, shown);
    if (!this.#broken) this.#release(this.#forbidden.oldest ?? Infinity);
  }

  /** The replacement for an address: a pointer if it appears on a given page, otherwise nothing. */
  #instead(word: string, plain: string): string {
    const bare = plain.replace(/^[("'“]+|[)"'”.,;:?!]+$/g, '').toLowerCase();
    const pointer = bare && this.#grounds.includes(bare) ? 'the address on that page' : '';
    return pointer + leftOf(word);
  }

  #readAll(plain: string, lead: string, held: Held): void {
    const lexemes = lexemesOf(plain);
    const startsSentence = lead.includes('\n') || (this.#sentenceEnds && /^\P{L}*[\p{Lu}\p{N}]/u.test(plain));
    if (startsSentence) this.#readWord(END);
    for (const lexeme of lexemes) {
      this.#readFigure(lexeme, held);
      if (/^[\p{L}$%]/u.test(lexeme.text)) this.#readWord(lexeme.text);
      else if (lexeme.isNumber) this.#readWord('#');
      if (this.#broken) return;
    }
    held.lastWord = this.#place - 1;
    this.#sentenceEnds = /[.?!:;]["')]*$/.test(plain);
  }

  #readFigure(lexeme: Lexeme, held: Held): void {
    this.#judge(this.#figures.read(lexeme));
    if (this.#figures.isOpen) held.inFigure = true;
  }

  /** A run of figures has ended: amounts must be known, and a number that reaches a person is removed. */
  #judge(row: FigureRow | null): void {
    if (!row) return;
    const { amounts, numbers } = this.#known;
    const unknown =
      row.amounts.some((readings) => !readings.some((reading) => amounts.has(reading))) ||
      row.priced.some((number) => !numbers.has(number));
    const figures = this.#held.filter(({ inFigure }) => inFigure);
    const text = figures.map((held) => held.text).join('');
    if (isPersonal(text.replace(CITATIONS, ''), this.#knownDigits)) {
      for (const held of figures) held.text = leftOf(held.text);
    } else if (unknown) this.#broken ??= 'figure';
    for (const held of figures) held.inFigure = false;
  }

  #readWord(word: string): void {
    this.#place += 1;
    const exceptions = this.#allowed.read(word);
    const hit = this.#forbidden
      .read(word)
      .find(({ label, first }) => !exceptions.some((other) => other.label === label && other.first <= first));
    if (hit) this.#broken ??= hit.label;
  }

  /** Shows what can no longer become part of anything forbidden: everything before the oldest word that still may. */
  #release(oldest: number): void {
    while (this.#held.length > 0) {
      const [first] = this.#held;
      if (!first || first.inFigure || first.lastWord >= oldest) return;
      this.#held.shift();
      this.#shown += first.text.replace(CITATIONS, (letter) => {
        this.#cited.add(citedNumber(letter));
        return `[${citedNumber(letter)}]`;
      });
    }
  }
}

/**
 * Creates a check for one answer.
 * @param grounds the text its figures may come from: its passages and the question
 * @param numbers of the passages it was given
 */
export function openCheck(grounds: string, numbers: readonly number[]): Check {
  return new AnswerCheck(grounds, numbers);
}
