import css from './quote-label.module.css';

/** The words of the quote button. The first script knows, before anything is painted, whether this browser has an unsent request. */
export function QuoteLabel() {
  return (
    <>
      <span className={css.fresh}>Get a Free Quote</span>
      <span className={css.open}>Continue your quote</span>
    </>
  );
}
