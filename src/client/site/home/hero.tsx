import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Picture } from '#client/site/picture.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import css from './home.module.css';

/** The first screen. It says what happens, and promises no price (spec decision 19). */
export function Hero() {
  const { region } = useSiteProfile();
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <div className={`${page.picture} ${css.landscape} not-printed`}>
        <Picture name="hero" mobile="hero-mobile" sizes="100vw" urgent />
      </div>
      <div className={`${page.row} ${css.words}`}>
        <h1 className={css.heading} id="hero-heading">
          Looking for better rates across {region}? Ask once.
        </h1>
        <p className={css.lead}>
          Tell us what you want to insure, once. A licensed {region} broker compares insurers for you and gets back to
          you with advice and quotes. We’re not a broker, and we show no rates ourselves.
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
