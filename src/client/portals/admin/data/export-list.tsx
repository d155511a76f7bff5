import { tableExportContents, tableExportNameSchema } from '#shared/data-transfer/exports/schema.ts';
import css from './data.module.css';
import { ExportButton } from './export-button.tsx';

/** Every list that can be taken away, with what is in it. The lists themselves download what they are narrowed to. */
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
