/** The counts of the questionnaires, from the daily counts only. */
import { DateTime } from 'luxon';
import type { Services } from '#server/platform/services.ts';
import { intakeMetrics } from '#shared/cases/charts.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { quoteDefinitions } from '#shared/lines/questionnaires.ts';
import { formOf, minutesFor, REVIEW_STEP } from '#shared/lines/short-form.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import { bucketMedian } from '#shared/platform/bucket-median.ts';
import type { Intake, IntakeInput } from '#shared/quote-requests/intake.ts';
import { MEASURED_MIN, timeBounds } from './policy.ts';

const caseTypes = caseTypeSchema.options;
const LEAVING_MAX = 8;
const MINUTE_MS = 60_000;
const sets: readonly QuestionSet[] = ['short', 'full'];

type Counted = {
  metric: (typeof intakeMetrics)[number];
  line: CaseType;
  set: QuestionSet;
  place: string;
  count: number;
};

const sum = (rows: readonly Counted[]) => rows.reduce((all, { count }) => all + count, 0);

function totalsOf(set: QuestionSet, rows: readonly Counted[]) {
  const of = (metric: Counted['metric']) => rows.filter((row) => row.metric === metric);
  const times = of('intake_sent')
    .map(({ place, count }) => ({ bucket: Number(place), count }))
    .filter(({ bucket }) => bucket > 0);
  const measured = times.reduce((all, { count }) => all + count, 0);
  return {
    set,
    started: sum(rows),
    sent: sum(of('intake_sent')),
    left: sum(of('intake_left')),
    open: sum(of('intake_open')),
    measured,
    medianMinutes: measured < MEASURED_MIN ? null : Math.round(bucketMedian(times, timeBounds) / 6) / 10,
  };
}

/** The screens of a line's form with their names; the last one is for drafts of an earlier version. */
function screensWithTitles(line: CaseType, set: QuestionSet): { id: string; title: string }[] {
  const steps = formOf(quoteDefinitions[line], set).steps.map(({ id, part, title, questions }) => {
    const [only] = questions;
    return { id, title: set === 'short' && part && id !== part && only ? only.label : title };
  });
  return [...steps, { id: REVIEW_STEP, title: 'Check your answers' }, { id: '', title: 'Earlier questions' }];
}

function stepsOf(line: CaseType, set: QuestionSet, rows: readonly Counted[]): Intake['steps'] {
  const screens = screensWithTitles(line, set);
  const known = new Set(screens.map(({ id }) => id));
  const at = (metric: Counted['metric'], id: string) =>
    sum(rows.filter((row) => row.metric === metric && (known.has(row.place) ? row.place : '') === id));
  let further = sum(rows.filter(({ metric }) => metric === 'intake_sent'));
  return screens
    .toReversed()
    .map(({ id, title }) => {
      const [left, open] = [at('intake_left', id), at('intake_open', id)];
      // A draft of an earlier version got to none of today's screens.
      if (id !== '') further += left + open;
      return { set, id, title, left, open, reached: id === '' ? left + open : further };
    })
    .reverse()
    .filter(({ id, reached }) => id !== '' || reached > 0);
}

/** The last days, including today as far as it was counted. A draft counts on the day on which it was started. */
export async function getIntake({ db, env, now }: Services, { days, line }: IntakeInput): Promise<Intake> {
  const today = DateTime.fromJSDate(now(), { zone: env.site.timeZone }).startOf('day');
  const to = today.toISODate() ?? '';
  const from = today.minus({ days: days - 1 }).toISODate() ?? '';
  const [counted, newest] = await Promise.all([
    db.$queryRaw<Counted[]>`
      SELECT metric, split_part(dimension, '/', 1) AS line, split_part(dimension, '/', 2) AS set, split_part(dimension, '/', 3) AS place,
        sum(count)::int AS count
      FROM daily_counts WHERE metric = ANY(${[...intakeMetrics]}) AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1, 2, 3, 4`,
    db.dailyCount.findFirst({ where: { metric: 'counted' }, orderBy: { day: 'desc' }, select: { total: true } }),
  ]);
  const rows = counted.filter((row) => (line ? row.line === line : caseTypes.includes(row.line)));
  const of = (type: CaseType, set: QuestionSet) => rows.filter((row) => row.line === type && row.set === set);
  const lines = caseTypes
    .flatMap((type) => sets.map((set) => ({ line: type, ...totalsOf(set, of(type, set)) })))
    .filter(({ started }) => started > 0)
    .map((entry) => ({ ...entry, saidMinutes: minutesFor(quoteDefinitions[entry.line], entry.set) }));
  const steps = (type: CaseType) =>
    sets.flatMap((set) => (of(type, set).length ? stepsOf(type, set, of(type, set)) : []));
  const leaving = line
    ? []
    : caseTypes
        .flatMap((type) => steps(type).map(({ set, title, left, open }) => ({ line: type, set, title, left, open })))
        .filter(({ left }) => left > 0)
        .toSorted((one, other) => other.left - one.left)
        .slice(0, LEAVING_MAX);
  return {
    asOf: newest ? new Date(newest.total * MINUTE_MS).toISOString() : null,
    from,
    to,
    sets: sets.map((set) =>
      totalsOf(
        set,
        rows.filter((row) => row.set === set),
      ),
    ),
    lines: lines.toSorted((one, other) => other.started - one.started),
    steps: line ? steps(line) : [],
    leaving,
  };
}
