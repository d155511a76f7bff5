/** Validates a draft before sending: the server's schema, and two rules about what a client would read. */
import { optionIsValid } from '#shared/cases/dates.ts';
import type { CaseCommand } from '#shared/cases/schema.ts';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';
import { type PublishOptionsInput, publishOptionsInputSchema } from '#shared/quote-options/schema.ts';
import { draftToInput, type OptionsDraft } from './options-draft.ts';

type Checked = { input: PublishOptionsInput; issues: [] } | { input: null; issues: Issue[] };

const PAST = 'Choose today or a later date';

function emptyRow(name: string): string {
  return `${name}: enter a limit, a deductible or a note, or remove the row`;
}

/** What the schema cannot know: an empty row, and a day that has passed (`today` is `YYYY-MM-DD` on the site). */
function readingIssues({ options }: OptionsDraft, today: string): Issue[] {
  return options.flatMap((option, index) => {
    const rows = option.coverages.flatMap(({ name, limit, deductible, note }, row) =>
      name.trim() && !limit.trim() && !deductible.trim() && !note.trim()
        ? [{ path: `options.${index}.coverages.${row}.note`, message: emptyRow(name) }]
        : [],
    );
    const past = option.validUntil !== '' && !optionIsValid(option, today);
    return past ? [...rows, { path: `options.${index}.validUntil`, message: PAST }] : rows;
  });
}

/** The first message for each field, in the order of the fields as far as the schema knows it. */
function onePerField(issues: Issue[]): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const issue of issues) if (!byPath.has(issue.path)) byPath.set(issue.path, issue);
  return [...byPath.values()];
}

export function checkOptions(command: CaseCommand, draft: OptionsDraft, today: string): Checked {
  const parsed = publishOptionsInputSchema.safeParse({ ...command, ...draftToInput(draft) });
  const issues = onePerField([...(parsed.success ? [] : issuesFrom(parsed.error)), ...readingIssues(draft, today)]);
  return parsed.success && issues.length === 0 ? { input: parsed.data, issues: [] } : { input: null, issues };
}
