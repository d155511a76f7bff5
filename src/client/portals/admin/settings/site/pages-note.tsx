import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { formatShortMoment } from '#client/lib/format-date.ts';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { Banner } from '#client/ui/banner.tsx';

/** Whether the pages show what is published. Nothing while they do. */
export function PagesNote({ state, failedAt }: RouterOutputs['site']['get']['pagesState']) {
  return (
    <div role="status">
      {state === 'updating' && (
        <Banner icon={IconRefresh}>
          The pages are being updated. Visitors see the earlier ones until that’s done.
        </Banner>
      )}
      {state === 'failed' && (
        <Banner icon={IconAlertTriangle} warn>
          The pages couldn’t be updated{failedAt && ` on ${formatShortMoment(failedAt)}`}. Visitors still see the
          earlier ones, and the server tries again every few minutes. The server’s log says why.
        </Banner>
      )}
    </div>
  );
}
