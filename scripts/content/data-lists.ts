import type { LegalPage } from '../../src/shared/content/legal/legal-page.ts';
import { keptList } from '../../src/shared/data-classes/data-map.ts';
import { cookieList, storageList } from '../../src/shared/data-classes/device-data.ts';

const lists: Record<string, () => string> = { kept: keptList, cookies: cookieList, storage: storageList };

/** A legal page with its lists about data, made from the data map. @throws for a list that does not exist */
export function withDataLists(page: LegalPage): LegalPage {
  const filled = (body: string) =>
    body.replace(/\{\{data:(\w+)\}\}/g, (_, name: string) => {
      const list = lists[name];
      if (!list) throw new Error(`${page.heading}: there is no list of data called "${name}"`);
      return list();
    });
  return { ...page, sections: page.sections.map((section) => ({ ...section, body: filled(section.body) })) };
}
