import { SimpleGrid } from '@mantine/core';
import { ChartWithTable } from '#client/ui/charts/chart-with-table.tsx';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { QuestionSet } from '#shared/lines/types.ts';
import type { Intake } from '#shared/quote-requests/intake.ts';
import {
  leavingRows,
  leavingSummary,
  lineRows,
  outcomeRows,
  outcomeSummary,
  setLabels,
  stepRows,
  stepSummary,
  timeRows,
  timeSummary,
} from './intake-words.ts';

const sets: readonly QuestionSet[] = ['short', 'full'];
const bySet = sets.map((set) => ({ key: set, label: setLabels[set] }));
const startedAndSent = [
  { key: 'started', label: 'Started' },
  { key: 'sent', label: 'Sent' },
];
const reachedAndLeft = [
  { key: 'reached', label: 'Got this far' },
  { key: 'left', label: 'Left here' },
];
const saidAndTaken = [
  { key: 'said', label: 'We say' },
  { key: 'takes', label: 'It takes (median)' },
];
const left = [{ key: 'left', label: 'Left here' }];

/** Where people leave: over all lines, or on the screens of one. */
export function IntakeCharts({ data, line }: { data: Intake; line: CaseType | undefined }) {
  return (
    <SimpleGrid minColWidth="min(100%, 30rem)">
      <ChartWithTable
        title="From the first answer to a request"
        summary={outcomeSummary(data)}
        head="Outcome"
        kind="bars"
        data={outcomeRows(data)}
        series={bySet}
        empty=""
      />
      <ChartWithTable
        title="What we say and what it takes"
        summary={timeSummary(data)}
        head="Questions"
        kind="ranking"
        data={timeRows(data)}
        series={saidAndTaken}
        format={(value) => `${value} min`}
        empty="Fewer than five requests were timed. From five on, the median time from the first answer to sending appears here, next to the time the questions promise."
      />
      {line ? (
        sets.map((set) => (
          <ChartWithTable
            key={set}
            title={`How far people get: ${setLabels[set].toLowerCase()}`}
            summary={stepSummary(data, set)}
            head="Screen"
            kind="ranking"
            data={stepRows(data, set)}
            series={reachedAndLeft}
            empty="Nobody started these questions in this period. As people do, you’ll see how far they get and where they leave."
          />
        ))
      ) : (
        <>
          <ChartWithTable
            title="Where people leave"
            summary={leavingSummary(data)}
            head="Screen"
            kind="ranking"
            data={leavingRows(data)}
            series={left}
            empty="Nobody left in this period. A request counts as left when nobody has changed it for a day."
          />
          <ChartWithTable
            title="Started and sent by line"
            summary="Both sets of questions together."
            head="Line of insurance"
            kind="ranking"
            data={lineRows(data)}
            series={startedAndSent}
            empty=""
          />
        </>
      )}
    </SimpleGrid>
  );
}
