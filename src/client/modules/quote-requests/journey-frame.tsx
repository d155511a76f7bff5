import { IconScan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import type { Line } from '#shared/lines/ids.ts';
import type { QuoteDefinition, Step } from '#shared/lines/types.ts';
import type { SaveState } from './draft-saver.ts';
import css from './journey-frame.module.css';
import { Progress } from './progress.tsx';
import { SaveStatus } from './save-status.tsx';
import screen from './screen.module.css';
import { StepList } from './step-list.tsx';

interface JourneyFrameProps {
  definition: QuoteDefinition;
  steps: readonly Step[];
  /** How many parts they make; more than now where an answer may open some. */
  parts: number;
  /** The current step; one past the last for the review. */
  index: number;
  reviewed: boolean;
  saveState: SaveState;
  /** An ISO date-time. */
  keptUntil: string | undefined;
  /** Offers to continue on another device; not before there is something to continue. */
  onContinue: (() => void) | undefined;
  /** Offers to fill in answers from a policy, where policies have any. */
  onRead: (() => void) | undefined;
  notice: ReactNode;
  dialog: ReactNode;
  onOpen: (screen: string) => void;
  children: ReactNode;
}

/** Lines whose insurers issue liability cards, which are pink in Alberta. */
const hasCards: ReadonlySet<string> = new Set(['auto', 'commercial-auto'] satisfies Line[]);

/** What stays the same across screens: the title, the progress, that it is saved, and what we are not. */
export function JourneyFrame({ definition, steps, index, notice, children, ...props }: JourneyFrameProps) {
  const site = useSiteProfile();
  const fillIn = hasCards.has(definition.line) ? 'Fill in from my policy or pink card' : 'Fill in from my policy';
  return (
    <div className={css.frame}>
      <div className={css.main}>
        <h1 className={screen.title}>{definition.title}</h1>
        <Progress steps={steps} parts={props.parts} index={index} />
        {notice}
        {props.onRead && (
          <p className={css.read}>
            <button className={screen.change} type="button" onClick={props.onRead}>
              <IconScan size={20} stroke={1.5} aria-hidden="true" /> {fillIn}
            </button>
          </p>
        )}
        {children}
        <SaveStatus state={props.saveState} keptUntil={props.keptUntil} onContinue={props.onContinue} />
        {props.dialog}
        <p className={css.legal}>{site.legalNotice}</p>
      </div>
      <aside className={css.aside} aria-label="Your request">
        <StepList steps={steps} index={index} reviewed={props.reviewed} onOpen={props.onOpen} />
      </aside>
    </div>
  );
}
