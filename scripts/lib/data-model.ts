import type { TableClass } from '#server/modules/data-classes/classes.ts';
import type { GeneratedSection } from './generated-section.ts';
import { modelFiles } from './prisma-files.ts';

interface Model {
  name: string;
  table: string;
  /** The comment above the model. */
  holds: string;
  /** The models its foreign keys point to, without duplicates. */
  refers: string[];
  ofCase: boolean;
}

/** Reads what Prisma's own parser does not expose: comments and references. The files are formatted, so each line is a field. */
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

/** The areas of src/server/modules/data-classes, in reading order. */
export async function readAreas(): Promise<[string, Record<string, TableClass>][]> {
  const [{ cases }, { conversation }, { people }, { desk }, { proof }, { integrations }, { running }] =
    await Promise.all([
      import('#server/modules/data-classes/cases.ts'),
      import('#server/modules/data-classes/conversation.ts'),
      import('#server/modules/data-classes/people.ts'),
      import('#server/modules/data-classes/desk.ts'),
      import('#server/modules/data-classes/proof.ts'),
      import('#server/modules/data-classes/integrations.ts'),
      import('#server/modules/data-classes/running.ts'),
    ]);
  return [
    ['Requests', cases],
    ['Messages and files', conversation],
    ['People', people],
    ['Staff work', desk],
    ['Proof', proof],
    ['Other systems', integrations],
    ['The installation', running],
  ];
}

/** What happens to a row when the person is erased. */
function whenErased({ leads, row, erased = {}, by }: TableClass): string {
  if (by) return `by \`${by.feature}\``;
  if (Object.keys(leads).length === 0) return 'kept';
  if (row) return 'row deleted';
  return Object.keys(erased)
    .map((name) => `\`${name}\``)
    .join(', ');
}

/** Nearly everything references these; drawn, they would hide the rest. */
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

/** The data model as a drawing and a list. */
export const dataModel: GeneratedSection = {
  page: 'docs/data.md',
  begin: '<!-- Drawn from prisma/models and src/server/modules/data-classes by npm run format. -->',
  end: '<!-- Up to here. -->',
  draw,
};
