/** Words as search sees them: lower case, without accents, reduced to their stem. */

import { withoutVehicleNames } from './vehicle-names.ts';

/** Irregular forms. A Map, because visitors type `constructor` too, which every object has. */
const IRREGULAR = new Map(
  Object.entries({
    paid: 'pay',
    payed: 'pay',
    broke: 'break',
    broken: 'break',
    stole: 'steal',
    stolen: 'steal',
    drove: 'drive',
    driven: 'drive',
    froze: 'freeze',
    frozen: 'freeze',
    bought: 'buy',
    sold: 'sell',
    sent: 'send',
    lent: 'lend',
    left: 'leave',
    lost: 'lose',
    died: 'die',
    dying: 'die',
    towed: 'tow',
    owed: 'owe',
    sued: 'sue',
    suing: 'sue',
    children: 'child',
    wives: 'wife',
    taxes: 'tax',
    licence: 'license',
    licences: 'license',
    licensed: 'license',
    licensing: 'license',
    jewelry: 'jewellery',
    tyre: 'tire',
    tyres: 'tire',
    fell: 'fall',
    fallen: 'fall',
    caught: 'catch',
    spent: 'spend',
    rebuilt: 'build',
    built: 'build',
    taught: 'teach',
    bitten: 'bite',
    bit: 'bite',
    cheque: 'check',
    cancellation: 'cancel',
    evacuation: 'evacuate',
    evacuated: 'evacuate',
    evacuee: 'evacuate',
    diabetic: 'diabetes',
  }),
);

/** They look like plurals but are not. */
const UNCHANGED = new Set(['always', 'news', 'texas', 'kansas']);

function cut(word: string): string {
  let root = IRREGULAR.get(word) ?? word;
  if (root.length > 4 && root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (root.length > 5 && /(?:[sxz]|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.length > 3 && /[^su]s$/.test(root) && !UNCHANGED.has(root)) root = root.slice(0, -1);
  if (root.length > 5 && root.endsWith('ied')) root = `${root.slice(0, -3)}y`;
  else if (root.length > 5 && /(?:ing|ed)$/.test(root) && /[aeiouy]/.test(root.replace(/(?:ing|ed)$/, '')))
    root = root.replace(/(?:ing|ed)$/, '');
  else if (root.length === 5 && /[^aeiou]ed$/.test(root)) root = root.slice(0, -1);
  if (root.length > 4) root = root.replace(/e$/, '');
  return root.length > 3 ? root.replace(/([bdfglmnprt])\1$/, '$1') : root;
}

/** Cache: the same words are stemmed again and again. */
const cuts = new Map<string, string>();
const CUTS_MAX = 20_000;

/** The stem of a word. A light stemmer on purpose: `insurance`, `insurer` and `insured` must stay distinct. */
export function stem(word: string): string {
  const known = cuts.get(word);
  if (known !== undefined) return known;
  if (cuts.size >= CUTS_MAX) cuts.clear();
  const root = cut(word);
  cuts.set(word, root);
  return root;
}

/** Two-word names whose words mean something else separately: `care` and `first` say nothing about Care-First. */
const COMPOUND =
  /\b(?:care[- ]first|super[- ]?visas?|red deer|fort mc ?murray|fort mac|medicine hat|grande? prairie|(?:st\.?|saint)[- ]albert|sylvan lake|british columbia|united states|co[- ]insurance|claims?[- ]made|loss assessments?|additional(?:ly)? insureds?|agreed values?|stay[- ]at[- ]home|no[- ]fault|ride[- ]shar(?:e|ing)|e\s?&\s?o|e and o)\b|\bb\.\s?c\.?(?!\w)|\bu\.\s?s\.?(?:\s?a\.?)?(?!\w)/g;
const SAME = new Map(
  Object.entries({
    fortmac: 'fortmcmurray',
    grandprairie: 'grandeprairie',
    saintalbert: 'stalbert',
    britishcolumbia: 'bc',
    unitedstates: 'usa',
    us: 'usa',
    claimmade: 'claimsmade',
    additionallyinsured: 'additionalinsured',
    ridesharing: 'rideshare',
    eando: 'eo',
  }),
);

function together(apart: string): string {
  const word = apart.replace(/[^a-z]/g, '');
  const single = /(?:visa|assessment|insured|value)s$/.test(word) ? word.slice(0, -1) : word;
  return SAME.get(word) ?? SAME.get(single) ?? single;
}

/** Forms, classes of licence and sections of a policy are known by a number or a letter, which alone would say nothing: `SEF 44`, `Class 1`. */
const NUMBERED =
  /\b(s\.?p\.?f|s\.?e\.?f|opcf|class|section)\b[\s.-]*(?:(?:no|number)\b\.?\s*|#)?(?:(\d{1,2})r?|([bcd]))\b/g;
/** Standard policies have low numbers; people call an endorsement a policy, or what Ontario calls it. */
const ENDORSEMENTS_FROM = 13;

function numbered(_: string, name: string, number: string | undefined, letter: string | undefined): string {
  const form = name.replaceAll('.', '');
  const isForm = form === 'spf' || form === 'opcf';
  return isForm && Number(number) >= ENDORSEMENTS_FROM ? `sef${number}` : `${form}${number ?? letter}`;
}

/** The words of a text in order, not yet stemmed. `the driver’s car` is `the driver car`. */
export function wordsOf(text: string): string[] {
  return withoutVehicleNames(text.toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(COMPOUND, together)
    .replace(NUMBERED, numbered)
    .replace(/[’'](?:s\b)?/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}
