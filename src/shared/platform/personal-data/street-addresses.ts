/** Street addresses: a house number with the name of a street. A street or a highway alone is a place, and is kept. */
import { type Finding, redactedWords } from './finding.ts';

/** Not the beginning of `St. Albert`. */
const ST = 'st(?!\\.? (?:albert|paul|john|catharines|thomas))';
const NUMBERED = `(?:street|str|${ST}|avenue|ave?)`;
const SURE = `(?:${NUMBERED}|crescent|cres|boulevard|blvd|rd|dr|lane|ln|terrace|terr|trail|crt|mews|grove|heights|parkway|pkwy)`;
/** Words of their own: only with a quadrant, or after words such as `at`. */
const UNSURE = '(?:road|drive|court|ct|place|pl|circle|cir|close|way|gate|landing|manor|rise|point|cove|bay|cr|tr)';
const QUADRANT = '(?:[ ,]{1,2}(?:nw|ne|sw|se|n\\.w\\.|n\\.e\\.|s\\.w\\.|s\\.e\\.))';
const UNIT = '(?:(?:unit|suite|ste|apt|apartment|bureau|#) ?#?[a-z]?\\d{1,5}[a-z]?[ ,-]{1,3})?';
const EDGE = '(?<![\\p{L}\\p{N}.,$/-])';
const END = '(?!-?[\\p{L}\\p{N}])';
const NAME = "[\\p{L}][\\p{L}'.]{1,20}";
const NAMES = `(?<name>${NAME}(?: ${NAME}){0,2})`;
const ORDINAL = '\\d{1,3}[a-z]?(?:st|nd|rd|th)?';
const HOUSE = `${UNIT}\\d{1,6}[a-z]?,?`;

const PATTERNS = [
  // 44 maple dr
  `${EDGE}${HOUSE} ${NAMES} ${SURE}\\.?${QUADRANT}?${END}`,
  // #305, 1204 17th Avenue SW
  `${EDGE}${HOUSE}(?: ?-)? ${ORDINAL} ${NUMBERED}\\.?${QUADRANT}?${END}`,
  // at 44 Lakeview Drive
  `${EDGE}${HOUSE} ${NAMES} ${UNSURE}\\.?${QUADRANT}${END}`,
  `(?:\\b(?:at|to|on|address|adresse)|\\bis|:|^) ?(?<it>${EDGE}${HOUSE} ${NAMES} ${UNSURE})${END}`,
  // 123 rue Principale
  `${EDGE}${HOUSE} (?:rue|avenue|ave?|boulevard|boul|chemin|rang|impasse|allee|montee)\\.? (?:de la |de l'|du |des |de )?(?<name>${NAME})${END}`,
  // After such words any number with a name.
  `(?:\\b(?:my|our|home|mailing|street) address(?: is|:| to)|\\b(?:live|lives|living|reside|located) at|\\badresse(?: est|:)|\\bhabite au) (?<it>${HOUSE} (?<name>${NAME}))${END}`,
  // 54032 Range Road 25, and boxes
  `${EDGE}(?:\\d{2,6},? (?:range|rge|township|twp) (?:road|rd)\\.? \\d{1,4}|p\\.? ?o\\.? box \\d{1,6}|case postale \\d{1,6})${END}`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Words that make the number a count, an age, a size or a distance: `10 minutes drive`, `4 wheel drive`. */
const NO_NAME = new Set(
  'nw ne sw se a an the my our your his her their in on at of for to from by with and or per as is are was were year years yr yrs month months week weeks day days hour hours minute minutes min mins km kms kilometre kilometres kilometer kilometers metre metres meter meters mile miles feet foot ft sq square acre acres car cars truck trucks vehicle vehicles driver drivers wheel wheels people person kid kids son sons daughter daughters friend friends roommate roommates child children dog dogs ton tonne lane lanes way ways time times percent dollars dollar bucks bedroom bedrooms storey storeys unit units claim claims ticket tickets accident accidents point points house houses home homes door doors hp am pm million thousand hundred grand old more less about demerit passenger seat trip trips different long short new used litre liter ans jours mois heures minutes who that which can will not'.split(
    ' ',
  ),
);

export function streetAddressesIn(text: string): Finding[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups }): Finding[] => {
      if (groups?.name?.split(/[ '.]/).some((word) => NO_NAME.has(word))) return [];
      const it = groups?.it ?? whole;
      const start = index + whole.indexOf(it);
      return [{ start, end: start + it.length, kind: 'street-address', word: redactedWords['street-address'] }];
    }),
  );
}
