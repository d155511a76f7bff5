import type { ReactNode } from 'react';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { paths } from '#shared/platform/paths.ts';
import type { QuestionsView, ReviewView } from '#shared/quote-requests/plain/views.ts';
import frame from '../journey-frame.module.css';
import { KnockoutNotes } from '../knockout-notes.tsx';
import screen from '../screen.module.css';

interface PlainFormProps {
  view: QuestionsView | ReviewView;
  heading: string;
  /** Where in the form this is. */
  progress: string;
  /** Fields of this page that hold no answer. */
  hidden: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A page of the form without a script: the key of the draft, the headings, and what went wrong. The browser sends everything in it. */
export function PlainForm({ view, heading, progress, hidden, children }: PlainFormProps) {
  const site = useSiteProfile();
  const { line, title, state, failure, knockouts } = view;
  const fields = {
    draftId: state.draftId,
    token: state.token,
    version: String(state.version),
    from: state.from,
    reviewed: state.reviewed ? 'yes' : '',
    ...(state.challenge && { challenge: state.challenge }),
    ...hidden,
  };
  return (
    <div className={frame.main}>
      <h1 className={screen.title}>{title}</h1>
      <p className={frame.text}>{progress}</p>
      <form className={screen.screen} method="post" action={paths.quoteForm(line)} noValidate>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* The first button of a form is the one that Enter presses. */}
        <button
          className="visually-hidden"
          type="submit"
          name="go"
          value={hidden.part ? 'next' : 'send'}
          tabIndex={-1}
          aria-hidden="true"
        />
        <h2 className={screen.heading}>{heading}</h2>
        {failure && (
          <p className={screen.failure} role="alert">
            {failure} What you entered is still here.
          </p>
        )}
        {knockouts.length > 0 && <KnockoutNotes knockouts={knockouts} />}
        {children}
      </form>
      <p className={frame.legal}>{site.legalNotice}</p>
    </div>
  );
}
