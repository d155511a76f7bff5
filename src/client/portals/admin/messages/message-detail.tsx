import { Group, Stack, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatMoment, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ContactList } from '#client/modules/cases/overview/contact-list.tsx';
import { Card } from '#client/ui/card.tsx';
import { type ContactInsuranceType, contactInsuranceTypes } from '#shared/contact-messages/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BackLink } from '../details/back-link.tsx';
import { EarlierContacts } from './earlier-contacts.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageStatus } from './message-status.tsx';
import css from './messages.module.css';
import { ReplyForm } from './reply-form.tsx';
import { useDeskOutcome } from './use-desk-outcome.ts';

interface MessageDetailProps {
  messageId: string;
  /** The list without it. */
  back: string;
}

/** One message with the whole exchange, and its actions. Viewing a new one marks it as opened. */
export function MessageDetail({ messageId, back }: MessageDetailProps) {
  const { data: message, error, refetch } = trpc.contactDesk.get.useQuery({ messageId }, { refetchOnMount: 'always' });
  const { mutate: open } = trpc.contactDesk.open.useMutation(
    useDeskOutcome(messageId, 'The message was not marked as opened'),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const there = message !== undefined;
  const isNew = message?.status === 'new';

  useEffect(() => {
    if (there) heading.current?.focus({ preventScroll: false });
  }, [there]);
  // Once per visit: marked as new again, it stays new until someone returns.
  const looked = useRef(false);
  useEffect(() => {
    if (!there || looked.current) return;
    looked.current = true;
    if (isNew) open({ messageId });
  }, [there, isNew, messageId, open]);

  if (error && !message)
    return <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />;
  if (!message) return <PagePlaceholder label="Loading message" />;
  const insurance = message.insuranceType && contactInsuranceTypes[message.insuranceType as ContactInsuranceType];
  return (
    <Card as="article" className={css.detail} aria-labelledby="message-name">
      <BackLink to={back}>All messages</BackLink>
      <Group justify="space-between" align="baseline" gap="var(--space-4) var(--space-16)">
        <Title order={3} size="h2" className={css.heading} id="message-name" ref={heading} tabIndex={-1}>
          {message.name}
        </Title>
        <MessageStatus status={message.status} />
      </Group>
      <ContactList email={message.email} phone={message.phone} />
      {message.clientId && <Link to={paths.admin.clientCases(message.clientId)}>This address has an account</Link>}
      <p className={css.subject}>
        {[message.subject, insurance].filter(Boolean).join(', ')}
        <time className={css.moment} dateTime={message.createdAt} title={formatMoment(message.createdAt)}>
          {formatShortMoment(message.createdAt)}
        </time>
      </p>
      <p className={css.body}>{message.message}</p>
      {message.replies.map(({ id, body, senderName, createdAt }) => (
        <Stack gap="var(--space-6)" className={css.reply} key={id}>
          <p className={css.subject}>
            Reply from {senderName}
            <time className={css.moment} dateTime={createdAt} title={formatMoment(createdAt)}>
              {formatShortMoment(createdAt)}
            </time>
          </p>
          <p className={css.body}>{body}</p>
        </Stack>
      ))}
      {message.case && (
        <p>
          Converted to <Link to={paths.admin.case(message.case.id)}>{message.case.number}</Link>, {message.case.title}.
        </p>
      )}
      <MessageActions message={message} />
      {message.status !== 'spam' && <ReplyForm message={message} />}
      <EarlierContacts message={message} />
    </Card>
  );
}
