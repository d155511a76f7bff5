import { Group, Text, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatDay, formatMoment } from '#client/lib/format-date.ts';
import type { ConsentView } from '#shared/consents/schema.ts';
import { versionWords } from '#shared/consents/versions.ts';
import { paths } from '#shared/platform/paths.ts';
import { DownloadProof } from './download-proof.tsx';
import css from './privacy.module.css';
import { RecallReceipts } from './recall-receipts.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** One consent: its purpose, date and text, and a way to withdraw it. */
export function ConsentItem({ consent }: { consent: ConsentView }) {
  const { title, version, text, givenAt, channel, caseId, caseNumber, withdrawnAt, brokerNotified, confirmed } =
    consent;
  return (
    <li className={css.consent} data-withdrawn={withdrawnAt ? true : undefined}>
      <Group justify="space-between" align="start" gap="var(--space-8) var(--space-16)">
        <div>
          <Title order={3} ff="text" fw={600}>
            {title}
          </Title>
          <p className={css.state}>
            {withdrawnAt ? (
              <>
                <IconCircleX size={18} stroke={1.8} aria-hidden="true" />
                Withdrawn on{' '}
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
          {confirmed && (
            <Text c="dimmed">
              {confirmed.by ?? 'Your broker'} confirmed this on{' '}
              <time dateTime={confirmed.at} title={formatMoment(confirmed.at)}>
                {formatDay(confirmed.at)}
              </time>
              .
            </Text>
          )}
          {!confirmed && brokerNotified && <Text c="dimmed">Your broker has been notified.</Text>}
        </div>
        <WithdrawConsent consent={consent} />
      </Group>
      {consent.receipts.length > 0 && <RecallReceipts receipts={consent.receipts} />}
      <Text c="dimmed">
        Given on{' '}
        <time dateTime={givenAt} title={formatMoment(givenAt)}>
          {formatDay(givenAt)}
        </time>
        . {channel}
        {caseNumber && <>, {caseId ? <Link to={paths.portal.case(caseId)}>{caseNumber}</Link> : caseNumber}</>}.
      </Text>
      {caseId && caseNumber && <DownloadProof caseId={caseId} caseNumber={caseNumber} title={title} />}
      <details className={css.words}>
        <summary>
          Full text<span className="visually-hidden"> of: {title}</span>
        </summary>
        <blockquote className={css.text}>{text}</blockquote>
        <Text c="dimmed">Version {versionWords(version)} of this text.</Text>
      </details>
    </li>
  );
}
