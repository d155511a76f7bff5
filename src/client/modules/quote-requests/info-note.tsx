import type { InfoNote as Note } from '#shared/lines/types.ts';
import css from './questions.module.css';

/** Information between two questions. */
export function InfoNote({ note }: { note: Note }) {
  return (
    <div className={css.note} role="note">
      <p className={css.label}>{note.label}</p>
      <p>{note.text}</p>
    </div>
  );
}
