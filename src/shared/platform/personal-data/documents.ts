/** Numbers of documents, found by the word before or after them: passports, plates, policies and claims. */
import { type Finding, findAll } from './finding.ts';
import type { RedactedKind } from './schema.ts';

const NUMBER_WORD = '(?:numbers?|num|no|nr|nbr|id|numero)\\b\\.?';
/** What may follow the label: `number is: #`. */
const LINK = `(?: ?${NUMBER_WORD})?[ :#]{0,3}(?:(?:is|was|are|est)\\b[ :#]{0,2})?`;

/** Canada `AB123456` or `A123456AB`, India `A1234567`, the Philippines `P1234567A`, the United States nine digits. */
const PASSPORT_NUMBER = '(?:[a-z]{1,2} ?\\d{6,8}[a-z]{0,2}|\\d{9})(?![a-z0-9])';
const PASSPORT = new RegExp(
  `\\bpasse?ports?\\b(?: no\\.)?[^.;!?\\d]{0,24}?(?<it>(?<![a-z0-9])${PASSPORT_NUMBER})`,
  'g',
);
const PASSPORT_BEFORE = new RegExp(
  `(?<it>(?<![a-z0-9])${PASSPORT_NUMBER}) (?:is|est) (?:my|his|her|our|the|mon|le) passe?port`,
  'g',
);

/** `ABC-1234`, `ABC1234`, `1234ABC`, as plates of Alberta and its neighbours are written without a space. */
const PLATE_JOINED = '(?:[a-z]{2,4}-?\\d{3,4}|\\d{3,4}-?[a-z]{2,4}|[a-z]{2}\\d-?\\d{2}[a-z]|[a-z]\\d{2}-?[a-z]{3})';
const PLATE = new RegExp(
  `(?:\\bplates?|\\bplaque)\\b[^.;!?\\d]{0,20}?(?<it>(?<![a-z0-9])${PLATE_JOINED})(?![a-z0-9])`,
  'g',
);
/** With a space it could be any word before a year: only right after `plate number`, `plate is` or `plate:`. */
const PLATE_APART = new RegExp(
  `(?:\\bplates?|\\bplaque)(?: ?${NUMBER_WORD}|[ :#]{1,2}(?:is|was|est)\\b| ?[:#])[ :#]{0,3}(?:(?:is|was|est) )?(?<it>[a-z]{2,4} \\d{3,4}|\\d{3,4} [a-z]{2,4}|[a-z]{2}\\d \\d{2}[a-z])(?![a-z0-9])`,
  'g',
);
const PLATE_BEFORE = new RegExp(
  `(?<it>(?<![a-z0-9])${PLATE_JOINED}) (?:is|est) (?:my|his|her|our|the|their|ma|sa) (?:licen[cs]e )?(?:plate|plaque)`,
  'g',
);

/** A file number: letters and digits in groups. Which of them identify a file is decided by `isFile`. */
const FILE = '(?<it>[a-z0-9]{1,20}(?:[-/][a-z0-9]{1,20}){0,6}(?: \\d{2,20}(?![a-z0-9/-])){0,4})';
const POLICY = new RegExp(`\\b(?:polic(?:y|e)|contrat)\\b${LINK}${FILE}`, 'g');
const CLAIM = new RegExp(`\\b(?:claim|reclamation|sinistre)\\b${LINK}${FILE}`, 'g');
/** Beginning with letters apart: `AB 1234567`. */
const FILE_APART = '(?<it>(?!(?:is|was|est|for|from|on|of|and|or|in) )[a-z]{1,4} \\d{5,20})(?![a-z0-9])';
const POLICY_APART = new RegExp(`\\b(?:polic(?:y|e)|contrat) ${NUMBER_WORD}[ :#]{0,3}(?:is )?${FILE_APART}`, 'g');
const CLAIM_APART = new RegExp(`\\b(?:claim|reclamation|sinistre) ${NUMBER_WORD}[ :#]{0,3}(?:is )?${FILE_APART}`, 'g');

const DATE_OR_YEARS = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|(?:19|20)\d\d(?:[-/ ](?:19|20)\d\d)*)$/;
const ANNOUNCED = new RegExp(`${NUMBER_WORD}|#`);

/** Four digits after `policy number`, six after `policy` alone: a year, a date or an amount is neither. */
function filesIn(text: string, pattern: RegExp, kind: RedactedKind): Finding[] {
  return findAll(text, pattern, kind).filter(({ start, end }) => {
    const number = text.slice(start, end);
    const digits = number.match(/\d/g)?.length ?? 0;
    const least = ANNOUNCED.test(text.slice(Math.max(0, start - 14), start)) ? 4 : 6;
    return (
      digits >= least &&
      !DATE_OR_YEARS.test(number) &&
      !/0{5}$/.test(number) &&
      !/^[,.]\d|^ ?[$%]/.test(text.slice(end, end + 2))
    );
  });
}

export function documentsIn(text: string): Finding[] {
  return [
    ...[PASSPORT, PASSPORT_BEFORE].flatMap((pattern) => findAll(text, pattern, 'passport')),
    ...[PLATE, PLATE_APART, PLATE_BEFORE].flatMap((pattern) => findAll(text, pattern, 'plate')),
    ...[POLICY, POLICY_APART].flatMap((pattern) => filesIn(text, pattern, 'policy-number')),
    ...[CLAIM, CLAIM_APART].flatMap((pattern) => filesIn(text, pattern, 'claim-number')),
  ];
}
