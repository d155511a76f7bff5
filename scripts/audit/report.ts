import { type Cell, grouped, listOf, type Outcome } from './finding.ts';

/** A run replaces everything below this line; everything above it is written by hand. */
export const MARK = '<!-- measured: npm run audit writes everything below this line -->';

export interface Result extends Outcome {
  title: string;
}

/** The findings, for the terminal. */
export function asText(results: readonly Result[]): string {
  return results
    .map(({ title, looked, findings, notes = [] }) => {
      const lines = grouped(findings).map(
        ({ rule, element, pages }) => `    ✗ ${rule}${element ? `\n        ${element}` : ''}\n        ${listOf(pages)}`,
      );
      const verdict = findings.length ? `${lines.length} to fix` : 'nothing to fix';
      return [`  ${title}: ${verdict}. ${looked}`, ...lines, ...notes.map((note) => `    · ${note}`)].join('\n');
    })
    .join('\n\n');
}

/** The measured part of the document. */
export function asMarkdown(results: readonly Result[], machine: string): string {
  const table = routeTable(results.flatMap(({ cells }) => cells ?? []));
  return [`${machine}.`, ...(table ? [table] : []), ...results.map(section)].join('\n\n');
}

/** One row per route, with the columns of all parts. Bold where a goal is missed. */
function routeTable(parts: readonly Map<string, Cell[]>[]): string {
  const routes = [...new Set(parts.flatMap((cells) => [...cells.keys()]))];
  if (routes.length === 0) return '';
  const rows = routes.map((route) => ({ route, cells: parts.flatMap((cells) => cells.get(route) ?? []) }));
  const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)))];
  const lines = rows.map(({ route, cells }) => {
    const texts = columns.map((column) => {
      const cell = cells.find((candidate) => candidate.column === column);
      return cell?.missed ? `**${cell.text}**` : (cell?.text ?? '');
    });
    return `| ${[`\`${route}\``, ...texts].join(' | ')} |`;
  });
  return [`| ${['Route', ...columns].join(' | ')} |`, `|---|${columns.map(() => '---:|').join('')}`, ...lines].join(
    '\n',
  );
}

function section({ title, looked, findings, notes = [] }: Result): string {
  const lines = grouped(findings).map(({ rule, element, pages }) => {
    const what = [code(rule), ...(element ? [code(element)] : [])].join(', ');
    return `- **Missed**: ${what} on ${listOf(pages)}`;
  });
  const verdict = lines.length ? [] : ['Nothing to fix.'];
  return [`## ${title}`, '', [looked, ...verdict].join(' '), '', ...lines, ...notes.map((note) => `- ${note}`)]
    .join('\n')
    .trimEnd();
}

/** Text from pages is shown verbatim. */
function code(text: string): string {
  return `\`${text.replaceAll('`', "'")}\``;
}
