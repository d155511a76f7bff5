/**
 * The amounts and dates of the law are written once: amounts in content/amounts.yaml, dated rules in content/facts. A number that
 * equals one of them anywhere else must refer to it, and so must any amount that a sentence presents as law.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { facts } from '../../src/shared/content/generated/facts.ts';
import { amountText } from '../../src/shared/lines/amounts/amount.ts';
import { amounts } from '../../src/shared/lines/generated/amounts.ts';
import { readYaml } from '../content/yaml.ts';
import { inRoot } from '../lib/root.ts';
import { SetupError } from '../lib/steps.ts';
import { readTexts } from './read.ts';
import type { ReadText } from './strings.ts';

const exceptionsFile = 'scripts/wording/amounts.yaml';

const DOLLARS = /\$\d+(?:,\d{3})*(?:\.\d+)?(?: (?:million|billion))?/g;
const DAY = /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g;
/** A sentence that speaks of the law. */
const LAW =
  /\b(?:by law|the law (?:asks|requires|says)|legal (?:minimum|maximum|limit)|(?:Alberta|Canada) requires|Act (?:requires|says|sets))\b/;

export interface Exception {
  file: string;
  text: string;
  why: string;
}

/** The days on which a fact changes, as texts have them: `January 1, 2027`. */
export function registeredDays(): Map<string, string> {
  const written = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  return new Map(
    Object.entries(facts).flatMap(([id, { versions }]) =>
      versions.flatMap(({ validFrom, validTo }) =>
        [validFrom, validTo].flatMap((day) => (day ? [[written.format(new Date(day)), id] as const] : [])),
      ),
    ),
  );
}

/** `$200,000` and the name of the amount, for every amount in dollars. */
export function registeredAmounts(): Map<string, string> {
  const inDollars = Object.entries(amounts).filter(([, value]) => 'dollars' in value);
  return new Map(inDollars.map(([id, value]) => [amountText(value), id]));
}

/** One line for every amount or date of the law that is written out; an exception that nothing needs anymore is one too. */
export function writtenOut(texts: readonly ReadText[], exceptions: readonly Exception[]): string[] {
  const known = registeredAmounts();
  const days = registeredDays();
  const used = new Set<Exception>();
  const excused = (file: string, text: string) => {
    const found = exceptions.find((exception) => exception.file === file && exception.text === text);
    if (found) used.add(found);
    return found !== undefined;
  };
  const problems = texts.flatMap(({ file, line, text }) => {
    const isFact = file.startsWith('content/facts/');
    const money = [...text.matchAll(DOLLARS)].flatMap(([found]) => {
      const id = known.get(found);
      if (id)
        return excused(file, found) ? [] : [`"${found}" is ${id}: refer to it, {{amount:${id}}} or amount('${id}')`];
      return !isFact && LAW.test(sentenceWith(text, found)) && !excused(file, found)
        ? [`"${found}" is presented as law: put it into content/amounts.yaml or a dated fact`]
        : [];
    });
    const dates = isFact ? [] : [...text.matchAll(DAY)].map(([found]) => found);
    return [
      ...money,
      ...dates.flatMap((found) => {
        const id = days.get(found);
        return id && !excused(file, found) ? [`"${found}" is a day of the fact ${id}: let {{fact:${id}}} say it`] : [];
      }),
    ].map((problem) => `${file}:${line}: ${problem}`);
  });
  const idle = exceptions.filter((exception) => !used.has(exception));
  return [...problems, ...idle.map(({ file, text }) => `${exceptionsFile}: ${file} doesn’t say "${text}" anymore`)];
}

function sentenceWith(text: string, part: string): string {
  return text.split(/(?<=[.?!])\s/).find((sentence) => sentence.includes(part)) ?? text;
}

export function readExceptions(): Exception[] {
  const schema = z.array(z.strictObject({ file: z.string(), text: z.string(), why: z.string().min(1) }));
  return schema.parse(readYaml(exceptionsFile, readFileSync(inRoot(exceptionsFile), 'utf8')).value);
}

/** @throws SetupError with every amount or date of the law that is written out */
export function assertAmounts(): void {
  const texts = readTexts().filter(({ file }) => file.startsWith('src/') || file.startsWith('content/'));
  const found = [...new Set(writtenOut(texts, readExceptions()))];
  if (found.length)
    throw new SetupError(
      `${found.join('\n')}\n\nWhat is only an example goes into ${exceptionsFile}, with the reason.`,
    );
}
