import { pictures } from '#client/pictures/pictures.ts';
import { DESKTOP_MEDIA, MOBILE_MEDIA, srcSet } from '#client/site/picture.tsx';
import { faqPage, localBusiness } from '#client/site/seo.ts';
import { faqItems } from '#shared/content/faq/registry.ts';
import { CallToAction } from '../home/call-to-action.tsx';
import { ContactSection } from '../home/contact-section.tsx';
import { FirstQuestions } from '../home/first-questions.tsx';
import { Hero } from '../home/hero.tsx';
import { Solutions } from '../home/solutions.tsx';
import { Stories } from '../home/stories.tsx';
import { WhyUs } from '../home/why-us.tsx';
import type { LoadedPage } from '../page.ts';

/** The home page publishes the first five questions (spec §1). */
const PUBLISHED_QUESTIONS = 5;

/** The six sections in the order of the specification, and the contact section at the bottom. */
function HomePage() {
  return (
    <>
      <Hero />
      <Solutions />
      <WhyUs />
      <CallToAction />
      <Stories />
      <FirstQuestions />
      <ContactSection />
    </>
  );
}

export const homePage: LoadedPage = {
  body: <HomePage />,
  head: (site, day) => ({
    title: `Compare insurance in ${site.region} with licensed brokers`,
    description: `Answer once, and a licensed broker partner compares insurers for you: auto, home, business, life, travel and Super Visa insurance across ${site.region}.`,
    canonical: '/',
    modified: '2026-11-21',
    preloads: [
      { media: MOBILE_MEDIA, srcSet: srcSet(pictures['hero-mobile'].avif), sizes: '100vw' },
      { media: DESKTOP_MEDIA, srcSet: srcSet(pictures.hero.avif), sizes: '100vw' },
    ],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${site.url}/#website`,
        name: site.name,
        url: `${site.url}/`,
        inLanguage: site.locale,
      },
      localBusiness(site),
      faqPage(faqItems.slice(0, PUBLISHED_QUESTIONS), day),
    ],
  }),
};
