import { advice, type Rule, WITHOUT_EXCEPTION } from './rules.ts';

/** `-- lint: allow rename since 20270101120000_name: no release runs on the old name`: applies to the statement that follows or contains it. */
export interface Exception {
  rule: Rule;
  /** The migration that it names: from there on, no release reads what goes. */
  since?: string;
  /** Its start in bytes, and its line, from 1. */
  at: number;
  line: number;
  /** What is wrong with the line itself. */
  problem?: string;
}

const LINE = /^-- lint: *allow ([a-z-]+)(?: since (\w+))? *: *(.{10,})$/;

/** The lines of a script that allow an exception. */
export async function exceptionsOf(sql: string): Promise<Exception[]> {
  const { scan } = await import('libpg-query');
  const { tokens } = await scan(sql);
  const bytes = Buffer.from(sql);
  return tokens
    .filter(({ tokenName, text }) => tokenName === 'SQL_COMMENT' && text.startsWith('-- lint:'))
    .map(({ text, start }) => {
      const [, rule, since] = (LINE.exec(text) ?? []) as [string?, Rule?, string?];
      const line = bytes.subarray(0, start).toString().split('\n').length;
      const problem = problemOf(rule);
      return { rule: rule ?? 'index', at: start, line, ...(since && { since }), ...(problem && { problem }) };
    });
}

function problemOf(rule?: Rule): string | undefined {
  if (!rule)
    return 'an exception names its rule and its reason: -- lint: allow rename: no release runs on the old name';
  if (!Object.hasOwn(advice, rule))
    return `there is no rule called ${rule}. The rules are: ${Object.keys(advice).join(', ')}.`;
  return WITHOUT_EXCEPTION.includes(rule) ? `nothing allows ${rule}. ${advice[rule]}` : undefined;
}
