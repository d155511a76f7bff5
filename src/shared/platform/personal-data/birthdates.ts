/** Dates of birth. Other dates are kept: the assistant needs the day a rule begins. */
import { type Finding, findAll } from './finding.ts';

const MONTH =
  '(?:jan(?:uary|vier)?|feb(?:ruary)?|fev(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|aout|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember|embre)?)\\.?';
const DAY = '(?:the )?\\d{1,2} ?(?:st|nd|rd|th|er)?';
const YEAR = '(?:19|20)\\d\\d';
const SEP = ' ?[-/., ] ?';

/** A full date with a four-digit year. */
const dateWith = (year: string) =>
  [
    `${year}${SEP}\\d{1,2}${SEP}\\d{1,2}`,
    `\\d{1,2}${SEP}\\d{1,2}${SEP}${year}`,
    `${DAY}(?: of)?[ ,.-]{1,2}${MONTH}[ ,.-]{0,2}${year}`,
    `${MONTH}[ ,.-]{0,2}${DAY}[ ,.-]{1,2}${year}`,
    `${year}[ ,.-]{1,2}${MONTH}[ ,.-]{0,2}${DAY}`,
  ].join('|');
/** Only counts next to a word about birth. */
const SHORT = `\\d{1,2}${SEP}\\d{1,2}${SEP}\\d\\d|${YEAR}\\d{4}|\\d{8}|${DAY}(?: of)? ${MONTH}|${MONTH} ${DAY}`;

const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const BIRTH =
  '(?:born|\\bd\\.? ?o\\.? ?b\\b\\.?|birth ?day|birth ?date|date of birth|birth|b-day|bday|\\bnee?s?\\b|naissance|anniversaire)';
const AGE =
  '(?:\\bage[ds]?\\b|years? old|year-old|\\byrs\\b|y/o|\\bans\\b|\\bdriver|spouse|husband|\\bwife|\\bson\\b|daughter|applicant|conjointe?|\\bfils\\b|\\bfille\\b)';

const find = (text: string, pattern: string) => findAll(text, new RegExp(pattern, 'gu'), 'birthdate');

const AFTER_BIRTH = `${BIRTH}[^\\d;!?]{0,24}?(?<it>${EDGE}(?:${dateWith(YEAR)}|${SHORT}))${END}`;
const BEFORE_BIRTH = `(?<it>${EDGE}(?:${dateWith(YEAR)}|${SHORT}))${END}[^\\d;!?]{0,16}?${BIRTH}`;
/** An adult's year of birth is not later than this, and a policy date is not that far back. */
const LONG_AGO = '(?:19[1-9]\\d|200[0-8])';
const AFTER_AGE = `${AGE}[^.;!?]{0,30}?(?<it>${EDGE}(?:${dateWith(LONG_AGO)}))${END}`;
const BEFORE_AGE = `(?<it>${EDGE}(?:${dateWith(LONG_AGO)}))${END}[^.;!?]{0,24}?${AGE}`;

export function birthdatesIn(text: string): Finding[] {
  return [AFTER_BIRTH, BEFORE_BIRTH, AFTER_AGE, BEFORE_AGE].flatMap((pattern) => find(text, pattern));
}
