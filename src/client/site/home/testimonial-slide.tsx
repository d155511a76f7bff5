import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import css from './testimonials.module.css';

const STARS = [1, 2, 3, 4, 5];

interface TestimonialSlideProps {
  story: Testimonial;
  /** Its position, `3 of 10`. */
  label: string;
  current: boolean;
}

/** One story. An invented one is always labelled as a sample (spec decision 13). */
export function TestimonialSlide({ story, label, current }: TestimonialSlideProps) {
  const isSample = !story.consented;
  return (
    <li className={css.slide} aria-roledescription="slide" aria-label={label} data-current={current ? '' : undefined}>
      <figure className={css.story}>
        <p className={css.rating}>
          <span className="visually-hidden">
            {story.rating} of 5 stars{isSample && ', sample rating'}
          </span>
          {STARS.map((star) => {
            const Star = star <= story.rating ? IconStarFilled : IconStar;
            return <Star key={star} size={18} aria-hidden="true" />;
          })}
        </p>
        <blockquote className={css.quote}>{story.quote}</blockquote>
        <figcaption className={css.who}>
          <span className={css.avatar} aria-hidden="true">
            {story.avatar}
          </span>
          <span>
            <span className={css.name}>{story.name}</span>
            <span className={css.detail}>
              {story.title}, {story.location}
            </span>
          </span>
          {isSample && <span className={css.sample}>Sample story</span>}
        </figcaption>
      </figure>
    </li>
  );
}
