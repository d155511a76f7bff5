import { tableExportContents, tableExportNameSchema } from '#shared/data-transfer/exports/schema.ts';
import css from './data.module.css';
import { ExportButton } from './export-button.tsx';

/** Every export, with its contents. The lists themselves export their filtered rows. */
export function ExportList() {
  return (
    <ul className={css.exports}>
      {tableExportNameSchema.options.map((name) => (
        <li className={css.export} key={name}>
          <div>
            <h4>{tableExportContents[name].title}</h4>
            <p className={css.muted}>{tableExportContents[name].holds}</p>
          </div>
          <ExportButton name={name} label="Download CSV" />
        </li>
      ))}
    </ul>
  );
}
