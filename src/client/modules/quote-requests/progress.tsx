import type { Step } from '#shared/lines/types.ts';
import css from './journey-frame.module.css';

/** The progress through the parts of the form. On the short form a part has several screens, and the number stays. */
export function Progress({ steps, parts, index }: { steps: readonly Step[]; parts?: number; index: number }) {
  const minutes = Math.ceil(steps.slice(index).reduce((sum, step) => sum + step.minutes, 0));
  const share = steps.length === 0 ? 0 : index / steps.length;
  const known = [...new Set(steps.map(partOf))];
  const current = steps[index];
  return (
    <div className={css.progress}>
      <p className={css.text}>
        {current
          ? `Step ${known.indexOf(partOf(current)) + 1} of ${parts ?? known.length}`
          : 'Last step: review and send'}
        {minutes > 0 && (
          <span className={css.time}>
            About {minutes} {minutes === 1 ? 'minute' : 'minutes'} left
          </span>
        )}
      </p>
      <div className={css.track} aria-hidden="true">
        <div className={css.bar} style={{ transform: `scaleX(${Math.max(share, 0.02)})` }} />
      </div>
    </div>
  );
}

const partOf = ({ id, part }: Step) => part ?? id;
