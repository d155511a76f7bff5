import type { LaunchFacts } from './facts.ts';
import type { AcknowledgedItem, LaunchEntry } from './schema.ts';

type Word = NonNullable<LaunchEntry['word']>;

/** The confirmation for an item: its statement, the latest one given, and whether that refers to the current content. */
export function personsWord(
  { fingerprints, words }: Pick<LaunchFacts, 'fingerprints' | 'words'>,
  item: AcknowledgedItem,
  { statement, open }: { statement: string; open: boolean },
): { word: Word; current: boolean } {
  const fingerprint = fingerprints[item];
  const said = words.find((candidate) => candidate.item === item);
  const current = said?.fingerprint === fingerprint;
  const last = said ? { byName: said.byName, at: said.at, current } : null;
  return { word: { item, fingerprint, statement, open, last }, current };
}
