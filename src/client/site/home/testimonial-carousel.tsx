import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import { TestimonialSlide } from './testimonial-slide.tsx';
import css from './testimonials.module.css';

/** Long enough to read the longest story twice. */
const INTERVAL = 9000;
const RESTING = 150;

/**
 * One story at a time. The track is a scrolling list, so that it can be swiped, and read without a script; the controls
 * wrap around. It advances automatically until the visitor interacts with it, and never with reduced motion.
 */
export function TestimonialCarousel({ stories }: { stories: readonly Testimonial[] }) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** The announcement after a step. */
  const [said, setSaid] = useState('');
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The target of a scroll we started: the end of the previous one may be reported while it is under way. */
  const heading = useRef<number>(undefined);

  /** The index of the story nearest to the scroll position. */
  function place(): number | undefined {
    const list = track.current;
    return list ? Math.round(list.scrollLeft / list.clientWidth) : undefined;
  }

  function show(next: number) {
    const wrapped = (next + stories.length) % stories.length;
    const list = track.current;
    // A step from the last to the first would scroll past all the others: it jumps instead. The style sheet decides how
    // the other steps move: at once with reduced motion.
    const near = Math.abs(wrapped - index) === 1;
    // Already there: no scrollend event will follow.
    heading.current = place() === wrapped ? undefined : wrapped;
    list?.scrollTo({ left: wrapped * list.clientWidth, behavior: near ? 'auto' : 'instant' });
    setIndex(wrapped);
    return wrapped;
  }

  function take(next: number) {
    setPlaying(false);
    const shown = show(next);
    setSaid(`Story ${shown + 1} of ${stories.length}, ${stories[shown]?.name}`);
  }

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPlaying(!still);
  }, []);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const list = root.current;
      // Never while it is being read or used: hover or focus stops the timer.
      if (!list || document.hidden || list.matches(':hover, :focus-within')) return;
      show(index + 1);
    }, INTERVAL);
    return () => clearInterval(timer);
  });

  function onScrollEnd() {
    const here = place();
    if (here === undefined || (heading.current !== undefined && heading.current !== here)) return;
    heading.current = undefined;
    setIndex(here);
  }

  /** From here on the visitor scrolls the track. */
  function letGo() {
    heading.current = undefined;
  }

  function onScroll() {
    // Safari before 26.2 does not report when a swipe has come to rest.
    if ('onscrollend' in window) return;
    clearTimeout(resting.current);
    resting.current = setTimeout(onScrollEnd, RESTING);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    take(index + step);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description (WAI-ARIA pattern)
    <div
      ref={root}
      className={css.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={stories.every(({ consentedOn }) => consentedOn) ? 'Client stories' : 'Sample stories'}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        className={`plain-list ${css.track}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label="Stories"
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        onWheel={letGo}
        onPointerDown={() => {
          letGo();
          setPlaying(false);
        }}
      >
        {stories.map((story, position) => (
          <TestimonialSlide
            key={story.id}
            story={story}
            label={`${position + 1} of ${stories.length}`}
            current={position === index}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {stories.length > 1 && (
        <div className={`${css.controls} not-printed`}>
          <button className={css.control} type="button" onClick={() => take(index - 1)}>
            <IconChevronLeft size={22} aria-hidden="true" />
            <span className="visually-hidden">Previous story</span>
          </button>
          <ul className={`plain-list ${css.dots}`}>
            {stories.map((story, position) => (
              <li key={story.id}>
                <button
                  className={css.dot}
                  type="button"
                  aria-label={`Go to story ${position + 1}`}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => take(position)}
                />
              </li>
            ))}
          </ul>
          <button className={css.control} type="button" onClick={() => take(index + 1)}>
            <IconChevronRight size={22} aria-hidden="true" />
            <span className="visually-hidden">Next story</span>
          </button>
          <button className={css.control} type="button" onClick={() => setPlaying(!playing)}>
            {playing ? (
              <IconPlayerPause size={20} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={20} aria-hidden="true" />
            )}
            <span className="visually-hidden">{playing ? 'Pause stories' : 'Play stories'}</span>
          </button>
        </div>
      )}
    </div>
  );
}
