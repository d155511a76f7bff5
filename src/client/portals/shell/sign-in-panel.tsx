import type { ReactNode } from 'react';
import css from './sign-in-panel.module.css';

interface SignInPanelProps {
  title: string;
  intro: string;
  note: string;
  children: ReactNode;
}

/** The content of a staff login page: who it is for, and the form. */
export function SignInPanel({ title, intro, note, children }: SignInPanelProps) {
  return (
    <section className={css.panel}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.intro}>{intro}</p>
      {children}
      <p className={css.note}>{note}</p>
    </section>
  );
}
