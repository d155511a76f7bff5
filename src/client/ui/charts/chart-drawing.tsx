import '@mantine/charts/styles.layer.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useId } from 'react';
import { ChartPattern } from './chart-pattern.tsx';
import { type ChartData, colourOf } from './chart-types.ts';
import css from './charts.module.css';
import { dashOf } from './line-dash.ts';

/** Up to this many bars are labelled with their values; more of them, or longer labels, would overlap. */
const LABELLED_BARS = 13;
const LABEL_LETTERS = 4;

/** What three lines beside a bar hold; the table has the whole label. */
const LABEL_CHARACTERS = 44;

function fitted(label: string): string {
  if (label.length <= LABEL_CHARACTERS) return label;
  const cut = label.slice(0, LABEL_CHARACTERS - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function fitsAtBars({ kind, data, series, format }: ChartData): boolean {
  if (kind === 'ranking') return true;
  if (kind === 'stacked' || data.length * series.length > LABELLED_BARS) return false;
  const values = data.flatMap((row) => series.map(({ key }) => row.values[key] ?? 0));
  return values.every((value) => format(value).length <= LABEL_LETTERS);
}

/**
 * The drawing alone, in its own chunk with the library. Hidden from screen readers: the summary and the table give its content,
 * which a hundred unlabelled shapes would only bury.
 */
export function ChartDrawing(chart: ChartData) {
  const { kind, data, series, format, ticks } = chart;
  const id = useId();
  const rows = data.map(({ label, values }) => ({ label: kind === 'ranking' ? fitted(label) : label, ...values }));
  const shared = {
    h: '100%',
    data: rows,
    dataKey: 'label',
    valueFormatter: format,
    accessibilityLayer: false,
    gridColor: 'var(--line)',
    textColor: 'var(--muted)',
    classNames: { tooltip: css.tooltip },
  };
  const axis = {
    // As wide as the longest duration, whose parts must not be on two lines.
    width: ticks ? 72 : 56,
    tickFormatter: (value: number) => format(value).replaceAll(' ', '\u00A0'),
    allowDecimals: false,
    // Every one: the library leaves out grid lines whose labels it takes for too close, and shows the labels.
    interval: 0,
    ...(ticks && { ticks: [...ticks], domain: [0, ticks.at(-1) ?? 0] }),
  };
  const colours = series.map(({ key, label }, index) => ({ name: key, label, color: colourOf(index) }));

  if (kind === 'lines')
    return (
      <LineChart
        {...shared}
        series={colours.map((item, index) => ({ ...item, strokeDasharray: dashOf(index) }))}
        curveType="linear"
        connectNulls={false}
        yAxisProps={axis}
      />
    );
  const ranking = kind === 'ranking';
  return (
    <BarChart
      {...shared}
      series={colours}
      type={kind === 'stacked' ? 'stacked' : 'default'}
      orientation={ranking ? 'vertical' : 'horizontal'}
      gridAxis={ranking ? 'none' : 'x'}
      withXAxis={!ranking}
      withBarValueLabel={fitsAtBars(chart)}
      maxBarWidth={40}
      barProps={({ name }) => {
        const index = series.findIndex(({ key }) => key === name);
        return {
          fill: `url(#${id}${index})`,
          stroke: colourOf(index),
          strokeOpacity: 1,
          strokeWidth: 1,
          radius: kind === 'stacked' ? 0 : 3,
        };
      }}
      barChartProps={ranking ? { margin: { right: 56 } } : {}}
      yAxisProps={ranking ? { width: 136 } : axis}
    >
      <defs>
        {series.map(({ key }, index) => (
          <ChartPattern key={key} id={`${id}${index}`} index={index} />
        ))}
      </defs>
    </BarChart>
  );
}
