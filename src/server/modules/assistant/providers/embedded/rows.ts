/** Turns points of a list and rows of a table into spoken sentences. */

/** `Condos: Since 2020 …` and `Store – The loss people fear: A robbery`: the subject, before what is said about it. */
const NAMED = /^([^.:?!]{1,90}): (?=[“"(]?[\p{Lu}\d$])/u;

/** `Three smaller ones: …` and `Ask a broker: …` lead in to a list and name nothing. */
const LEADS_ON = /^(?:two|three|four|then|ask|as|so|be|it|if|those|at your|then put|whatever|a fair)\b/i;

/** The subject of a sentence that begins with its name. */
export function nameOf(sentence: string): string | null {
  const [, name = null] = NAMED.exec(sentence) ?? [];
  return name === null || LEADS_ON.test(name) ? null : (name.split(' – ')[0] ?? null);
}

/** A row of a table with more than two columns. What follows it is not part of it. */
export const isWide = (sentence: string) => NAMED.exec(sentence)?.[1]?.includes(' – ') ?? false;

const AFTER_NAME = /; (?=[\p{Lu}“][^:;]{1,60}: )/u;

/** Lower case, unless it may be a proper name: a word that never appears in lower case keeps its capital. */
function inside(words: string, around: string): string {
  const first = /^\p{L}+/u.exec(words)?.[0] ?? '';
  const small = first.toLowerCase();
  const isPlain = first.length > 1 && new RegExp(String.raw`(?<!\p{L})${small}(?!\p{L})`, 'u').test(around);
  return isPlain || first === 'A' ? `${small}${words.slice(first.length)}` : words;
}

/** A row with its columns as sentences: `Store. The loss people fear: a robbery. Ask first: what counts as one.` */
export function plainRow(sentence: string, around: string): string {
  if (!isWide(sentence)) return sentence;
  const [subject = '', ...rest] = sentence.split(' – ');
  const cells = rest
    .join(' – ')
    .replace(/\.$/, '')
    .split(AFTER_NAME)
    .map((cell) => {
      const [column = '', ...said] = cell.split(': ');
      return `${column}: ${inside(said.join(': '), around)}`;
    });
  return [subject, ...cells].map((part) => (/[.?!”]$/.test(part) ? part : `${part}.`)).join(' ');
}
