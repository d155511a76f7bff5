import { Stack } from '@mantine/core';
import { Worklist } from '#client/modules/queue/worklist.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { paths } from '#shared/platform/paths.ts';

/** Every case of every broker, overdue ones first. */
export function CasesTab() {
  return (
    <Stack component="section" gap="lg" aria-labelledby="cases">
      <TabHead id="cases" title={adminParts.cases} />
      <Worklist
        scope="all"
        hrefOf={paths.admin.case}
        empty={
          <EmptyState title="No open requests">
            <p>
              Requests sent from <a href={paths.getQuote}>the quote page</a> appear here automatically.
            </p>
          </EmptyState>
        }
      />
    </Stack>
  );
}
