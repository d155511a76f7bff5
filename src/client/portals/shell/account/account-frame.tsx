import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#shared/platform/paths.ts';
import { type Area, areaOf } from '../area-of.ts';
import css from './account-frame.module.css';

function pagesOf(area: Area) {
  return [
    { label: 'Profile', to: paths.account(area) },
    { label: 'Security', to: paths.account(area, 'security') },
    { label: 'Notifications', to: paths.account(area, 'notifications') },
    // What staff see of people is theirs to keep to themselves; what they agreed to is in their contract.
    ...(area === 'portal' ? [{ label: 'Privacy', to: paths.account(area, 'privacy') }] : []),
  ];
}

/** The pages of one's own account, the same in every area, and the way between them. */
export function AccountFrame() {
  const { pathname } = useLocation();
  return (
    <div className={css.frame}>
      <nav className={css.nav} aria-label="Your account">
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
