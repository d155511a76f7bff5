import type { RouterOutputs } from '#client/lib/trpc.tsx';
import css from './site.module.css';

/** What differs, before and after, in words. */
export function ChangeList({ changes }: { changes: RouterOutputs['site']['get']['changes'] }) {
  return (
    <dl className={css.changes}>
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={css.side}>Before</span> {before}
          </dd>
          <dd>
            <span className={css.side}>After</span> {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}
