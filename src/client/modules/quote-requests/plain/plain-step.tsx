import buttons from '#client/ui/button.module.css';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import { paths } from '#shared/platform/paths.ts';
import { fieldNames } from '#shared/quote-requests/plain/fields.ts';
import type { QuestionsView } from '#shared/quote-requests/plain/views.ts';
import { labelOf, namedIssues } from '../named-issues.ts';
import questions from '../questions.module.css';
import screen from '../screen.module.css';
import { WhyWeAsk } from '../why-we-ask.tsx';
import { PlainForm } from './plain-form.tsx';
import { PlainQuestions } from './plain-questions.tsx';

/** The questions of one part, with a way on and a way back. */
export function PlainStep({ view }: { view: QuestionsView }) {
  const { line, part, answers, issues, doubts, opened, number, count, minutes } = view;
  const action = paths.quoteForm(line);
  return (
    <PlainForm
      view={view}
      heading={part.title}
      progress={`Page ${number} of ${count + 1}`}
      hidden={{
        part: part.id,
        [fieldNames.shown]: view.shown.join(' '),
        [fieldNames.seen]: view.seen.join(' '),
      }}
    >
      {minutes !== null && (
        <p className={screen.intro}>
          A few questions, about {minutes} minutes. Your broker will ask for the rest. Continue and Back save what you
          entered.
        </p>
      )}
      <ErrorSummary issues={namedIssues(view, issues)} idOf={fieldId} />
      {opened.length > 0 && (
        <div className={questions.note} role="status">
          <p className={questions.label}>Because of your answers, there’s more to ask here:</p>
          <ul>
            {opened.map((path) => (
              <li key={path}>
                <a href={`#${fieldId(path)}`}>{labelOf(view, path)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlainQuestions
        questions={view.questions}
        values={answers}
        answers={answers}
        action={action}
        errorOf={(path) => issues.find((issue) => issue.path === path)?.message}
        doubtsAt={(path) => doubts.filter((doubt) => doubt.path === path).map(({ message }) => message)}
      />
      <WhyWeAsk questions={view.questions} />
      <div className={`${screen.actions} ${screen.main}`}>
        {view.isFirst ? (
          <a className={buttons.secondary} href={paths.getQuote}>
            Back
          </a>
        ) : (
          <button className={buttons.secondary} type="submit" name="go" value="back">
            Back
          </button>
        )}
        <button className={buttons.primary} type="submit" name="go" value="next">
          Continue
        </button>
      </div>
    </PlainForm>
  );
}
