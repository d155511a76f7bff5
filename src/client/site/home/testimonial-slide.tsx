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

/** The stars a real client gave. */
function Rating({ of }: { of: number }) {
  return (
    <p className={css.rating}>
      <span className="visually-hidden">{of} of 5 stars</span>
      {STARS.map((star) => {
        const Star = star <= of ? IconStarFilled : IconStar;
        return <Star key={star} size={18} aria-hidden="true" />;
      })}
    </p>
  );
}

/** One story; a made-up one is labelled as a sample and carries no stars (spec decision 13). */
export function TestimonialSlide({ story, label, current }: TestimonialSlideProps) {
  const isSample = story.consentedOn === undefined;
  return (
    <li className={css.slide} aria-roledescription="slide" aria-label={label} data-current={current ? '' : undefined}>
      <figure className={css.story}>
        {!isSample && <Rating of={story.rating} />}
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
