import { useEffect, useRef } from 'react';
import buttons from '#client/ui/button.module.css';
import type { Proposal } from '#shared/lines/reading/proposals.ts';
import { Crop } from './crop.tsx';
import type { Paper } from './pages.ts';
import css from './reading.module.css';

interface FoundListProps {
  paper: Paper;
  proposals: readonly Proposal[];
  /** The paths of those that were confirmed. */
  used: ReadonlySet<string>;
  onUse: (proposals: readonly Proposal[]) => void;
}

/** Each value beside the place it was read from. Nothing is filled in before it is confirmed. */
export function FoundList({ paper, proposals, used, onUse }: FoundListProps) {
  return (
    <ol className={css.found}>
      {proposals.map((proposal) => {
        const { path, label, section, words, replaces, finding } = proposal;
        const name = section ? `${section}: ${label}` : label;
        return (
          <li key={path} className={css.answer}>
            <div className={css.words}>
              <p className={css.label}>{name}</p>
              <p className={css.value}>{words}</p>
              {replaces && <p className={css.where}>Replaces your answer: {replaces}</p>}
            </div>
            <Crop paper={paper} finding={finding} label={name} />
            {used.has(path) ? (
              <Done />
            ) : (
              <button
                className={`${buttons.secondary} ${buttons.compact}`}
                type="button"
                onClick={() => onUse([proposal])}
              >
                Use this<span className="visually-hidden"> for {name}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Takes the place of the button that was pressed, and its focus, so that the keyboard goes on from here. */
function Done() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p className={css.done} ref={words} tabIndex={-1}>
      Filled in
    </p>
  );
}
