import { IconCheck } from '@tabler/icons-react';
import type { Step } from '#shared/lines/types.ts';
import css from './journey-frame.module.css';
import { REVIEW } from './journey-rules.ts';

interface StepListProps {
  steps: readonly Step[];
  index: number;
  reviewed: boolean;
  onOpen: (screen: string) => void;
}

/** The list of steps. Past ones can be opened again; future ones cannot be opened yet. */
export function StepList({ steps, index, reviewed, onOpen }: StepListProps) {
  // One entry for each part: on the short form the screens of a part share its title.
  const parts = steps.flatMap((step, first) => {
    const part = step.part ?? step.id;
    if (steps.findIndex((other) => (other.part ?? other.id) === part) !== first) return [];
    const last = steps.findLastIndex((other) => (other.part ?? other.id) === part);
    return [{ id: step.id, title: step.title, first, last }];
  });
  const screens = [...parts, { id: REVIEW, title: 'Review and send', first: steps.length, last: steps.length }];
  return (
    <nav className={css.steps} aria-label="Steps">
      <ol className="plain-list">
        {screens.map(({ id, title, first, last }) => {
          const isDone = last < index || (reviewed && last < steps.length);
          const isOpen = first <= index && index <= last;
          return (
            <li key={id} className={css.step} data-done={isDone || undefined} data-open={isOpen || undefined}>
              <span className={css.mark} aria-hidden="true">
                {isDone && !isOpen && <IconCheck size={14} stroke={2.5} />}
              </span>
              {(isDone || reviewed) && !isOpen ? (
                <button className={css.link} type="button" onClick={() => onOpen(id)}>
                  {title}
                </button>
              ) : (
                <span aria-current={isOpen ? 'step' : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
