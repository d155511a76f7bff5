import { colourOf } from './chart-types.ts';

const SIZE = 8;
const strokes = [
  null,
  <path key="up" d="M-2 2 L2 -2 M0 8 L8 0 M6 10 L10 6" strokeWidth={2.5} />,
  <circle key="dot" cx={4} cy={4} r={1.9} />,
  <path key="across" d="M0 2 H8 M0 6 H8" strokeWidth={1.75} />,
  <path key="grid" d="M0 4 H8 M4 0 V8" strokeWidth={1.75} />,
];

/** The fill of a series: a colour, with a pattern from the second series on, so that they are not distinguished by colour alone. */
export function ChartPattern({ id, index }: { id: string; index: number }) {
  const colour = colourOf(index);
  const stroke = strokes[index % strokes.length];
  return (
    <pattern id={id} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
      <rect width={SIZE} height={SIZE} fill={colour} fillOpacity={stroke ? 0.28 : 1} />
      {stroke && (
        <g stroke={colour} fill={index % strokes.length === 2 ? colour : 'none'}>
          {stroke}
        </g>
      )}
    </pattern>
  );
}
