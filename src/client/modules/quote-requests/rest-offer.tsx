import buttons from '#client/ui/button.module.css';
import css from './receipt-screen.module.css';

/** After a short request: the way to the other questions, in this tab. */
export function RestOffer({ minutes, onAnswer }: { minutes: number; onAnswer: () => void }) {
  return (
    <section className={`${css.rest} not-printed`} aria-labelledby="rest-heading">
      <h2 className={css.notHeading} id="rest-heading">
        Save your broker some questions
      </h2>
      <p>
        You can answer the rest now, in about {minutes} {minutes === 1 ? 'minute' : 'minutes'}. It’s your choice: what
        you sent is enough for a broker to call you back.
      </p>
      <button className={buttons.primary} type="button" onClick={onAnswer}>
        Answer the rest
      </button>
    </section>
  );
}
