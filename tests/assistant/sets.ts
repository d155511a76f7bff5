/** The sets of questions. Each is a file with one question a line; another question is another line. */
import { type GoldenQuestion, goldenQuestion } from './golden.ts';
import { readLines } from './json-lines.ts';

const open = (name: string): readonly GoldenQuestion[] => readLines(`sets/${name}.jsonl`, goldenQuestion);

/**
 * Written together with the search, most of it before the search was tuned, some before it was built anew, to keep it honest about words it
 * was not made for. A source is there only when a person would accept it; of the unanswerable, near misses stand before far ones.
 */
export const goldenSet = open('golden');

/** Written by somebody else from the pages alone, without knowing how the assistant works; a second set to work with since. */
export const heldOutSet = open('held-out');

/** The plainest questions, as an ordinary visitor types them first; worked with. */
export const plainSet = open('plain');

/** Asked the way strangers type, and labelled from the pages afterwards; worked with. */
export const naturalSet = open('natural');

/**
 * Questions of somebody who knew neither the assistant nor the other sets, in words as far from the pages as people's are. Nobody works
 * with this set: it says what strangers get. Mending what it shows means mending what is behind it, with questions of your own.
 */
export const unseenSet = open('unseen');

/** Asked by somebody who had not seen the pages, labelled from them afterwards. Nobody works with this set: it measures what strangers get. */
export const strangersSet = open('strangers');
