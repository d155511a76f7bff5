import { IconUser } from '@tabler/icons-react';
import type { ChatAbout } from '#shared/assistant/schema.ts';
import css from './conversation.module.css';

/** The hand-over to a person, always visible. The form it opens says when they are available. */
export function PersonRow({ about, onPerson }: { about: ChatAbout | null; onPerson: () => void }) {
  return (
    <p className={`${css.person} not-printed`}>
      <button type="button" onClick={onPerson}>
        <IconUser size={18} aria-hidden="true" />
        Talk to a person
      </button>
      {about && <span>{about.isOpen ? 'Open now' : 'Closed now'}</span>}
    </p>
  );
}
