import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Picture } from '#client/site/picture.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import css from './home.module.css';

/** The first screen. It speaks of comparing and of brokers, and promises no price (spec decision 19). */
export function Hero() {
  const { region } = useSiteProfile();
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <div className={`${page.picture} ${css.landscape} not-printed`}>
        <Picture name="hero" mobile="hero-mobile" sizes="100vw" urgent />
      </div>
      <div className={`${page.row} ${css.words}`}>
        <h1 className={css.heading} id="hero-heading">
          Compare insurance rates across {region}
        </h1>
        <p className={css.lead}>
          Tell us once what you want to insure. A licensed broker partner compares insurers for you and gets back to you
          with advice and quotes in plain English.
        </p>
        <div className={page.actions}>
          <a className={buttons.primary} href={paths.getQuote}>
            Get a Free Quote
          </a>
          <a className={`${buttons.secondary} ${css.second}`} href={paths.about}>
            Learn More About Our Services
          </a>
        </div>
      </div>
    </section>
  );
}
