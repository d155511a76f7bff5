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
    <Link
      className={css.account}
      to={account}
      aria-label={`Your account, ${session.user.fullName}`}
      aria-current={pathname.startsWith(account) ? 'page' : undefined}
    >
      <span aria-hidden="true">{initialsOf(session.user.fullName).toUpperCase()}</span>
    </Link>
  );
}
