import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { formatNumber } from '#shared/platform/formats.ts';
import { ChartLegend } from './chart-legend.tsx';
import { ChartTable } from './chart-table.tsx';
import { type ChartData, hasValues } from './chart-types.ts';
import css from './charts.module.css';

/** The library is large and only drawings need it. If it fails to load, the table is still available. */
const ChartDrawing = lazy(() =>
  import('./chart-drawing.tsx').then(
    ({ ChartDrawing: Drawing }) => ({ default: Drawing }),
    () => ({
      default: () => <p className={css.nothing}>The chart could not be loaded. The table has the numbers.</p>,
    }),
  ),
);

interface ChartWithTableProps extends Omit<ChartData, 'format'> {
  title: string;
  /** What the chart says, in a sentence with the key numbers: for anyone who cannot see it, or is short on time. */
  summary: string;
  /** The heading of the rows: Month, Reason. */
  head: string;
  format?: ChartData['format'];
  /** Why the chart is empty, and what will appear in it. */
  empty: string;
}

const plain = (value: number) => formatNumber(value);

/** A chart that can be read as a table. Both take the same height, so that switching does not shift the layout. */
export function ChartWithTable(props: ChartWithTableProps) {
  const { title, summary, head, kind, data, series, ticks, format = plain, empty } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  if (!hasValues({ data, series }))
    return (
      <Card as="figure" padding="small" className={css.figure}>
        <figcaption>
          <h3 className={css.title}>{title}</h3>
          <p className={css.summary}>{empty}</p>
        </figcaption>
      </Card>
    );
  return (
    <Card as="figure" padding="small" className={css.figure} aria-labelledby={id}>
      <div className={css.head}>
        <figcaption>
          <h3 className={css.title} id={id}>
            {title}
          </h3>
          <p className={css.summary}>{summary}</p>
        </figcaption>
        <Button
          variant="default"
          size="xs"
          aria-label={`${asTable ? 'Show the chart' : 'Show as a table'}: ${title}`}
          leftSection={asTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Show the chart' : 'Show as a table'}
        </Button>
      </div>
      {/* A long ranking needs a line per row; every other chart has the same height. */}
      <div
        className={css.box}
        style={kind === 'ranking' ? { blockSize: `${Math.max(data.length, 2) * 2.5 + 1}rem` } : {}}
      >
        {asTable ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
          <section className={css.scroll} tabIndex={0} aria-label={title}>
            <ChartTable title={title} head={head} data={data} series={series} format={format} />
          </section>
        ) : (
          <div className={css.drawing} aria-hidden="true">
            <Suspense fallback={null}>
              <ChartDrawing kind={kind} data={data} series={series} format={format} ticks={ticks} />
            </Suspense>
          </div>
        )}
      </div>
      {series.length > 1 && <ChartLegend kind={kind} series={series} />}
    </Card>
  );
}
