import type { Action } from '#client/lib/actions/actions.ts';

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The actions whose words begin with all the typed ones, in any order; all of them while nothing is typed. */
export function matchingActions(actions: readonly Action[], typed: string): Action[] {
  const wanted = wordsOf(typed);
  return actions.filter((action) => {
    if (action.keyOnly) return false;
    const words = wordsOf(`${action.label} ${action.words ?? ''}`);
    return wanted.every((word) => words.some((own) => own.startsWith(word)));
  });
}
