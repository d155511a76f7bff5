import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import css from './call-to-action.module.css';

/** The band between the reasons and the stories. */
export function CallToAction() {
  return (
    <section className={css.band} aria-labelledby="call-heading">
      <div className={css.inner}>
        <div>
          <h2 className={css.heading} id="call-heading">
            Ready when you are
          </h2>
          <p className={css.text}>
            Answer at your own pace, and one broker reads what you wrote. Or write first and ask anything.
          </p>
        </div>
        <div className={css.actions}>
          <a className={buttons.primary} href={paths.getQuote}>
            Get a Quote
          </a>
          <a className={buttons.onDeep} href={paths.contact}>
            Contact Us
          </a>
        </div>
      </div>
    </section>
  );
}
