import { FeedbackForm } from '../feedback/feedback-form.tsx';
import css from './page-body.module.css';

/** “Was this helpful?” at the end of a text. */
export function PageFeedback({ page }: { page: string }) {
  return (
    <div className={css.feedback}>
      <FeedbackForm page={page} />
    </div>
  );
}
