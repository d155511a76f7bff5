import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import css from './home.module.css';

/** The band between the reasons and the stories. */
export function CallToAction() {
  return (
    <section className={css.call} aria-labelledby="call-heading">
      <div className={page.row}>
        <div>
          <h2 className={page.title} id="call-heading">
            Ready when you are
          </h2>
          <p className={css.text}>
            Answer at your own pace, and a licensed broker partner reviews your request. Have a question first? Just
            ask.
          </p>
        </div>
        <div className={page.actions}>
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
