/**
 * The built-in assistant. It depends on no service and never fails: it says the authored answer of the passage that search ranks first,
 * then the row of its table or list that the question asks for, then the answer of a second passage if the question has two parts.
 */
import { isFrench } from '#server/modules/search/retrieval/french.ts';
import {
  type Assistant,
  type AssistantRequest,
  type GivenPassage,
  SOURCES_LINE,
} from '#server/platform/assistant-provider.ts';
import { type Asked, type Asking, readAsked } from './asked.ts';

/** Precedes the answer to a French question. */
export const IN_ENGLISH =
  'Les pages de ce site sont en anglais, et il se peut qu’un courtier partenaire parle français. Voici ce qu’elles disent.';

/** The share of the question that a row must add to what the answer and its heading say. */
const ROW_ADDS = 0.2;
/** The same for a row whose name is asked for, though the answer mentions it. */
const NAME_ADDS = 0.3;
/** Longer rows are said up to the end of a sentence. */
const ROW_LETTERS = 280;
/** A second passage must add this share of the question, and two words of it. */
const PART_ADDS = 0.28;
const PART_THINGS = 2;
const PASSAGES_MAX = 3;

const nameOf = (row: string) => row.slice(0, Math.max(row.search(/[:.]/), 0));

/** As many whole sentences as fit, and at least one. */
function fitting(row: string): string {
  const [first = '', ...rest] = row.split(/(?<=[.?!]”?)\s+/);
  let said = first;
  for (const sentence of rest) {
    if (said.length + sentence.length > ROW_LETTERS) break;
    said += ` ${sentence}`;
  }
  return said;
}

/** The row that the question asks for beyond what the answer says; null when none does, or several alike. */
function rowFor({ adds }: Asked, { answer, heading, title, rows }: GivenPassage): string | null {
  const known = [title, heading].join(' ');
  const worths = rows.map((row) => {
    const byName = adds(nameOf(row), known);
    const beyond = adds(row, `${known} ${answer}`);
    return { row, worth: Math.max(byName >= NAME_ADDS ? byName : 0, beyond >= ROW_ADDS ? beyond : 0) };
  });
  const [best, next] = worths.toSorted((one, other) => other.worth - one.worth);
  if (!best || best.worth === 0 || best.worth === next?.worth) return null;
  return fitting(best.row);
}

/** Everything a passage says of a question's words. */
const whole = ({ title, heading, answer, text }: GivenPassage) => [title, heading, answer, text].join(' ');

type Authored = {
  /** The numbers of the passages it is from. */
  named: readonly number[];
  /** A paragraph for each, which ends with its number: `… [1]`. */
  text: string;
};

/** The same before a limit: only if the passage has a word of the question that isn’t on every page. */
export function authoredFor(asking: Asking): Authored | null {
  const first = asking.passages.find(({ answer }) => answer !== '');
  return first && readAsked(asking).things(whole(first)) > 0 ? authored(asking) : null;
}

/** What the passages say to a question; null when none has an answer. */
export function authored(asking: Asking): Authored | null {
  const [first, ...others] = asking.passages.filter(({ answer }) => answer !== '').slice(0, PASSAGES_MAX);
  if (!first) return null;
  const asked = readAsked(asking);
  const row = rowFor(asked, first);
  const second = others.find(
    (one) => asked.adds(one.answer, whole(first)) >= PART_ADDS && asked.things(one.answer, whole(first)) >= PART_THINGS,
  );
  const said = [
    { n: first.n, text: row ? `${first.answer} ${row}` : first.answer },
    ...(second ? [{ n: second.n, text: second.answer }] : []),
  ];
  return { named: said.map(({ n }) => n), text: said.map(({ n, text }) => `${text} [${n}]`).join('\n\n') };
}

/** The answer to a question, preceded by the sources line. */
function answer(request: AssistantRequest): string {
  const said = authored(request);
  if (!said) return `${SOURCES_LINE} none`;
  const opening = isFrench(request.question) ? [IN_ENGLISH] : [];
  return `${SOURCES_LINE} ${said.named.join(', ')}\n${[...opening, said.text].join('\n\n')}`;
}

export const embeddedAssistant: Assistant = {
  async *write(request) {
    yield answer(request);
  },
};
