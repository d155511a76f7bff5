import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { paths } from '#shared/platform/paths.ts';
import { areaOf } from './area-of.ts';
import css from './portal-header.module.css';

function initialsOf(fullName: string): string {
  const words = fullName.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
}

/** The link to one's own account, next to the bell. */
export function AccountLink() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user') return null;
  const account = paths.account(areaOf(pathname));
  return (
    <Link className={css.account} to={account} aria-current={pathname.startsWith(account) ? 'page' : undefined}>
      <span>{initialsOf(session.user.fullName).toUpperCase()}</span>
      {/* After what is visible, so that somebody who speaks to the browser can name it. */}
      <span className="visually-hidden">, your account, {session.user.fullName}</span>
    </Link>
  );
}
