import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CaseColumns } from '#client/modules/cases/overview/case-columns.tsx';
import { ContactList } from '#client/modules/cases/overview/contact-list.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { ClientDetail } from '#shared/client-directory/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientCases } from './client-cases.tsx';
import { ClientConsents } from './client-consents.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientLetters } from './client-letters.tsx';
import css from './client-view.module.css';

/** A client with everything that belongs to them. */
export function ClientView({ client }: { client: ClientDetail }) {
  const { id, fullName, username, email, emailVerified, phone, disabled } = client;
  return (
    <>
      <Link className={css.back} to={paths.admin.clients}>
        <IconArrowLeft size={18} aria-hidden="true" /> All clients
      </Link>
      <div className={css.head}>
        <div>
          <h1 className={css.name}>{fullName}</h1>
          <div className={css.states}>
            <span>{username}</span>
            <StateWord tone={disabled ? 'warn' : 'good'}>{disabled ? 'Disabled' : 'Active'}</StateWord>
            <StateWord tone={emailVerified ? 'good' : 'warn'}>
              {emailVerified ? 'E-mail confirmed' : 'E-mail not confirmed'}
            </StateWord>
          </div>
          <ContactList email={email} phone={phone} />
        </div>
        <ClientActions client={client} />
      </div>
      <CaseColumns
        main={
          <Section title="Cases">
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
