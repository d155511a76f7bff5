import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TableClass } from '#server/data/classes.ts';
import { modelFiles } from './prisma-files.ts';
import { inRoot } from './root.ts';
import { SetupError } from './steps.ts';

const file = inRoot('docs', 'data.md');
/** Between the two lines stands what is drawn; the rest of the page is written by people. */
const BEGIN = '<!-- Drawn from prisma/models and src/server/data by npm run format. -->';
const END = '<!-- Up to here. -->';

interface Model {
  name: string;
  table: string;
  /** The comment above the model. */
  holds: string;
  /** The models its foreign keys point to, each once. */
  refers: string[];
  ofCase: boolean;
}

/** Reads what Prisma's own parser keeps to itself: comments and references. The files are formatted, so a line is a field. */
function readModels(): Model[] {
  return modelFiles().flatMap(({ content }) =>
    [...content.matchAll(/((?:^\/\/\/ .*\n)*)^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
      ([, comment = '', name = '', body = '']) => {
        const words = comment.replaceAll('/// ', '').replaceAll('\n', ' ').trim();
        return {
          name,
          table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? name,
          holds: words.replaceAll('|', '\\|'),
          refers: [
            ...new Set([...body.matchAll(/^ +\w+ +(\w+)\??[^\n]*@relation\([^\n]*fields:/gm)].map(([, to = '']) => to)),
          ],
          ofCase: / caseId +String/.test(body),
        };
      },
    ),
  );
}

/** The areas of src/server/data, in the order in which they are read. */
async function readAreas(): Promise<[string, Record<string, TableClass>][]> {
  const [{ cases }, { conversation }, { people }, { desk }, { proof }, { running }] = await Promise.all([
    import('#server/data/cases.ts'),
    import('#server/data/conversation.ts'),
    import('#server/data/people.ts'),
    import('#server/data/desk.ts'),
    import('#server/data/proof.ts'),
    import('#server/data/running.ts'),
  ]);
  return [
    ['Requests', cases],
    ['What is said and sent', conversation],
    ['People', people],
    ['The desk', desk],
    ['What proves', proof],
    ['The installation', running],
  ];
}

/** What erasing the person does to a row. */
function whenErased({ leads, row, erased = {}, by }: TableClass): string {
  if (by) return `by \`${by.feature}\``;
  if (Object.keys(leads).length === 0) return 'stays';
  if (row) return 'the row goes';
  return Object.keys(erased)
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** Nearly everything refers to these; drawn, they would hide the rest. */
const EVERYWHERE = ['User', 'Organization', 'Case'];

async function draw(): Promise<string> {
  const models = new Map(readModels().map((model) => [model.name, model]));
  const areas = await readAreas();
  const tableOf = (name: string) => models.get(name)?.table ?? name;
  const names = areas.flatMap(([, tables]) => Object.keys(tables));
  const boxes = areas.map(([area, tables], at) => {
    const inside = Object.keys(tables).map(
      (name) => `    ${tableOf(name)}${models.get(name)?.ofCase ? ':::ofCase' : ''}`,
    );
    return [`  subgraph area${at}["${area}"]`, ...inside, '  end'].join('\n');
  });
  const arrows = names.flatMap((name) =>
    (models.get(name)?.refers ?? [])
      .filter((to) => !EVERYWHERE.includes(to))
      .map((to) => `  ${tableOf(name)} --> ${tableOf(to)}`),
  );
  const lists = areas.map(([area, tables]) => {
    const rows = Object.entries(tables).map(([name, classes]) => {
      const refers = models.get(name)?.refers.map((to) => `\`${tableOf(to)}\``) ?? [];
      return `| \`${tableOf(name)}\` | ${models.get(name)?.holds ?? ''} | ${refers.join(', ')} | ${whenErased(classes)} |`;
    });
    return [
      `### ${area}`,
      '',
      '| Table | Holds | Refers to | When the person is erased |',
      '|---|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return [
    '```mermaid',
    'flowchart LR',
    ...boxes,
    ...arrows,
    '  classDef ofCase stroke-width:3px',
    '```',
    '',
    ...lists.flatMap((list) => [list, '']),
  ].join('\n');
}

async function render(): Promise<string> {
  const page = existsSync(file) ? readFileSync(file, 'utf8') : `${BEGIN}\n${END}\n`;
  const [before = '', rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  return `${before}${BEGIN}\n\n${await draw()}\n${END}${after}`;
}

/** Draws the model into docs/data.md. */
export async function writeDataModel(): Promise<void> {
  writeFileSync(file, await render());
}

/** Throws a SetupError when docs/data.md shows other tables than there are. */
export async function assertDataModelFresh(): Promise<void> {
  if (existsSync(file) && readFileSync(file, 'utf8') === (await render())) return;
  throw new SetupError(`${path.relative(inRoot(), file)} shows a model that is not this one. Run: npm run format`);
}
