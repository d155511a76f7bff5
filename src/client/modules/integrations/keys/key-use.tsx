import { siteToday } from '#client/lib/site-clock.ts';
import { ChartWithTable } from '#client/ui/charts/chart-with-table.tsx';
import type { Key } from '#shared/integrations/schema.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { axisWords } from '#shared/platform/time/words.ts';
import { totalUse } from './key-words.ts';

const DAYS = 7;

/** How often a key was used in the last seven days, and how often that failed: a small chart, or a table. */
export function KeyUse({ apiKey }: { apiKey: Key }) {
  const { requests, failures } = totalUse(apiKey);
  const today = siteToday();
  const data = Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index - DAYS + 1);
    const known = apiKey.days.find((each) => each.day === day);
    const failed = known?.failures ?? 0;
    return { label: axisWords(day, 'day'), values: { answered: (known?.requests ?? 0) - failed, failed } };
  });
  return (
    <ChartWithTable
      inset
      title="Last 7 days"
      summary={`${formatNumber(requests)} ${requests === 1 ? 'request' : 'requests'}, ${formatNumber(failures)} failed.`}
      empty="No requests with this key. Once a tool uses it, each day’s requests and failures appear here."
      kind="stacked"
      head="Day"
      data={data}
      series={[
        { key: 'answered', label: 'Answered' },
        { key: 'failed', label: 'Failed' },
      ]}
    />
  );
}
