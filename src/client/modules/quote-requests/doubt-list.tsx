import type { Doubt } from '#shared/lines/findings.ts';
import css from './questions.module.css';
import screen from './screen.module.css';

/** Answers that may contradict each other, before sending. None has to be changed. */
export function DoubtList({ doubts, onChange }: { doubts: readonly Doubt[]; onChange: (stepId: string) => void }) {
  if (doubts.length === 0) return null;
  return (
    <section className={css.warning} aria-labelledby="doubts-heading">
      <h3 className={css.label} id="doubts-heading">
        Worth a second look
      </h3>
      <ul>
        {doubts.map(({ id, path, stepId, message }) => (
          <li key={`${id} ${path}`}>
            {message}{' '}
            <button className={screen.inline} type="button" onClick={() => onChange(stepId)}>
              Check<span className="visually-hidden">: {message}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
