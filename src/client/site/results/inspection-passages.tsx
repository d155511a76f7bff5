import type { ChatInspection } from '#shared/assistant/inspection.ts';
import { PassageList } from '../demos/passage-list.tsx';
import css from './inspection.module.css';

/** The passages found, best first, which of them were used for the answer, and by which rule. */
export function InspectionPassages({ inspection: { passages } }: { inspection: ChatInspection }) {
  if (passages.length === 0) return null;
  return (
    <section aria-labelledby="passages">
      <h2 id="passages">Passages, best match first</h2>
      <p className={css.note}>
        An answer uses at most five passages. Each must cover most of the question, be about it rather than just mention
        it, and score close to the best match. If none is good enough, the assistant doesn’t answer: no answer is better
        than a wrong one.
      </p>
      <PassageList passages={passages} excerpts />
    </section>
  );
}
