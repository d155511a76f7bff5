import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatDay, formatMoment } from '#client/lib/format-date.ts';
import type { ConsentView } from '#shared/consents/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import css from './consent-list.module.css';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** One consent: its purpose, date and text, and a way to withdraw it. */
export function ConsentItem({ consent }: { consent: ConsentView }) {
  const { title, version, text, givenAt, channel, caseId, caseNumber, withdrawnAt } = consent;
  return (
    <li className={css.consent} data-withdrawn={withdrawnAt ? true : undefined}>
      <div className={css.head}>
        <div>
          <h3 className={css.title}>{title}</h3>
          <p className={css.state}>
            {withdrawnAt ? (
              <>
                <IconCircleX size={18} stroke={1.8} aria-hidden="true" />
                Taken back on{' '}
                <time dateTime={withdrawnAt} title={formatMoment(withdrawnAt)}>
                  {formatDay(withdrawnAt)}
                </time>
              </>
            ) : (
              <>
                <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
                Agreed
              </>
            )}
          </p>
        </div>
        <WithdrawConsent consent={consent} />
      </div>
      <p className={css.facts}>
        Given on{' '}
        <time dateTime={givenAt} title={formatMoment(givenAt)}>
          {formatDay(givenAt)}
        </time>
        . {channel}
        {caseNumber && <>, {caseId ? <Link to={paths.portal.case(caseId)}>{caseNumber}</Link> : caseNumber}</>}.
      </p>
      <details className={css.words}>
        <summary>
          The exact words<span className="visually-hidden"> of: {title}</span>
        </summary>
        <blockquote className={css.text}>{text}</blockquote>
        <p className={css.facts}>Version {version} of this text.</p>
      </details>
    </li>
  );
}
