import { Group, Title } from '@mantine/core';
import { CaseColumns } from '#client/modules/cases/overview/case-columns.tsx';
import { ContactList } from '#client/modules/cases/overview/contact-list.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ClientDetail } from '#shared/client-directory/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { BackLink } from '../details/back-link.tsx';
import details from '../details/details.module.css';
import { ClientActions } from './client-actions.tsx';
import { ClientCases } from './client-cases.tsx';
import { ClientConsents } from './client-consents.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientLetters } from './client-letters.tsx';

/** A client with everything that belongs to them. */
export function ClientView({ client }: { client: ClientDetail }) {
  const { id, fullName, username, email, emailVerified, phone, disabled } = client;
  return (
    <>
      <BackLink to={paths.admin.clients}>All clients</BackLink>
      <Group justify="space-between" align="start" gap="var(--space-16) var(--space-32)" mt="xs" mb="xl">
        <div>
          <Title order={1} fz="var(--title-s)" className={details.breaking}>
            {fullName}
          </Title>
          <Group c="dimmed" gap="var(--space-4) var(--space-16)" mt="var(--space-4)" mb="xs">
            <span>{username}</span>
            <StateWord tone={disabled ? 'warn' : 'good'}>{disabled ? 'Disabled' : 'Active'}</StateWord>
            <StateWord tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'Email confirmed' : 'Email not confirmed'}
            </StateWord>
          </Group>
          <ContactList email={email} phone={phone} />
        </div>
        <ClientActions client={client} />
      </Group>
      <CaseColumns
        main={
          <Section title="Requests">
            <ClientCases clientId={id} />
          </Section>
        }
        aside={
          <>
            <Section title="Account">
              <ClientFacts client={client} />
            </Section>
            <Section title="Consents">
              <ClientConsents clientId={id} name={fullName} />
            </Section>
            <ClientLetters client={client} />
          </>
        }
      />
    </>
  );
}
