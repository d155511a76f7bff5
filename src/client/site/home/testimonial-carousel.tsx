import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Testimonial } from '#shared/content/testimonials/testimonial.ts';
import css from './testimonial-carousel.module.css';
import { TestimonialSlide } from './testimonial-slide.tsx';

/** Long enough to read the longest story twice. */
const INTERVAL = 9000;
const RESTING = 150;

/**
 * One story at a time. The track is a scrolling list, so that it can be swiped, and read without a script; the controls
 * wrap around. It advances by itself until somebody touches it, and never where less motion is asked for.
 */
export function TestimonialCarousel({ stories }: { stories: readonly Testimonial[] }) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  /** What a screen reader is told after a step. */
  const [said, setSaid] = useState('');
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where a ride of our own goes: the end of the one before may be told while it is on its way. */
  const heading = useRef<number>(undefined);

  /** The story nearest to where the track is. */
  function place(): number | undefined {
    const list = track.current;
    return list ? Math.round(list.scrollLeft / list.clientWidth) : undefined;
  }

  function show(next: number) {
    const wrapped = (next + stories.length) % stories.length;
    const list = track.current;
    // A jump from the last to the first would run past all the others: it is made without the ride. The style sheet says
    // how the other steps are made: at once where less motion is asked for.
    const near = Math.abs(wrapped - index) === 1;
    // Who stands there already gets no word of an end.
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
      // Never under somebody's eyes or hands: a pointer over it or the focus in it stops the clock.
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

  /** From here on the track goes where a finger or a wheel wants it. */
  function letGo() {
    heading.current = undefined;
  }

  function onScroll() {
    // Safari before 26.2 does not say when a swipe has come to rest.
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
      aria-label="Sample stories"
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
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
      <div className={css.controls}>
        <button className={css.control} type="button" onClick={() => take(index - 1)}>
          <IconChevronLeft size={22} aria-hidden="true" />
          <span className="visually-hidden">Previous story</span>
        </button>
        <ul className={css.dots}>
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
          {playing ? <IconPlayerPause size={20} aria-hidden="true" /> : <IconPlayerPlay size={20} aria-hidden="true" />}
          <span className="visually-hidden">{playing ? 'Pause the stories' : 'Play the stories'}</span>
        </button>
      </div>
    </div>
  );
}
