import { IconCheck } from '@tabler/icons-react';
import { stageLabels } from '#shared/cases/labels.ts';
import { stageOrder } from '#shared/cases/rules.ts';
import type { CaseStage } from '#shared/cases/vocabulary.ts';
import css from './stage-bar.module.css';

interface StageBarProps {
  stage: CaseStage;
  /** A closed case keeps the stage it reached, without animation. */
  closed?: boolean;
  /** Only the segments, with the stage in one line: for lists. */
  compact?: boolean;
}

/** How far a case has come. It never goes back. */
export function StageBar({ stage, closed = false, compact = false }: StageBarProps) {
  const reached = stageOrder.indexOf(stage);
  const finished = stage === 'policy';
  return (
    <div className={css.bar} data-closed={closed || undefined} data-compact={compact || undefined}>
      <ol className={`${css.steps} plain-list`} aria-label="Progress">
        {stageOrder.map((step, index) => {
          const done = index < reached || finished;
          return (
            <li
              className={css.step}
              key={step}
              data-state={done ? 'done' : index === reached ? 'current' : 'ahead'}
              aria-current={index === reached ? 'step' : undefined}
            >
              <span className={css.label}>
                {done && <IconCheck className={css.check} size={14} stroke={2.6} aria-hidden="true" />}
                {stageLabels[step]}
                {done && <span className="visually-hidden"> (done)</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={css.now} aria-hidden="true">
        Step {reached + 1} of {stageOrder.length}: <strong>{stageLabels[stage]}</strong>
      </p>
    </div>
  );
}
