/** The demo pages: real parts of the product on their own. Not for search engines (spec decision 18). */
import type { ComponentType } from 'react';
import { faqItems } from '#shared/content/faq/registry.ts';
import { glossary } from '#shared/content/glossary/registry.ts';
import { sampleStories } from '#shared/content/testimonials/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { Prose } from '../content/prose.tsx';
import { TextSection } from '../content/text-section.tsx';
import { Island } from '../island.tsx';
import { DemoOnly } from '../layout/demo-only.tsx';
import { FaqList } from '../layout/faq-list.tsx';
import page from '../layout/page.module.css';
import { PageIntro } from '../layout/page-intro.tsx';
import type { LoadedPage } from '../page.ts';
import css from './demo-page.module.css';
import { FeatureTour } from './feature-tour.tsx';

function demoPage(path: string, title: string, description: string, Parts: ComponentType): LoadedPage {
  return {
    body: (
      <>
        <PageIntro heading={title}>
          <p>{description}</p>
        </PageIntro>
        <div className={`${page.row} ${page.stack}`}>
          <Parts />
        </div>
      </>
    ),
    head: () => ({ title, description, canonical: path, modified: '2026-11-22', robots: 'noindex' }),
    styleSets: ['apart'],
  };
}

export const animationsPage = demoPage(
  '/animations',
  'Motion on this site',
  'Everything that moves on this site, in one place. Animations are short, never interrupt reading, and stop if you prefer reduced motion.',
  () => (
    <>
      <DemoOnly>
        <TextSection id="carousel" heading="Stories that advance">
          <Island name="testimonials" props={{ stories: sampleStories }} />
        </TextSection>
      </DemoOnly>
      <TextSection id="accordion" heading="Expandable questions">
        <FaqList items={faqItems.slice(0, 3)} name="motion" />
      </TextSection>
      <TextSection id="toasts" heading="Messages that come and go">
        <Island name="toast-demo" props={{}} />
      </TextSection>
    </>
  ),
);

export const tooltipsPage = demoPage(
  '/tooltips',
  'Insurance terms explained in place',
  'Select a word with a dashed underline to see what it means. It works with a mouse, touch or a keyboard, even without JavaScript.',
  () => (
    <div className={css.terms}>
      {Object.entries(glossary).map(([id, { name }]) => (
        <Prose key={id} text={`[${name}](term:${id})`} />
      ))}
    </div>
  ),
);

export const featureTourPage = demoPage(
  '/feature-tour',
  'A tour of the product',
  'From your first question to a broker’s confirmation: what happens, and who does what.',
  () => (
    <>
      <FeatureTour />
      <TextSection id="portals" heading="The tour inside each portal">
        <Prose text="It opens the first time you sign in to the demo, and from Help at any time." />
        <Island name="portal-tours" props={{}} />
      </TextSection>
    </>
  ),
);

export const chatbotPage = demoPage(
  '/chatbot',
  'Ask in your own words',
  'The assistant answers from the pages of this site, and below each new answer you can see what it’s based on. No prices, no advice, no promises.',
  () => (
    <>
      <Island name="chatbot" props={{}} />
      <TextSection id="inside" heading="See how it works">
        <Prose
          text={`[How an answer is made](${paths.aiTest}) follows one question step by step: what’s removed from it, which limit applies, what’s found and whether that’s enough. To see what happens to what you type, read the [privacy policy](${paths.privacy}#chat).`}
        />
      </TextSection>
    </>
  ),
);
