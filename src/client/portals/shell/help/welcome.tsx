import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSessionUser } from '#client/lib/session.tsx';
import { closeTour, offerTour, useTourOpen } from '#client/lib/tour.ts';
import { currentView } from '#client/lib/view-as.ts';
import { latePart } from '#client/ui/late-part.tsx';
import { demoUsernames } from '#shared/platform/samples.ts';
import type { TourArea } from '#shared/platform/tours.ts';
import css from './help.module.css';

const PortalTour = latePart(async () => (await import('./portal-tour.tsx')).PortalTour);

interface WelcomeProps {
  area: TourArea;
  /** The only page where it opens without being asked for. */
  home: string;
}

const titles: Record<TourArea, string> = {
  client: 'A tour of your portal',
  broker: 'A tour of the broker portal',
  admin: 'A tour of the admin area',
};

/** Not to the page one is on. */
function PortalLink({ href, children }: { href: string; children: ReactNode }) {
  return useLocation().pathname === href ? null : <Link to={href}>{children}</Link>;
}

/** The tour of a portal, above its page: once for a new account, and from the help menu. */
export function Welcome({ area, home }: WelcomeProps) {
  const { id, username, role } = useSessionUser();
  const { pathname } = useLocation();
  const open = useTourOpen();
  const [offered, setOffered] = useState(false);
  const isDemo = demoUsernames.includes(username);
  const isTheirs = role === area && !currentView();

  useEffect(() => {
    const isHome = pathname === home || pathname === `${home}/dashboard`;
    if (isHome && isTheirs) setOffered(offerTour(id, isDemo));
  }, [pathname, home, isTheirs, id, isDemo]);

  function close() {
    closeTour(id);
    setOffered(false);
    // The pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  if (!open) return null;
  return (
    <div className={css.welcome}>
      <PortalTour
        title={offered && isDemo ? 'Welcome to the demo' : titles[area]}
        area={area}
        isDemo={isDemo}
        takesFocus={!offered}
        link={PortalLink}
        onClose={close}
      />
    </div>
  );
}
