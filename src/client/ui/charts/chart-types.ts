/** The input of a chart; the table behind it shows the same. */

/** `bars` and `stacked` compare values over time, `lines` show a trend, a `ranking` is horizontal with the longest bar first. */
export type ChartKind = 'bars' | 'stacked' | 'lines' | 'ranking';

export interface ChartSeries {
  /** The row's key in every series. */
  key: string;
  label: string;
}

export interface ChartRow {
  /** A month or a reason: shown below the drawing and first in the table. */
  label: string;
  /** `null` where there is nothing to measure, which differs from zero. */
  values: Readonly<Record<string, number | null>>;
}

export interface ChartData {
  kind: ChartKind;
  data: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** Formats a value with its unit: `3 h 20 min`. */
  format: (value: number) => string;
  /** Positions of the grid lines, for values that are not counted in tens, such as hours. Otherwise set automatically. */
  ticks?: readonly number[] | undefined;
}

/** The number of colours in `charts.module.css`, assigned to series in order. */
export const CHART_COLOURS = 5;

export function colourOf(index: number): string {
  return `var(--chart-${(index % CHART_COLOURS) + 1})`;
}

/** Whether there is anything to draw: a chart of zeros shows a sentence instead. */
export function hasValues({ data, series }: Pick<ChartData, 'data' | 'series'>): boolean {
  return data.some(({ values }) => series.some(({ key }) => (values[key] ?? 0) !== 0));
}
