import { IconUser } from '@tabler/icons-react';
import type { ChatAbout } from '#shared/assistant/schema.ts';
import css from './person-row.module.css';

/** The way to a person, always in sight. When they open again stands in the form it leads to. */
export function PersonRow({ about, onPerson }: { about: ChatAbout | null; onPerson: () => void }) {
  return (
    <p className={css.row}>
      <button className={css.person} type="button" onClick={onPerson}>
        <IconUser size={18} aria-hidden="true" />
        Talk to a person
      </button>
      {about && <span className={css.hours}>{about.isOpen ? 'Open now' : 'Closed now'}</span>}
    </p>
  );
}
