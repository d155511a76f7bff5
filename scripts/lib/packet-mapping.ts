import type { QuoteDefinition, Step } from '../../src/shared/lines/types.ts';
import type { GeneratedSection } from './generated-section.ts';
import { packetConcepts } from './packet-concepts.ts';
import { partConcepts } from './packet-parts.ts';
import { SetupError } from './steps.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** @throws SetupError when a field or a part has no concept, or a concept has no field or part */
function assertSame(what: string, known: readonly string[], described: readonly string[]): void {
  const missing = known.filter((each) => !described.includes(each));
  const gone = described.filter((each) => !known.includes(each));
  if (missing.length === 0 && gone.length === 0) return;
  const said = [
    missing.length ? `not described: ${missing.join(', ')}` : '',
    gone.length ? `gone: ${gone.join(', ')}` : '',
  ];
  throw new SetupError(
    `The concepts of the packet’s ${what} are in scripts/lib/packet-*.ts. ${said.filter(Boolean).join('; ')}`,
  );
}

async function drawFields(): Promise<string[]> {
  const { packetFields } = await import('../../src/shared/integrations/packet-fields.ts');
  assertSame(
    'fields',
    packetFields.map(({ path }) => path),
    Object.keys(packetConcepts),
  );
  return packetFields.map(({ path, description }) => {
    const { concept, less = '' } = packetConcepts[path] ?? { concept: '' };
    return row(`\`${path}\``, description, concept, less);
  });
}

const keyOf = ({ line }: QuoteDefinition, { id }: Step) =>
  Object.hasOwn(partConcepts, `${line}.${id}`) ? `${line}.${id}` : id;

/** How many questions of a step the packet has, and how many it leaves out. */
async function countsOf({ questions }: Step): Promise<[open: number, omitted: number]> {
  const { isSensitive } = await import('../../src/shared/lines/sensitivity.ts');
  const counted = questions.flatMap((question) => {
    if (question.type === 'info') return [];
    if (question.type !== 'repeatGroup') return [isSensitive(question.sensitivity)];
    const fields = question.questions.filter((field) => field.type !== 'info');
    return fields.map((field) => isSensitive(question.sensitivity) || isSensitive(field.sensitivity));
  });
  const omitted = counted.filter(Boolean).length;
  return [counted.length - omitted, omitted];
}

async function drawParts(): Promise<string[]> {
  const [{ quoteDefinitions }, { lineIds }, { registry }] = await Promise.all([
    import('../../src/shared/lines/questionnaires.ts'),
    import('../../src/shared/lines/ids.ts'),
    import('../../src/shared/lines/generated/registry.ts'),
  ]);
  const parts = lineIds.flatMap((line) =>
    quoteDefinitions[line].steps.map((step) => ({ step, line, key: keyOf(quoteDefinitions[line], step) })),
  );
  assertSame('parts', [...new Set(parts.map(({ key }) => key))], Object.keys(partConcepts));
  return Promise.all(
    parts.map(async ({ step, line, key }) => {
      const [open, omitted] = await countsOf(step);
      return row(registry[line].label, step.title, `${open}`, `${omitted}`, partConcepts[key] ?? '');
    }),
  );
}

/** Every field of a packet, and every part of every form, beside the concept of the trade’s standards. */
export const packetMapping: GeneratedSection = {
  page: 'docs/packet-mapping.md',
  begin: '<!-- Generated from src/shared/integrations/packet.ts and scripts/lib/packet-*.ts by npm run format. -->',
  end: '<!-- End of the generated part. -->',
  async draw() {
    const [fields, parts] = await Promise.all([drawFields(), drawParts()]);
    return [
      ...[
        '## Fields',
        '',
        '| Field | What it is | Concept | Where ours has less |',
        '|---|---|---|---|',
        ...fields,
        '',
      ],
      ...[
        '## Parts of the forms',
        '',
        '| Line | Part | Questions | Left out | Concept |',
        '|---|---|---|---|---|',
        ...parts,
        '',
      ],
    ].join('\n');
  },
};
