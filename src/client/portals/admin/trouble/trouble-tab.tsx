import { Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { TabHead } from '#client/portals/admin/dashboard/tab-head.tsx';
import { paths } from '#shared/platform/paths.ts';
import { BrowserFailures } from './browser-failures.tsx';
import { FailedMails } from './failed-mails.tsx';
import { FailingJobs } from './failing-jobs.tsx';
import css from './trouble.module.css';
import { TroubledFiles } from './troubled-files.tsx';

/** Failures behind the scenes, and ways to retry them. Nothing here says which person is affected. */
export function TroubleTab() {
  return (
    <Stack gap="xl">
      <div>
        <p>
          <Link to={paths.admin.home}>Overview</Link>
        </p>
        <TabHead
          title="Mails, jobs, files and browsers in trouble"
          intro="Nothing here names a person. Everything is retried automatically for about a day, with longer pauses each time. Retry by hand once the cause is fixed; the audit records it."
        />
        <Group component="ul" className={`plain-list ${css.jumps}`} gap="var(--space-4) var(--space-20)" mt="sm">
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
        </Group>
      </div>
      <FailedMails />
      <FailingJobs />
      <TroubledFiles />
      <BrowserFailures />
    </Stack>
  );
}
