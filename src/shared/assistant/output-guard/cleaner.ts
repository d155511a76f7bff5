/**
 * Removes what must never be shown from generated text: Markdown and HTML markup, link targets, invisible characters and
 * citation numbers that were not given. Works character by character, so it makes no difference how the text is chunked.
 */
import { foldLetter } from '#shared/platform/words/fold.ts';

/** A citation number on its way through the check: one private-use character, which cannot mean anything else. */
const CITATION_BASE = 0xe000;
const CITATION_MAX = 0x3e8;
export const CITATIONS = /[\uE000-\uE3E8]/g;
export const citedNumber = (letter: string) => letter.charCodeAt(0) - CITATION_BASE;

const UNSEEN =
  /(?![\n\t])(?:\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u3164|\uFFA0|\p{Variation_Selector})/u;
const MARKS = /[*`~\\>\u2039\u203A]/;
const OPENING = /[[【〔［]/;
const CLOSING = /[\]】〕］]/;

/** Longer text in brackets is prose. */
const BRACKET_MAX = 60;
const TARGET_MAX = 400;
const NUMBERS = /^\s*\^?(?:(?:source|passage|ref|s|p)[s.]?\s*)?\d{1,3}(?:\s*[,;&]\s*\d{1,3})*\s*(?:†.*)?$/i;

export class Cleaner {
  #mode: 'text' | 'bracket' | 'tag' | 'target' = 'text';
  /** Text held back since the mode began. */
  #held = '';
  /** A character whose meaning depends on the next one. */
  #sign: '' | '!' | '<' = '';
  #isImage = false;
  #closed = false;
  #lineStart = true;
  readonly #numbers: ReadonlySet<number>;

  constructor(numbers: readonly number[]) {
    this.#numbers = new Set(numbers);
  }

  /** What may be emitted after this character, including text held back before it. */
  take(letter: string): string {
    if (UNSEEN.test(letter)) return '';
    if (this.#mode === 'text') return this.#text(letter);
    if (this.#mode === 'bracket') return this.#bracket(letter);
    const ends = letter === (this.#mode === 'tag' ? '>' : ')') || letter === '\n' || this.#held.length >= TARGET_MAX;
    if (!ends) {
      this.#held += letter;
      return '';
    }
    this.#mode = 'text';
    return letter === '\n' ? this.#text(letter) : '';
  }

  /** Releases what is still held back at the end. */
  finish(): string {
    const held = this.#mode === 'bracket' ? this.#release() : '';
    const sign = this.#sign === '!' ? '!' : '';
    this.#sign = '';
    return held + sign;
  }

  #text(letter: string): string {
    const sign = this.#sign;
    this.#sign = '';
    const closed = this.#closed;
    this.#closed = false;
    if (sign === '<' && /[\p{L}/!?]/u.test(letter)) return this.#enter('tag');
    const before = sign === '!' && !OPENING.test(letter) ? this.#emit('!') : '';
    if (OPENING.test(letter)) {
      this.#isImage = sign === '!';
      return before + this.#enter('bracket');
    }
    if (closed && letter === '(') return before + this.#enter('target');
    if (CLOSING.test(letter)) {
      this.#closed = true;
      return before;
    }
    if (letter === '!' || letter === '<') {
      this.#sign = letter;
      return before;
    }
    if (MARKS.test(letter)) return before;
    return before + this.#emit(letter);
  }

  #emit(letter: string): string {
    if (this.#lineStart && (letter === '#' || letter === ' ' || letter === '\t')) return '';
    this.#lineStart = letter === '\n';
    return letter;
  }

  #enter(mode: 'bracket' | 'tag' | 'target'): string {
    this.#mode = mode;
    this.#held = '';
    return '';
  }

  #bracket(letter: string): string {
    if (CLOSING.test(letter)) {
      const numbers = this.#citations();
      const shown = numbers ?? (this.#isImage ? '' : this.#release());
      this.#mode = 'text';
      this.#closed = true;
      return shown;
    }
    if (OPENING.test(letter)) return this.#release() + this.#text(letter);
    this.#held += letter;
    return letter === '\n' || this.#held.length > BRACKET_MAX ? this.#release() : '';
  }

  /** The citation numbers in the bracket that were given, or null when it holds something else. */
  #citations(): string | null {
    const inside = [...this.#held].map(foldLetter).join('');
    if (!NUMBERS.test(inside)) return null;
    const numbers = (inside.split('†')[0]?.match(/\d+/g) ?? []).map(Number);
    const given = numbers.filter((number) => this.#numbers.has(number) && number <= CITATION_MAX);
    if (given.length > 0) this.#lineStart = false;
    return given.map((number) => String.fromCharCode(CITATION_BASE + number)).join('');
  }

  /** The words in the bracket, without the bracket. */
  #release(): string {
    const held = this.#held;
    this.#mode = 'text';
    this.#held = '';
    this.#sign = '';
    return [...held].map((letter) => this.take(letter)).join('');
  }
}
