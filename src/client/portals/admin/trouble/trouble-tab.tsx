import { Link } from 'react-router-dom';
import tab from '#client/portals/admin/dashboard/tab.module.css';
import { paths } from '#shared/platform/paths.ts';
import { BrowserFailures } from './browser-failures.tsx';
import { FailedMails } from './failed-mails.tsx';
import { FailingJobs } from './failing-jobs.tsx';
import css from './trouble.module.css';
import { TroubledFiles } from './troubled-files.tsx';

/** Failures behind the scenes, and ways to retry them. Nothing here says which person is affected. */
export function TroubleTab() {
  return (
    <div className={css.page}>
      <div>
        <p>
          <Link to={paths.admin.home}>Overview</Link>
        </p>
        <h2 className={tab.title}>Mails, jobs, files and browsers in trouble</h2>
        <p className={tab.intro}>
          Nothing here says whom it concerns. Everything is tried again by itself for about a day, with growing pauses;
          trying it again by hand makes sense once the cause is mended, and is written into the audit.
        </p>
        <ul className={css.jumps}>
          <li>
            <a href="#mails">Mails</a>
          </li>
          <li>
            <a href="#jobs">Background jobs</a>
          </li>
          <li>
            <a href="#files">Files</a>
          </li>
          <li>
            <a href="#browsers">Browsers</a>
          </li>
        </ul>
      </div>
      <FailedMails />
      <FailingJobs />
      <TroubledFiles />
      <BrowserFailures />
    </div>
  );
}
