import { IconExternalLink } from '@tabler/icons-react';
import css from './brokers.module.css';

/** The regulator's public register. It has no address per licence: search for the name or the number. */
const COUNCIL = 'https://www.abcouncil.ab.ca';

/** A link to check a broker's licence; `children` is its text. */
export function LicenceLink({ children }: { children: string }) {
  return (
    <a href={COUNCIL} target="_blank" rel="noreferrer">
      {children}
      <IconExternalLink className={css.external} size={14} aria-hidden="true" />
      <span className="visually-hidden"> at the Alberta Insurance Council (opens in a new tab)</span>
    </a>
  );
}
