import list from '../lists/list.module.css';
import { useListParams } from '../lists/use-list-params.ts';
import css from './data.module.css';
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
    <section className={list.list} aria-labelledby="data">
      <div>
        <h2 className={list.title} id="data">
          Data
        </h2>
        <p className={list.intro}>Lists to take away, and cases from another system.</p>
      </div>
      <div className={css.sections}>
        <div className={list.list}>
          <h3 className={css.heading}>Import cases</h3>
          <p className={list.intro}>
            A CSV file of people and what they are insured for. Nothing is made of it before you have seen every line.
            Nobody in the file is mailed, and no consent is made up for them.
          </p>
          <ImportUpload onUploaded={(id) => set({ import: id })} />
          <ImportList />
        </div>
        <div className={list.list}>
          <h3 className={css.heading}>Export lists</h3>
          <p className={list.intro}>
            As CSV, for spreadsheets. Answers, conversations and documents are in none of them.
          </p>
          <ExportList />
        </div>
      </div>
    </section>
  );
}
