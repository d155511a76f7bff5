/** The counts of the questionnaires as chart rows and as sentences. */
import type { ChartRow } from '#client/ui/charts/chart-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import type { Intake } from '#shared/quote-requests/intake.ts';

export const setLabels: Readonly<Record<QuestionSet, string>> = { short: 'Short questions', full: 'All questions' };

const minutes = (value: number) => `${value} ${value === 1 ? 'minute' : 'minutes'}`;
/** "Auto, short": there is little room beside a bar. */
const setOf = ({ line, set }: { line: Intake['lines'][number]['line']; set: QuestionSet }) =>
  `${lineLabels[line].replace(/ insurance$/, '')}, ${set === 'short' ? 'short' : 'all'}`;

/** Where most leave, unless they leave one by one. */
function mostWords(at: string, count: number, screens: number): string {
  if (count > 1) return `Most leave at “${at}” (${formatNumber(count)}).`;
  return screens > 1 ? 'Each of those who left did so on a different screen.' : `One left, at “${at}”.`;
}

type Outcome = 'started' | 'sent' | 'left' | 'open';
const outcomes: readonly (readonly [Outcome, string])[] = [
  ['started', 'Started'],
  ['sent', 'Sent'],
  ['left', 'Left'],
  ['open', 'Still open'],
];

/** What became of the requests started, for the short questions and for all of them. */
export const outcomeRows = ({ sets }: Pick<Intake, 'sets'>): ChartRow[] =>
  outcomes.map(([key, label]) => ({ label, values: Object.fromEntries(sets.map((row) => [row.set, row[key]])) }));

export function outcomeSummary({ sets }: Pick<Intake, 'sets'>): string {
  const parts = sets
    .filter(({ started }) => started > 0)
    .map(({ set, started, sent }) => {
      const share = Math.round((100 * sent) / started);
      return `${setLabels[set]}: ${formatNumber(sent)} of ${formatNumber(started)} sent (${share}%).`;
    });
  return `${parts.join(' ')} A request counts as left when nobody has changed it for a day.`;
}

/** Started and sent by line, both sets together. */
export function lineRows({ lines }: Pick<Intake, 'lines'>): ChartRow[] {
  return [...Map.groupBy(lines, ({ line }) => line)].map(([line, rows]) => ({
    label: lineLabels[line],
    values: {
      started: rows.reduce((sum, { started }) => sum + started, 0),
      sent: rows.reduce((sum, { sent }) => sum + sent, 0),
    },
  }));
}

export const leavingRows = ({ leaving }: Pick<Intake, 'leaving'>): ChartRow[] =>
  leaving.map((row) => ({ label: `${setOf(row)}: ${row.title}`, values: { left: row.left } }));

export function leavingSummary({ leaving }: Pick<Intake, 'leaving'>): string {
  const [most] = leaving;
  return most ? mostWords(`${setOf(most)}: ${most.title}`, most.left, leaving.length) : '';
}

/** The screens of one set in order, with how many got there and how many left there. */
export function stepRows({ steps }: Pick<Intake, 'steps'>, set: QuestionSet): ChartRow[] {
  return steps
    .filter((step) => step.set === set)
    .map(({ id, title, reached, left }, index) => ({
      label: id ? `${index + 1}. ${title}` : title,
      values: { reached, left },
    }));
}

export function stepSummary({ steps, lines }: Pick<Intake, 'steps' | 'lines'>, set: QuestionSet): string {
  const leaving = steps
    .filter((step) => step.set === set && step.left > 0)
    .toSorted((one, other) => other.left - one.left);
  const [most] = leaving;
  const totals = lines.find((entry) => entry.set === set);
  const sent = totals ? `${formatNumber(totals.sent)} of ${formatNumber(totals.started)} sent.` : '';
  return `${sent} ${most ? mostWords(most.title, most.left, leaving.length) : 'Nobody has left.'}`;
}

const measured = ({ lines }: Pick<Intake, 'lines'>) => lines.filter(({ medianMinutes }) => medianMinutes !== null);

/** What the questionnaire says it takes, and what it takes. */
export const timeRows = (data: Pick<Intake, 'lines'>): ChartRow[] =>
  measured(data).map((row) => ({
    label: setOf(row),
    values: { said: row.saidMinutes, takes: row.medianMinutes },
  }));

/** "Auto, short: we say 4 minutes; it takes 2.4." Those that take longer than we say come first. */
export function timeSummary(data: Pick<Intake, 'lines'>): string {
  const over = ({ medianMinutes, saidMinutes }: Intake['lines'][number]) => (medianMinutes ?? 0) - saidMinutes;
  const rows = measured(data).toSorted((one, other) => over(other) - over(one));
  const said = rows
    .slice(0, 2)
    .map((row) => `${setOf(row)}: we say ${minutes(row.saidMinutes)}; it takes ${row.medianMinutes}.`);
  const late = rows.filter((row) => over(row) > 0).length;
  const verdict = late === 0 ? 'None takes longer than we say.' : `Longer than we say: ${late} of ${rows.length}.`;
  return [...said, rows.length > 1 ? verdict : ''].join(' ').trim();
}
