/**
 * Which differences break a program that was written for the earlier document. The library decides, except where it judges the schema
 * alone: our answers promise their fields, our calls refuse unknown ones, and clients are generated from operation ids. The promise to
 * integrators, in words: content/api-guides/changes.md.
 */
import type { Diff } from 'api-smart-diff';
import { at, type Fields, follow } from './references.ts';

type Verdict = boolean | undefined;

const keyOf = ({ path }: Diff, fromEnd: number): string => String(path.at(-1 - fromEnd));
const isAnswer = ({ path }: Diff): boolean => path.includes('responses');

function typesOf(value: unknown): Set<unknown> {
  const types = new Set([value].flat());
  // Every integer is a number.
  if (types.has('number')) types.add('integer');
  return types;
}

/** An answer may say less than before, and a call may say more. */
function changesType(diff: Diff): Verdict {
  if (keyOf(diff, 0) !== 'type' || diff.action !== 'replace') return undefined;
  const [narrow, wide] = isAnswer(diff) ? [diff.after, diff.before] : [diff.before, diff.after];
  const known = typesOf(wide);
  return ![narrow].flat().every((type) => known.has(type));
}

/** In an answer programs read it, and in a call it is refused as an unknown field. */
function losesField(diff: Diff): Verdict {
  return diff.action === 'remove' && keyOf(diff, 1) === 'properties' ? true : undefined;
}

function changesConstant(diff: Diff): Verdict {
  return keyOf(diff, 0) === 'const' && diff.action !== 'add' ? true : undefined;
}

/** The names of the functions in generated clients. */
function changesName(diff: Diff): Verdict {
  return keyOf(diff, 0) === 'operationId' ? true : undefined;
}

function refusesUnknownFields(diff: Diff): Verdict {
  return keyOf(diff, 0) === 'additionalProperties' && diff.after === false && !isAnswer(diff) ? true : undefined;
}

/** Each entry is a way in: one more harms nobody, and none at all means everybody. */
function closesWayIn(diff: Diff): Verdict {
  const at = diff.path.indexOf('security');
  if (at < 0) return undefined;
  const whole = at === diff.path.length - 1;
  return whole ? [diff.after ?? []].flat().length > 0 : diff.action !== 'add';
}

/** Limits of answers follow those of the calls that fill them, which become wider. */
const bounds: ReadonlySet<string> = new Set(['maxLength', 'maxItems', 'maximum', 'minLength', 'minItems', 'minimum']);
function boundsAnswer(diff: Diff): Verdict {
  return isAnswer(diff) && bounds.has(keyOf(diff, 0)) ? false : undefined;
}

/** The words that keep a list of values open, in the description of a field. */
const OPEN = 'may be added';
function addsToOpenList(diff: Diff, earlier: unknown): Verdict {
  const added = isAnswer(diff) && diff.action === 'add' && keyOf(diff, 1) === 'enum';
  if (!added) return undefined;
  // An entry of an array is described by the array, a named list on its own.
  const ends = [2, 3].map((back) => at(earlier, diff.path.slice(0, -back)));
  const described = [...ends, ...ends.map((field) => follow(earlier, field))];
  return described.some((field) => String((field as Fields | undefined)?.description).includes(OPEN))
    ? false
    : undefined;
}

const rules = [
  changesType,
  losesField,
  changesConstant,
  changesName,
  refusesUnknownFields,
  closesWayIn,
  boundsAnswer,
  addsToOpenList,
] as const;

/** @param earlier the document before the difference. @returns whether a difference that the library found breaks callers */
export function breaks(diff: Diff, earlier: unknown): boolean {
  for (const rule of rules) {
    const verdict = rule(diff, earlier);
    if (verdict !== undefined) return verdict;
  }
  return diff.type === 'breaking';
}
