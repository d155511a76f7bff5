import type { LegalPage } from '../../src/shared/content/legal/legal-page.ts';
import { keptTable } from '../../src/shared/data-classes/data-map.ts';
import { cookieTable, storageTable } from '../../src/shared/data-classes/device-data.ts';

const tables: Record<string, () => string> = { kept: keptTable, cookies: cookieTable, storage: storageTable };

/** A legal page with its tables about data, made from the data map. @throws for a table that does not exist */
export function withDataTables(page: LegalPage): LegalPage {
  const filled = (body: string) =>
    body.replace(/\{\{data:(\w+)\}\}/g, (_, name: string) => {
      const table = tables[name];
      if (!table) throw new Error(`${page.heading}: there is no table of data called "${name}"`);
      return table();
    });
  return { ...page, sections: page.sections.map((section) => ({ ...section, body: filled(section.body) })) };
}
