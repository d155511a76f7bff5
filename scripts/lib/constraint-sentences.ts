import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ContentError, check } from '../content/source.ts';
import { readYaml } from '../content/yaml.ts';
import { readAreas } from './data-model.ts';
import type { GeneratedSection } from './generated-section.ts';
import { inRoot } from './root.ts';

/** The file of the sentences, relative to the root of the repository. */
export const sentencesFile = 'prisma/constraints.yaml';

const nameSchema = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be the name of a table, constraint, index or trigger');
const sentenceSchema = z
  .string()
  .max(140, 'must be one short sentence of at most 140 characters')
  .regex(/^[A-Z][^\n|]*[^.\n|]\.$/, 'must be one sentence, from a capital letter to a period');
const sentencesSchema = z.record(nameSchema, z.record(nameSchema, sentenceSchema));

/** Sentences by table and name. @throws ContentError with the line of each error */
export function readSentences(text = readFileSync(inRoot(sentencesFile), 'utf8')): z.output<typeof sentencesSchema> {
  const mistakes: string[] = [];
  const sentences = check(sentencesSchema, readYaml(sentencesFile, text.replaceAll('\r\n', '\n')), mistakes);
  if (!sentences) throw new ContentError(mistakes.join('\n'));
  return sentences;
}

/** What the constraints protect, per table, in the areas of src/server/modules/data-classes. */
export const constraintSentences: GeneratedSection = {
  page: 'docs/constraints.md',
  begin: '<!-- Generated from prisma/constraints.yaml by npm run format. -->',
  end: '<!-- End of the generated part. -->',
  async draw() {
    const sentences = readSentences();
    const areas = await readAreas();
    const known = new Set(areas.flatMap(([, tables]) => Object.values(tables).map(({ table }) => table)));
    const unknown = Object.keys(sentences).filter((table) => !known.has(table));
    if (unknown.length > 0) throw new ContentError(`${sentencesFile}: there is no table ${unknown.join(', ')}`);
    return areas
      .flatMap(([area, tables]) => [
        `## ${area}`,
        '',
        ...Object.values(tables).flatMap(({ table }) => listOf(table, sentences[table] ?? {})),
      ])
      .join('\n');
  },
};

function listOf(table: string, sentences: Record<string, string>): string[] {
  const lines = Object.entries(sentences).map(([name, sentence]) => `- \`${name}\`: ${sentence}`);
  return lines.length > 0 ? [`### ${table}`, '', ...lines, ''] : [];
}
