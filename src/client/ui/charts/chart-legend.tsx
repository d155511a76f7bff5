import { useId } from 'react';
import { ChartPattern } from './chart-pattern.tsx';
import { type ChartKind, type ChartSeries, colourOf } from './chart-types.ts';
import css from './charts.module.css';
import { dashOf } from './line-dash.ts';

/** Which fill or line belongs to which series. */
export function ChartLegend({ kind, series }: { kind: ChartKind; series: readonly ChartSeries[] }) {
  const id = useId();
  return (
    <ul className={`${css.legend} plain-list`}>
      {series.map(({ key, label }, index) => (
        <li key={key}>
          <svg width={kind === 'lines' ? 28 : 16} height={16} aria-hidden="true">
            {kind === 'lines' ? (
              <path d="M0 8 H28" stroke={colourOf(index)} strokeWidth={2.5} strokeDasharray={dashOf(index)} />
            ) : (
              <>
                <ChartPattern id={`${id}${index}`} index={index} />
                <rect
                  x={0.5}
                  y={0.5}
                  width={15}
                  height={15}
                  rx={3}
                  fill={`url(#${id}${index})`}
                  stroke={colourOf(index)}
                />
              </>
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
