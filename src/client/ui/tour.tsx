import { IconX } from '@tabler/icons-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { TourStep } from '#shared/platform/tours.ts';
import buttons from './button.module.css';
import { Card } from './card.tsx';
import css from './tour.module.css';

interface TourProps {
  title: string;
  steps: readonly TourStep[];
  /** Also what to try with the sample business. */
  isDemo?: boolean;
  /** Takes the focus when it appears, because somebody asked for it. */
  takesFocus?: boolean;
  /** How a link is rendered; a plain one by default. */
  link?: ComponentType<{ href: string; children: ReactNode }>;
  /** Without it the tour can’t be closed, and starts over. */
  onClose?: () => void;
}

const PlainLink = ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>;

/** What to look at first, one step at a time; arrow keys work too, and Escape closes it. Without a script all steps are there. */
export function Tour({ title, steps, isDemo = false, takesFocus = false, link, onClose }: TourProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState(0);
  const [live, setLive] = useState(false);
  const last = at === steps.length - 1;
  const Link = link ?? PlainLink;

  useEffect(() => setLive(true), []);
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);

  function back() {
    setAt(Math.max(at - 1, 0));
    // The button that was pressed disappears at the first step.
    if (at === 1) onward.current?.focus();
  }

  function next() {
    if (!last) setAt(at + 1);
    else if (onClose) onClose();
    else setAt(0);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose?.();
    if (event.key === 'ArrowRight' && !last) next();
    if (event.key === 'ArrowLeft') back();
  }

  return (
    <Card
      as="section"
      ref={root}
      className={`${css.tour} not-printed`}
      tabIndex={-1}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <div className={css.head}>
        <p className={css.title} id={titleId}>
          {title}
        </p>
        {onClose && (
          <button className={css.close} type="button" onClick={onClose}>
            <IconX size={20} aria-hidden="true" />
            <span className="visually-hidden">Close the tour</span>
          </button>
        )}
      </div>
      <ol className="plain-list" aria-live="polite">
        {steps.map((step, index) => (
          <li className={css.step} key={step.name} hidden={live && index !== at}>
            <p className={css.place}>
              Step {index + 1} of {steps.length}
            </p>
            <h2 className={css.name}>{step.name}</h2>
            <p>{step.text}</p>
            {isDemo && <p className={css.demo}>Try it: {step.inDemo}</p>}
            <Link href={step.link.href}>{step.link.label}</Link>
          </li>
        ))}
      </ol>
      {live && (
        <p className={css.actions}>
          {at > 0 && (
            <button className={`${buttons.secondary} ${buttons.compact}`} type="button" onClick={back}>
              Back
            </button>
          )}
          <button className={`${buttons.primary} ${buttons.compact}`} type="button" ref={onward} onClick={next}>
            {onwardLabel(last, onClose !== undefined)}
          </button>
        </p>
      )}
    </Card>
  );
}

function onwardLabel(last: boolean, closable: boolean): string {
  if (!last) return 'Next';
  return closable ? 'Done' : 'Start over';
}
