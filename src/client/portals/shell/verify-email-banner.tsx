import { IconMail } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#client/lib/session.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { paths } from '#shared/platform/paths.ts';
import { areaOf } from './area-of.ts';

/** An unobtrusive note that the address is not confirmed. The account pages say it themselves. */
export function VerifyEmailBanner() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'user' || session.user.emailVerified || session.user.mustSetUpSecondFactor) return null;
  const account = paths.account(areaOf(pathname));
  if (pathname.startsWith(account)) return null;
  return (
    <Banner icon={IconMail}>
      Please confirm {session.user.email} so that updates about your requests reach you.{' '}
      <Link to={account}>Confirm it now</Link>
    </Banner>
  );
}
