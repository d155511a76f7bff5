import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { ConsentBox } from '#client/modules/consents/consent-box.tsx';
import buttons from '#client/ui/button.module.css';
import { Card } from '#client/ui/card.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId } from '#client/ui/field-id.ts';
import { consentPurposeSchema, consentText, requestStatement } from '#shared/consents/wordings.ts';
import { paths } from '#shared/platform/paths.ts';
import type { ReviewView } from '#shared/quote-requests/plain/views.ts';
import { Honeypot } from '../honeypot.tsx';
import questions from '../questions.module.css';
import css from '../review-answers.module.css';
import { ReviewRows } from '../review-rows.tsx';
import screen from '../screen.module.css';
import { PlainForm } from './plain-form.tsx';

/** The button that opens the page of a part. */
function ChangePart({ part, title, label, inline }: { part: string; title: string; label: string; inline?: true }) {
  return (
    <button className={inline ? screen.inline : screen.change} type="submit" name="go" value={`part:${part}`}>
      {label}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

function Answers({ parts }: Pick<ReviewView, 'parts'>) {
  return (
    <div className={screen.stack}>
      {parts.map(({ id, title, sections }) => (
        <Card as="section" padding="small" key={id} className={css.step} aria-labelledby={`review-${id}`}>
          <div className={css.head}>
            <h3 className={css.title} id={`review-${id}`}>
              {title}
            </h3>
            <ChangePart part={id} title={title} label="Change" />
          </div>
          {sections.map(({ section, rows }) => (
            <div key={section}>
              {section !== title && <h4 className={css.entry}>{section}</h4>}
              <ReviewRows rows={rows} />
            </div>
          ))}
        </Card>
      ))}
    </div>
  );
}

function Doubts({ doubts }: Pick<ReviewView, 'doubts'>) {
  if (doubts.length === 0) return null;
  return (
    <section className={questions.warning} aria-labelledby="doubts-heading">
      <h3 className={questions.label} id="doubts-heading">
        Worth a second look
      </h3>
      <ul>
        {doubts.map(({ id, path, stepId, message }) => (
          <li key={`${id} ${path}`}>
            {message} <ChangePart part={stepId} title={message} label="Check" inline />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The request waits, because something was unusual, and the browser can’t solve the puzzle that others get. */
function WaitNote({ wait }: { wait: string }) {
  return (
    <section className={`${questions.warning} ${screen.stack}`} role="alert" aria-labelledby="wait-heading">
      <h3 className={questions.label} id="wait-heading">
        Not sent yet: please wait a minute
      </h3>
      <p>
        To keep out automated requests, we sometimes ask for a short wait. You can send this request at{' '}
        <strong>{wait}</strong> or later. Everything you entered is still here, and trying again won’t send it twice.
      </p>
      <p>
        If it still doesn’t go through, <a href={paths.contact}>write to us</a>.
      </p>
      <div className={screen.actions}>
        <button className={buttons.primary} type="submit" name="go" value="send">
          Send my request
        </button>
      </div>
    </section>
  );
}

/** All answers, the two consents, and the button that sends the request. */
export function PlainReview({ view }: { view: ReviewView }) {
  const site = useSiteProfile();
  const { parts, doubts, issues, ticked, pay, wait } = view;
  return (
    <PlainForm view={view} heading="Check your answers" progress="Last page: review and send" hidden={{}}>
      <p className={screen.intro}>Nothing has been sent yet. You can change any answer.</p>
      {wait && <WaitNote wait={wait} />}
      <ErrorSummary issues={[...issues]} idOf={fieldId} />
      <Doubts doubts={doubts} />
      <Answers parts={parts} />
      <div className={screen.stack}>
        <h3 className={screen.subheading}>Your consent</h3>
        {consentPurposeSchema.options.map((purpose) => {
          const { text, version } = consentText(purpose, site);
          const name = `consents.${purpose}`;
          return (
            <div key={purpose}>
              <input type="hidden" name={`${name}.version`} value={version} />
              <ConsentBox
                id={fieldId(name)}
                name={name}
                text={text}
                ticked={ticked.includes(purpose)}
                error={issues.find(({ path }) => path === name)?.message}
                onTick={() => undefined}
              />
            </div>
          );
        })}
      </div>
      <p>{requestStatement}</p>
      <p>{pay}</p>
      <Honeypot />
      <div className={`${screen.actions} ${screen.main}`}>
        <button className={buttons.secondary} type="submit" name="go" value="back">
          Back
        </button>
        <button className={buttons.primary} type="submit" name="go" value="send">
          Send my request
        </button>
      </div>
    </PlainForm>
  );
}
