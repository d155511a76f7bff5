import type { PictureName } from '#client/pictures/pictures.ts';
import { LazyPicture } from '#client/site/lazy-picture.tsx';
import { Card } from '#client/ui/card.tsx';
import { from } from '#client/ui/theme/breakpoints.ts';
import { paths } from '#shared/platform/paths.ts';
import page from '../layout/page.module.css';
import { pictureFor } from '../picture-for.ts';
import css from './demo-page.module.css';

const steps: { name: string; text: string; link: { label: string; href: string }; picture: PictureName }[] = [
  {
    name: 'Read up first',
    text: 'Every type of insurance has a page on what it covers, what it doesn’t and what to have ready.',
    link: { label: 'All insurance options', href: paths.allInsurance },
    picture: 'hero',
  },
  {
    name: 'Ask in your own words',
    text: 'Search understands full questions and takes you to the paragraph that answers them.',
    link: { label: 'Search', href: paths.search },
    picture: 'home',
  },
  {
    name: 'Answer once',
    text: 'Questions come one step at a time, with the reason for each. Your answers are saved if you leave.',
    link: { label: 'Start a request', href: paths.getQuote },
    picture: 'auto',
  },
  {
    name: 'One broker reads it',
    text: 'We offer your request to a licensed broker partner. Once they accept, you see their name, firm and licence number.',
    link: { label: 'How brokers are chosen', href: paths.about },
    picture: pictureFor('professionals', 'business'),
  },
  {
    name: 'Follow it in your portal',
    text: 'Messages, options side by side and your next step, any time.',
    link: { label: 'Client portal', href: paths.portal.login },
    picture: 'portal',
  },
];

/** Five steps, each with the page it happens on. */
export function FeatureTour() {
  return (
    <ol className={`plain-list ${page.stack}`}>
      {steps.map(({ name, text, link, picture }, index) => (
        <Card as="li" key={name} className={css.step}>
          <LazyPicture
            name={picture}
            sizes={`${from('md')} 16rem, calc(100vw - 5rem)`}
            className={`${page.picture} ${css.picture}`}
          />
          <div>
            <p className={page.note}>
              {index + 1} of {steps.length}
            </p>
            <h2 className={css.name}>{name}</h2>
            <p>{text}</p>
            <p>
              <a href={link.href}>{link.label}</a>
            </p>
          </div>
        </Card>
      ))}
    </ol>
  );
}
