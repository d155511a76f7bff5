import buttons from '#client/ui/button.module.css';
import { feedbackTitle } from '#shared/content/feedback/subjects.ts';
import { FEEDBACK_QUESTION } from '#shared/content/feedback/words.ts';
import { paths } from '#shared/platform/paths.ts';
import { usePublishedArticles } from '../published-site.tsx';
import css from './feedback.module.css';

/** “Was this helpful?” about an article, a guide or an answer. A plain form; `answer-in-place.ts` keeps the reader on the page. */
export function FeedbackForm({ page }: { page: string }) {
  if (feedbackTitle(page, usePublishedArticles()) === undefined)
    throw new Error(`Nothing collects feedback about ${page}`);
  return (
    <form className={`${css.form} not-printed`} method="post" action={paths.feedback} data-feedback={page}>
      <fieldset className={css.choice}>
        <legend className={css.question}>{FEEDBACK_QUESTION}</legend>
        <input type="hidden" name="page" value={page} />
        {(['Yes', 'No'] as const).map((label) => (
          <button
            key={label}
            className={`${buttons.secondary} ${buttons.compact}`}
            type="submit"
            name="helpful"
            value={label.toLowerCase()}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p className={css.outcome} role="status" tabIndex={-1} />
    </form>
  );
}
