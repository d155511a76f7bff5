import { notFound } from '#server/platform/errors/app-error.ts';
import { pageInOrder } from '#server/platform/http/list-page.ts';
import type { Services } from '#server/platform/services.ts';
import { registry } from '#shared/lines/generated/registry.ts';
import { lineIds } from '#shared/lines/ids.ts';
import { isLine } from '#shared/lines/lines.ts';
import { findDefinition, quoteDefinitions, versionsOf } from '#shared/lines/questionnaires.ts';
import { formOf, minutesFor } from '#shared/lines/short-form.ts';
import type { QuestionSet, QuoteDefinition } from '#shared/lines/types.ts';
import { paths } from '#shared/platform/paths.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import type { ListQuoteFormsInput, QuoteForm, QuoteFormInput } from '#shared/quote-requests/quote-forms.ts';
import { answersJsonSchema } from './view.ts';

type Site = Pick<Services, 'env'>;

const formPath = (line: string) => `/api/quote-forms/${line}`;
const versionNumbers = (line: QuoteDefinition['line']) => versionsOf(line).map(({ version }) => version);

/** The lines in the order in which visitors see them. */
export function findQuoteForms({ env: { site } }: Site, input: ListQuoteFormsInput) {
  const { items, nextCursor } = pageInOrder(lineIds, (line) => line, input);
  return {
    nextCursor,
    items: items.map((line) => {
      const { label: name, description } = registry[line];
      const definition = quoteDefinitions[line];
      return {
        line,
        name,
        description,
        version: definition.version,
        effectiveFrom: definition.effectiveFrom,
        versions: versionNumbers(line),
        minutes: { short: minutesFor(definition, 'short'), full: minutesFor(definition, 'full') },
        url: site.url + formPath(line),
        pageUrl: site.url + paths.quoteOf(line),
      };
    }),
  };
}

/** The short screens of a step count as that step. */
function stepsOf(form: QuoteDefinition): QuoteForm['steps'] {
  const steps = new Map<string, QuoteForm['steps'][number]>();
  for (const { id, part = id, title, questions } of form.steps) {
    const step = steps.get(part) ?? { id: part, title, questions: [] };
    step.questions.push(...questions.flatMap((question) => (question.type === 'info' ? [] : [question.id])));
    steps.set(part, step);
  }
  return [...steps.values()];
}

function quoteFormOf(definition: QuoteDefinition, wanted: QuestionSet, site: SiteProfile): QuoteForm {
  const { line, version, effectiveFrom, title, intro } = definition;
  const short = formOf(definition, wanted);
  // The first versions have no short set, and are checked as a whole.
  const [form, set] = short.steps.length > 0 ? [short, wanted] : [definition, 'full' as const];
  return {
    line,
    name: registry[line].label,
    version,
    versions: versionNumbers(line),
    isCurrent: version === quoteDefinitions[line].version,
    effectiveFrom,
    set,
    title,
    intro,
    steps: stepsOf(form),
    schema: answersJsonSchema(form, `${site.url}${formPath(line)}?version=${version}&set=${set}`),
  };
}

const kept = new WeakMap<SiteProfile, Map<string, QuoteForm>>();

/**
 * The questions of a line. Kept, because it is the same until the program is another.
 * @throws {AppError} NOT_FOUND for an unknown line, or a version that was never published
 */
export function getQuoteForm({ env: { site } }: Site, { line, version, set = 'full' }: QuoteFormInput): QuoteForm {
  if (!isLine(line)) throw notFound('line of insurance');
  const definition = findDefinition(line, version ?? quoteDefinitions[line].version);
  if (!definition) throw notFound('version');
  const forms = kept.get(site) ?? new Map<string, QuoteForm>();
  kept.set(site, forms);
  const key = `${line} ${definition.version} ${set}`;
  const form = forms.get(key) ?? quoteFormOf(definition, set, site);
  forms.set(key, form);
  return form;
}
