/** The pages listed below fixed answers: those a limit names, and those that were found. */
import type { Limit } from '#server/modules/assistant/guardrails/policy.ts';
import type { TranslatedAnswer } from '#server/modules/assistant/translations/queries.ts';
import { findPassageAt, type Reader, type Retrieved, type RetrievedPassage } from '#server/modules/search/queries.ts';
import type { Topic } from '#shared/assistant/guardrails/topics.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { paths } from '#shared/platform/paths.ts';

/** From this score on, a passage is surely about a question. */
const SURE = 0.5;

/** Named by a limit rather than searched for: nothing was measured. */
const UNSOUGHT = { score: 0, coverage: 0 } as const;

/** The quote form. It has no text an answer could cite, so search never finds it. */
function formAt(path: string): RetrievedPassage | null {
  if (!path.startsWith(paths.getQuote)) return null;
  const type = new URLSearchParams(path.slice(paths.getQuote.length)).get('type');
  const line = lines.find((each) => each === type);
  const page = { kind: 'About us', title: 'Get a free quote', heading: line ? lineLabels[line] : '' } as const;
  const excerpt = 'Choose what you want to insure and answer the questions, step by step.';
  return {
    passage: { ...page, id: path, path, text: '', answer: '', further: [], rows: [], keywords: '' },
    excerpt,
    ...UNSOUGHT,
  };
}

function passageAt(path: string, reader: Reader): RetrievedPassage | null {
  const found = findPassageAt(path, reader);
  return found && { ...found, ...UNSOUGHT };
}

/** A question in another language leads to the passage whose answer was translated. */
export function foundAs({ found }: TranslatedAnswer, { passages }: Retrieved): Retrieved {
  const one = { ...found, ...UNSOUGHT };
  return { given: [one], near: [], passages: [one, ...passages], goesOn: false };
}

/** The pages below a limit, in order, in the shape of search results, so that they are numbered, shown and inspected like any other. */
export function findBelow(
  limit: Limit,
  topic: Topic,
  { passages, given, near, goesOn }: Retrieved,
  reader: Reader,
): Retrieved {
  const at = (path: string) =>
    passages.find(({ passage }) => passage.id === path) ?? formAt(path) ?? passageAt(path, reader) ?? [];
  const named = (limit.pages?.(topic) ?? []).flatMap(at);
  // What is surely about the question comes before what is said in general.
  const sure = limit.saysFirst === 'named' ? given.slice(0, 1).filter(({ score }) => score >= SURE) : [];
  const helping = limit.withSources ? given : limit.saysFirst === true ? given.slice(0, 1) : [];
  const isAlone = sure.length + named.length + helping.length === 0;
  const below = new Set(isAlone ? (limit.otherwise?.(topic) ?? []).flatMap(at) : [...sure, ...named, ...helping]);
  return { given: [...below], near, passages: [...new Set([...below, ...passages])], goesOn };
}
