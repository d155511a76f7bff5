import { Stack } from '@mantine/core';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { useListParams } from '../lists/use-list-params.ts';
import { ExportList } from './export-list.tsx';
import { ImportList } from './import-list.tsx';
import { ImportUpload } from './import-upload.tsx';
import { ImportView } from './import-view.tsx';

/** Exports and imports. */
export function DataTab() {
  const { get, set } = useListParams();
  const importId = get('import');
  if (importId) return <ImportView key={importId} importId={importId} onClose={() => set({ import: '', show: '' })} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="data">
      <TabHead id="data" title={adminParts.data} intro="Import requests from another system, and export lists." />
      <Stack gap="var(--space-40)">
        <Stack gap="lg">
          <TabHead
            order={3}
            title="Import requests"
            intro="Upload a CSV file of people and what they have insured. Nothing is created until you’ve reviewed the rows. No one in the file is emailed, and no consent is recorded for them."
          />
          <ImportUpload onUploaded={(id) => set({ import: id })} />
          <ImportList />
        </Stack>
        <Stack gap="lg">
          <TabHead
            order={3}
            title="Export lists"
            intro="As CSV files for spreadsheets. Answers, conversations and documents are never included."
          />
          <ExportList />
        </Stack>
      </Stack>
    </Stack>
  );
}
