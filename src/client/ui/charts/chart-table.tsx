import type { ChartData } from './chart-types.ts';
import css from './charts.module.css';

type ChartTableProps = Pick<ChartData, 'data' | 'series' | 'format'> & { title: string; head: string };

/** The same numbers as a table. */
export function ChartTable({ title, head, data, series, format }: ChartTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map(({ key, label }) => (
            <th scope="col" key={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ key }) => {
              const value = values[key] ?? null;
              return <td key={key}>{value === null ? 'None' : format(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
