/** The question sets. Each is a file with one question per line; add a line to add a question. */
import { type GoldenQuestion, goldenQuestion } from './golden.ts';
import { readLines } from './json-lines.ts';

const open = (name: string): readonly GoldenQuestion[] => readLines(`sets/${name}.jsonl`, goldenQuestion);

/**
 * Written together with the search, most of it before the search was tuned, some before it was rebuilt, to keep it honest about words it
 * was not made for. A source is listed only if a person would accept it; among the unanswerable, near misses come before distant ones.
 */
export const goldenSet = open('golden');

/** Written by somebody else from the pages alone, without knowing how the assistant works; since then a second development set. */
export const heldOutSet = open('held-out');

/** The plainest questions, as an ordinary visitor first types them; used in development. */
export const plainSet = open('plain');

/** Asked the way strangers type, and labelled from the pages afterwards; used in development. */
export const naturalSet = open('natural');

/**
 * Questions from somebody who knew neither the assistant nor the other sets, in words as far from the pages as real visitors'. Not used in
 * development: it measures what strangers get. To fix what it shows, fix the cause, using questions of your own.
 */
export const unseenSet = open('unseen');

/** Asked by somebody who had not seen the pages, labelled from them afterwards. Not used in development: it measures what strangers get. */
export const strangersSet = open('strangers');
