import { IconCheck, IconScale, IconX } from '@tabler/icons-react';
import type { Point } from '#shared/content/types.ts';
import { Prose } from './prose.tsx';
import css from './text-section.module.css';

const kinds = {
  covers: { Icon: IconCheck, word: 'Usually paid for: ' },
  excludes: { Icon: IconX, word: 'Not paid for: ' },
  neutral: { Icon: IconScale, word: '' },
};

/** A list of titled points. The icon never says more than the text does. */
export function PointList({ points, kind = 'neutral' }: { points: readonly Point[]; kind?: keyof typeof kinds }) {
  const { Icon, word } = kinds[kind];
  return (
    <dl className={css.points} data-kind={kind}>
      {points.map((point) => (
        <div key={point.name} className={css.point}>
          <dt className={css.name}>
            <Icon className={css.icon} size={20} aria-hidden="true" />
            {word && <span className="visually-hidden">{word}</span>}
            {point.name}
          </dt>
          <dd>
            <Prose text={point.text} inline />
          </dd>
        </div>
      ))}
    </dl>
  );
}
