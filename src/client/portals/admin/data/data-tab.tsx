import { Stack } from '@mantine/core';
import { TabHead } from '../dashboard/tab-head.tsx';
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
      <TabHead id="data" title="Data" intro="Lists to take away, and cases from another system." />
      <Stack gap="var(--space-40)">
        <Stack gap="lg">
          <TabHead
            order={3}
            title="Import cases"
            intro="A CSV file of people and what they are insured for. Nothing is made of it before you have seen every line. Nobody in the file is mailed, and no consent is made up for them."
          />
          <ImportUpload onUploaded={(id) => set({ import: id })} />
          <ImportList />
        </Stack>
        <Stack gap="lg">
          <TabHead
            order={3}
            title="Export lists"
            intro="As CSV, for spreadsheets. Answers, conversations and documents are in none of them."
          />
          <ExportList />
        </Stack>
      </Stack>
    </Stack>
  );
}
