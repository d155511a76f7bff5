import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { toApiError } from '#client/lib/api.ts';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { brokerAddress } from '../brokers/broker-address.ts';
import css from '../brokers/broker-detail.module.css';
import { AccountActions } from './account-actions.tsx';
import { roleLabels } from './role-words.ts';

function loggedInWords(openSessions: number): string {
  if (openSessions === 0) return 'Nowhere';
  return openSessions === 1 ? 'In one browser' : `In ${openSessions} browsers`;
}

/** One person, and an administrator's actions on the account. */
export function UserDetail({ userId }: { userId: string }) {
  const { data: user, error, refetch } = trpc.users.get.useQuery({ userId });
  if (error && !user) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.users} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!user) return <PagePlaceholder label="Loading the person" />;
  const facts = [
    ['Role', roleLabels[user.role]],
    ['Username', user.username],
    ['Email', `${user.email}${user.emailVerified ? '' : ' (not confirmed)'}`],
    ['Phone', user.phone],
    ['Second factor', user.secondFactor ? 'On' : 'None'],
    ['Since', formatDay(user.createdAt)],
    ['Last seen', user.lastSeenAt ? formatShortMoment(user.lastSeenAt) : 'Never'],
    ['Logged in', loggedInWords(user.openSessions)],
  ] as const;
  return (
    <article className={css.detail} aria-labelledby="person">
      <div>
        <Link className={css.back} to={paths.admin.users}>
          <IconArrowLeft size={16} aria-hidden="true" /> All users
        </Link>
        <h2 className={css.title} id="person">
          {user.fullName}
        </h2>
        {user.disabledAt && <StateWord tone="warn">{`Disabled since ${formatDay(user.disabledAt)}`}</StateWord>}
      </div>
      <div className={css.columns}>
        <Section title="Person">
          <dl className={css.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {user.role === 'broker' && <Link to={brokerAddress(user.id)}>Licence, work and numbers</Link>}
          {user.role === 'client' && <Link to={paths.admin.clientCases(user.id)}>Requests of this client</Link>}
        </Section>
        <Section title="Account" intro="Every step is written down with its reason, and told to the person by mail.">
          <AccountActions userId={userId} />
        </Section>
      </div>
    </article>
  );
}
