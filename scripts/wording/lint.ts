/** The wording lint of `npm run check`: plain Canadian English, and one term for each thing (docs/glossary.md). */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readYaml } from '../content/yaml.ts';
import { inRoot } from '../lib/root.ts';
import { SetupError } from '../lib/steps.ts';
import { commentLines, documentLines, wideComments } from './comments.ts';
import { readTexts } from './read.ts';
import type { ReadText } from './strings.ts';

const rulesFile = 'scripts/wording/rules.yaml';

const ruleSchema = z.strictObject({
  pattern: z.string().transform((pattern) => new RegExp(pattern, 'i')),
  say: z.string(),
  in: z.enum(['texts', 'both']),
  /** Files, or beginnings of paths, that may say it, each with the reason. */
  except: z.record(z.string(), z.string()).default({}),
});
export type WordingRule = z.output<typeof ruleSchema>;

export function readRules(): WordingRule[] {
  return z.array(ruleSchema).parse(readYaml(rulesFile, readFileSync(inRoot(rulesFile), 'utf8')).value);
}

/** One line for every text that breaks a rule: where, what, and what to say instead. */
export function refusedBy(rules: readonly WordingRule[], texts: readonly ReadText[]): string[] {
  return texts.flatMap(({ file, line, text }) =>
    rules
      .filter(({ pattern, except }) => pattern.test(text) && !Object.keys(except).some((path) => file.startsWith(path)))
      .map(({ pattern, say }) => `${file}:${line}: "${pattern.exec(text)?.[0]}": say ${say}`),
  );
}

/** @throws SetupError with every refused text, and what to write instead */
export function assertWording(): void {
  const rules = readRules();
  const everywhere = rules.filter((rule) => rule.in === 'both');
  const found = new Set([
    ...refusedBy(rules, readTexts()),
    ...refusedBy(everywhere, [...commentLines(), ...documentLines()]),
    ...wideComments().map(({ file, line, text }) => `${file}:${line}: ${text.length} characters: wrap the comment`),
  ]);
  if (found.size)
    throw new SetupError(`${[...found].join('\n')}\n\nThe rules and their exceptions are in ${rulesFile}.`);
}
