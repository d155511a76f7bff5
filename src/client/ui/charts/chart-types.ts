/** What a chart is given; the table behind it shows the same. */

/** `bars` and `stacked` stand beside one another over time, `lines` follow something, a `ranking` lies on its side with the longest first. */
export type ChartKind = 'bars' | 'stacked' | 'lines' | 'ranking';

export interface ChartSeries {
  /** Names the value in every row. */
  key: string;
  label: string;
}

export interface ChartRow {
  /** A month, a reason: stands below the drawing and first in the table. */
  label: string;
  /** `null` where there is nothing to measure, which is not zero. */
  values: Readonly<Record<string, number | null>>;
}

export interface ChartData {
  kind: ChartKind;
  data: readonly ChartRow[];
  series: readonly ChartSeries[];
  /** How a value is said, with its unit: `3 h 20 min`. */
  format: (value: number) => string;
  /** Where the lines across stand, for values that are not counted in tens: hours. Otherwise they are found by themselves. */
  ticks?: readonly number[] | undefined;
}

/** The colours of `charts.module.css`, in the order in which series take them. */
export const CHART_COLOURS = 5;

export function colourOf(index: number): string {
  return `var(--chart-${(index % CHART_COLOURS) + 1})`;
}

/** Whether there is anything to draw: a chart of nothing but zeros says so in words instead. */
export function hasValues({ data, series }: Pick<ChartData, 'data' | 'series'>): boolean {
  return data.some(({ values }) => series.some(({ key }) => (values[key] ?? 0) !== 0));
}
