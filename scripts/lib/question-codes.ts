import type { PublishedCode } from '../../src/shared/lines/codes.ts';
import type { Line } from '../../src/shared/lines/ids.ts';
import type { GeneratedSection } from './generated-section.ts';

type Asked = PublishedCode['question'];

/** A table cell holds no line break and no bar. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** What the raw value is: its type, and the values of a choice. */
function rawValueOf(question: Asked): string {
  if (question.type === 'choice' || question.type === 'multi')
    return `\`${question.type}\`: ${question.options.map(({ value }) => `\`${value}\``).join(', ')}`;
  const unit = question.type === 'money' ? 'cents' : 'unit' in question ? question.unit : undefined;
  return `\`${question.type}\`${unit ? `, ${unit}` : ''}`;
}

/** Versions 1, 2, 3 and 5 are "1 to 3, 5". */
function inRanges(versions: readonly number[]): string {
  const runs: number[][] = [];
  for (const version of versions) {
    const run = runs.at(-1);
    if (run && run.at(-1) === version - 1) run.push(version);
    else runs.push([version]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]} to ${run.at(-1)}` : `${run[0]}`)).join(', ');
}

function rowOf({ code, question, versions }: PublishedCode): string {
  const set = question.short ? 'short' : question.required ? 'full' : 'optional';
  const cells = [`\`${code}\``, question.label, rawValueOf(question), set, question.sensitivity, inRanges(versions)];
  return `| ${cells.map(cell).join(' | ')} |`;
}

async function drawLine(line: Line): Promise<string[]> {
  const [{ publishedCodes }, { versionsOf }, { registry }] = await Promise.all([
    import('../../src/shared/lines/codes.ts'),
    import('../../src/shared/lines/questionnaires.ts'),
    import('../../src/shared/lines/generated/registry.ts'),
  ]);
  const { retiredCodes } = await import('../../src/shared/lines/retired-codes.ts');
  const codes = publishedCodes(versionsOf(line));
  const retired = codes.filter(({ code }) => Object.hasOwn(retiredCodes, code));
  return [
    `## ${registry[line].label}, version ${versionsOf(line).at(-1)?.version}`,
    '',
    '| Code | Question | Value | Set | Class | Versions |',
    '|---|---|---|---|---|---|',
    ...codes.filter((code) => !retired.includes(code)).map(rowOf),
    '',
    ...retired.map(
      ({ code, versions }) => `- Retired: \`${code}\`, versions ${inRanges(versions)}. ${retiredCodes[code]}`,
    ),
    ...(retired.length > 0 ? [''] : []),
  ];
}

/** Every question code of every line. */
export const questionCodes: GeneratedSection = {
  page: 'docs/question-codes.md',
  begin: '<!-- Generated from src/shared/lines by npm run format. -->',
  end: '<!-- End of the generated part. -->',
  async draw() {
    const { lineIds } = await import('../../src/shared/lines/ids.ts');
    return (await Promise.all(lineIds.map(drawLine))).flat().join('\n');
  },
};
