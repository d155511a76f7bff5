import type { Services } from '#server/platform/services.ts';
import { requestTemplatesSetting } from '#shared/documents/request-templates-schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { lineWork } from '#shared/lines/generated/work.ts';

/** Templates for requesting a document: the brokerage's own first, then those of the product. */
export function findTemplates({ settings }: Pick<Services, 'settings'>, type: CaseType) {
  const own = settings
    .get(requestTemplatesSetting)
    .templates.filter(({ lines }) => lines.length === 0 || lines.includes(type))
    .map(({ title, why, category }) => ({ title, why, category }));
  return { templates: [...own, ...lineWork[type].requestTemplates] };
}
