import { useSiteProfile } from '#client/lib/site-profile.tsx';
import page from '../layout/page.module.css';
import css from './quote-start.module.css';

const steps = [
  {
    name: 'You answer',
    text: 'One thing at a time. Each step explains why we ask, and you can go back without losing anything.',
  },
  {
    name: 'We match',
    text: 'We offer your request to a broker partner licensed for your type of insurance and working in your area.',
  },
  {
    name: 'Your broker compares',
    text: 'They review your answers, ask for anything that’s missing and give you options side by side.',
  },
  {
    name: 'You decide',
    text: 'No coverage is in force until your broker confirms it.',
  },
];

/** What happens after the questions, and who does it. */
export function NextSteps() {
  const site = useSiteProfile();
  return (
    <aside aria-labelledby="next-heading">
      <h2 className={page.heading} id="next-heading">
        What happens next
      </h2>
      <ol className={`plain-list ${css.steps}`}>
        {steps.map((step) => (
          <li key={step.name} className={css.step}>
            <p className={css.name}>{step.name}</p>
            <p className={css.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      <p className={`${page.note} ${css.notice}`}>{site.legalNotice}</p>
    </aside>
  );
}
