import type { Question } from '#shared/lines/types.ts';
import css from './questions.module.css';

/** The reasons for the questions of a screen or of a row, once, for visitors who want them. */
export function WhyWeAsk({ questions }: { questions: readonly Question[] }) {
  const asked = questions.flatMap((question) =>
    question.type === 'info' ? [] : [question, ...(question.type === 'repeatGroup' ? question.questions : [])],
  );
  const reasons = asked.flatMap((question) => (question.type === 'info' ? [] : [question]));
  if (reasons.length === 0) return null;
  return (
    <details className={css.why}>
      <summary>Why we ask</summary>
      {reasons.length === 1 ? (
        <p>{reasons[0]?.why}</p>
      ) : (
        <dl>
          {reasons.map(({ id, label, why }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
