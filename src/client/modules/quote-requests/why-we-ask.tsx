import css from './why-we-ask.module.css';

/** The reason for a question, for visitors who want it. */
export function WhyWeAsk({ label, why }: { label: string; why: string }) {
  return (
    <details className={css.why}>
      <summary className={css.summary}>
        Why we ask<span className="visually-hidden"> {label}</span>
      </summary>
      <p className={css.text}>{why}</p>
    </details>
  );
}
