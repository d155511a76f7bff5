/** Corrects typos in words that the rules match. */

const SHORT: Record<string, string> = {
  mcuh: 'much',
  muhc: 'much',
  hwo: 'how',
  waht: 'what',
  wat: 'what',
  teh: 'the',
  cliam: 'claim',
  clame: 'claim',
  claime: 'claim',
  pirce: 'price',
  prise: 'price',
  qoute: 'quote',
  quoet: 'quote',
  polcy: 'policy',
  thnx: 'thanks',
  humen: 'human',
  borker: 'broker',
  stollen: 'stolen',
  fier: 'fire',
  nite: 'night',
  tonite: 'tonight',
  sombody: 'somebody',
  somone: 'someone',
  bsmt: 'basement',
  tmrw: 'tomorrow',
  yday: 'yesterday',
};

const KNOWN = [
  ...'ambulance accident approved bleeding breathing cancel cheapest claims coverage covered emergency flooded ignore'.split(
    ' ',
  ),
  ...'immigration injured instructions insurance insured intruder lawyer lowest medical monoxide person policy premium'.split(
    ' ',
  ),
  ...'pretend previous prompt recommend suicide system trapped unconscious assurance couvert courtier soumission sinistre'.split(
    ' ',
  ),
];
/** Real words that are one letter away from one of those. */
const OTHERS = new Set(
  'cancer cancers police policies prompts persons premiums layer sawyer insure insurer insures approve approves ignored ignores covers cancels medial flooded couvre couverte couverts courtiers'.split(
    ' ',
  ),
);
const known = new Set(KNOWN);

/** At most one letter inserted, missing, replaced or transposed; two in a long word. */
function isNear(one: string, other: string): boolean {
  const allowed = other.length >= 9 && one.length >= 9 ? 2 : 1;
  if (Math.abs(one.length - other.length) > allowed) return false;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1];
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (same ? 0 : 1));
      next.push(swapped ? Math.min(cost, (before[to - 2] ?? 0) + 1) : cost);
    }
    before = row;
    row = next;
  }
  return (row[other.length] ?? Infinity) <= allowed;
}

/** The intended word, as far as it can be guessed. */
export function meantWord(word: string): string {
  if (Object.hasOwn(SHORT, word)) return SHORT[word] ?? word;
  if (word.length < 6 || word.length > 16 || known.has(word) || OTHERS.has(word)) return word;
  return KNOWN.find((other) => other[0] === word[0] && isNear(word, other)) ?? word;
}
