import type { ScorePart } from '#shared/assignment/schema.ts';
import css from './brokers.module.css';

const partLabels: Readonly<Record<ScorePart['part'], string>> = {
  capacity: 'Capacity',
  language: 'Language',
  fairness: 'Rotation',
  area: 'Area',
};

/** The breakdown of one broker's score. */
export function PointsTable({ parts }: { parts: readonly ScorePart[] }) {
  return (
    <table className={css.points}>
      <caption>Points</caption>
      <tbody>
        {parts.map(({ part, points, outOf, reason }) => (
          <tr key={part}>
            <th scope="row">{partLabels[part]}</th>
            <td>
              {points} of {outOf}
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
