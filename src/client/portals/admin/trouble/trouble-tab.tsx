import { Group, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';
import { BrowserFailures } from './browser-failures.tsx';
import { FailedMails } from './failed-mails.tsx';
import { FailedTexts } from './failed-texts.tsx';
import { FailingJobs } from './failing-jobs.tsx';
import { OpenRecalls } from './open-recalls.tsx';
import css from './trouble.module.css';
import { TroubledFiles } from './troubled-files.tsx';

/** Failures behind the scenes, and ways to retry them. Nothing here says which client is affected. */
export function TroubleTab() {
  return (
    <Stack gap="xl">
      <div>
        <p>
          <Link to={paths.admin.home}>Overview</Link>
        </p>
        <TabHead
          title={adminParts.trouble}
          intro="Recalls, emails, text messages, background jobs and files that failed, and browser errors. Nothing here names a client. Emails, jobs and files are retried automatically for about a day, with longer pauses each time. Retry manually once the cause is fixed. Retries are recorded in the audit log."
        />
        <Group component="ul" className={`plain-list ${css.jumps}`} gap="var(--space-4) var(--space-20)" mt="sm">
          <li>
            <a href="#recalls">Recalls</a>
          </li>
          <li>
            <a href="#mails">Emails</a>
          </li>
          <li>
            <a href="#texts">Text messages</a>
          </li>
          <li>
            <a href="#jobs">Background jobs</a>
          </li>
          <li>
            <a href="#quarantined">Quarantined files</a>
          </li>
          <li>
            <a href="#unscanned">Files not scanned yet</a>
          </li>
          <li>
            <a href="#browsers">Browser errors</a>
          </li>
        </Group>
      </div>
      <OpenRecalls />
      <FailedMails />
      <FailedTexts />
      <FailingJobs />
      <TroubledFiles />
      <BrowserFailures />
    </Stack>
  );
}
