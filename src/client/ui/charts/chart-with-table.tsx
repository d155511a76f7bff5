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
  /** Inside a card with a heading of its own: lower, without a box, and its heading is one level down. */
  inset?: boolean;
}

const plain = (value: number) => formatNumber(value);

/** A chart that can be read as a table. Both take the same height, so that switching does not shift the layout. */
export function ChartWithTable(props: ChartWithTableProps) {
  const { title, summary, head, kind, data, series, ticks, format = plain, empty, inset = false } = props;
  const Heading = inset ? 'h4' : 'h3';
  const figure = {
    as: 'figure',
    padding: inset ? 'none' : 'small',
    className: css.figure,
    'data-inset': inset || undefined,
  } as const;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  if (!hasValues({ data, series }))
    return (
      <Card {...figure}>
        <figcaption>
          <Heading className={css.title}>{title}</Heading>
          <p className={css.summary}>{empty}</p>
        </figcaption>
      </Card>
    );
  return (
    <Card {...figure} aria-labelledby={id}>
      <div className={css.head}>
        <figcaption>
          <Heading className={css.title} id={id}>
            {title}
          </Heading>
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
