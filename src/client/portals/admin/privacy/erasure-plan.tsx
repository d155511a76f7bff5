import { Alert } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import type { ErasurePlan as Plan } from '#shared/privacy/desk-schema.ts';
import css from './privacy.module.css';

/** What an erasure removes, and what stays, until when and why. */
export function ErasurePlan({ plan }: { plan: Plan }) {
  return (
    <>
      {plan.blocked && (
        <Alert color="ember" title="Nothing can be erased now">
          {plan.blocked}
        </Alert>
      )}
      <h3 className={css.heading}>What is removed</h3>
      <ul className={css.plan}>
        {plan.removed.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <h3 className={css.heading}>What stays, and why</h3>
      <ul className={css.plan}>
        {plan.kept.map(({ what, why, until }) => (
          <li key={what}>
            {what}
            {until && `, until ${formatDay(until)}`}. <span className={css.muted}>{why}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
