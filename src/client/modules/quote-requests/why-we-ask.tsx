import css from './questions.module.css';

/** The reason for a question, for visitors who want it. */
export function WhyWeAsk({ label, why }: { label: string; why: string }) {
  return (
    <details className={css.why}>
      <summary>
        Why we ask<span className="visually-hidden"> {label}</span>
      </summary>
      <p>{why}</p>
    </details>
  );
}
