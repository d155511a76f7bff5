import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useEffect } from 'react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { useNow } from '#client/lib/use-now.ts';
import { leaveView } from '#client/lib/view-as.ts';
import { paths } from '#shared/platform/paths.ts';
import type { ViewGrant } from '#shared/platform/session.ts';
import { useNoDownloads } from './use-no-downloads.ts';
import css from './view-as-banner.module.css';

/** Always visible while an administrator views the portal as a client: as which client, until when, and how to leave. */
export function ViewAsBanner({ view }: { view: ViewGrant }) {
  const { grantId, clientId, clientName, expiresAt } = view;
  const session = useSession();
  const over = useNow() >= new Date(expiresAt).getTime();
  const back = paths.admin.clientCases(clientId);
  const end = trpc.viewAs.end.useMutation({ onSettled: () => leaveView(back) });
  useNoDownloads();

  // The administrator's own session is over, and the impersonation with it: nobody is asked to log in as the client.
  const gone = session.status === 'none' || (session.status === 'user' && session.ended);
  useEffect(() => {
    if (gone) leaveView(back);
  }, [gone, back]);

  return (
    <aside className={css.banner} aria-label="View as client">
      <IconEye className={css.icon} size={22} aria-hidden="true" />
      <p className={css.words} role="status">
        {over ? (
          <>
            Your session as <strong>{clientName}</strong> has ended.
          </>
        ) : (
          <>
            You’re viewing the portal as <strong>{clientName}</strong>, read-only, until {formatShortMoment(expiresAt)}
          </>
        )}
      </p>
      <Button
        className={css.end}
        variant="default"
        size="sm"
        loading={end.isPending}
        onClick={() => end.mutate({ grantId })}
      >
        Exit this view
      </Button>
    </aside>
  );
}
