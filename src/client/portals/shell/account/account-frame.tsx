import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#shared/platform/paths.ts';
import { type Area, areaOf } from '../area-of.ts';
import css from './account-frame.module.css';

function pagesOf(area: Area) {
  return [
    { label: 'Profile', to: paths.account(area) },
    { label: 'Security', to: paths.account(area, 'security') },
    { label: 'Notifications', to: paths.account(area, 'notifications') },
    // Staff have no privacy page: what they agreed to is in their contract, and client data is confidential.
    ...(area === 'portal' ? [{ label: 'Privacy', to: paths.account(area, 'privacy') }] : []),
    // One page for all staff: an administrator's own keys are there too.
    ...(area === 'portal' ? [] : [{ label: 'API keys', to: paths.broker.keys }]),
  ];
}

/** The pages of one's own account, the same in every area, with their navigation. */
export function AccountFrame() {
  const { pathname } = useLocation();
  return (
    <div className={css.frame}>
      <nav className="not-printed" aria-label="Your account">
        <ul className={css.links}>
          {pagesOf(areaOf(pathname)).map(({ label, to }) => (
            <li key={to}>
              <NavLink className={css.link} to={to} end>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  );
}
