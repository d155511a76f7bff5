import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { Picture } from '#client/site/picture.tsx';
import buttons from '#client/ui/button.module.css';
import { paths } from '#shared/platform/paths.ts';
import css from './hero.module.css';

/** The first screen. It speaks of comparing and of brokers, and promises no price (spec decision 19). */
export function Hero() {
  const { region } = useSiteProfile();
  return (
    <section className={css.hero} aria-labelledby="hero-heading">
      <div className={css.landscape}>
        <Picture name="hero" mobile="hero-mobile" sizes="100vw" urgent />
      </div>
      <div className={css.words}>
        <h1 className={css.heading} id="hero-heading">
          Compare insurance rates across {region}
        </h1>
        <p className={css.lead}>
          Tell us once what you want to insure. A licensed broker partner compares insurers for you and answers with
          advice and quotes, in words you can check.
        </p>
        <div className={css.actions}>
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
