import type { Step } from '#shared/lines/types.ts';
import css from './journey-frame.module.css';

/** The progress, counting only the steps that these answers need. */
export function Progress({ steps, index }: { steps: readonly Step[]; index: number }) {
  const minutes = steps.slice(index).reduce((sum, step) => sum + step.minutes, 0);
  const share = steps.length === 0 ? 0 : index / steps.length;
  return (
    <div className={css.progress}>
      <p className={css.text}>
        {index < steps.length ? `Step ${index + 1} of ${steps.length}` : 'Last step: review and send'}
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
