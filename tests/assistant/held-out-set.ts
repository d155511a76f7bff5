/** Questions written from the pages alone, without knowing how the assistant works; a second set to work with since. */
import type { GoldenQuestion } from './golden.ts';
import { answerable } from './held-out-answerable.ts';
import { everyday } from './held-out-everyday.ts';
import { others } from './held-out-others.ts';

export const heldOutSet: readonly GoldenQuestion[] = [...answerable, ...everyday, ...others];
