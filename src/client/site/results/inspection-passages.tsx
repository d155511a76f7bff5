import type { ChatInspection } from '#shared/assistant/inspection.ts';
import { PassageList } from '../demos/passage-list.tsx';
import css from './inspection.module.css';

/** The passages found, best first, which of them were used for the answer, and by which rule. */
export function InspectionPassages({ inspection: { passages } }: { inspection: ChatInspection }) {
  if (passages.length === 0) return null;
  return (
    <section aria-labelledby="passages">
      <h2 id="passages">Passages, the best first</h2>
      <p className={css.note}>
        An answer is given at most five passages. Each must hold most of what the question asks about, be about it and
        not only mention it, and be nearly as good as the best. When none is good enough, nothing is written: rather no
        answer than a wrong one.
      </p>
      <PassageList passages={passages} excerpts />
    </section>
  );
}
