import buttons from '#client/ui/button.module.css';
import { faqItems } from '#shared/content/faq/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { FaqList } from '../layout/faq-list.tsx';
import page from '../layout/page.module.css';
import { QuestionBox } from '../layout/question-box.tsx';
import { Section } from '../layout/section.tsx';

const SHOWN = 3;

/** The first three questions, one open at a time, and a link to all of them. */
export function FirstQuestions() {
  return (
    <Section id="questions" tone="band" layout="split" heading="Common questions">
      <div className={page.stack}>
        <QuestionBox
          id="home-search"
          action={paths.search}
          label="Ask in your own words"
          hint="For example: my basement flooded, what covers it?"
          button="Search"
        />
        <FaqList items={faqItems.slice(0, SHOWN)} />
        <p>
          <a className={buttons.secondary} href={paths.faq}>
            View All FAQs
          </a>
        </p>
      </div>
    </Section>
  );
}
