import { z } from 'zod';
import { caseTypeSchema } from '#shared/lines/case-types.ts';
import { documentCategorySchema } from '#shared/lines/document-categories.ts';
import { line, text } from '#shared/platform/fields.ts';
import { byRule } from '#shared/platform/issue-rules.ts';
import { defineSetting } from '#shared/platform/settings.ts';
import { saveSettingInput, settingView } from '#shared/settings/schema.ts';

/** The brokerage's own common requests to clients, in addition to the product's templates. */
export const requestTemplatesSchema = z.object({
  templates: z
    .array(
      z.object({
        title: line('Enter what you need'),
        why: text('Explain why it’s needed', { max: 500 }),
        category: documentCategorySchema,
        lines: z
          .array(caseTypeSchema, 'Choose from the lines of insurance')
          .max(caseTypeSchema.options.length, 'Choose each line only once')
          .meta({ description: 'Choose where it’s offered, or choose none for everywhere' }),
      }),
    )
    .max(50, 'You can have up to 50 templates')
    .refine(
      (templates) => new Set(templates.map(({ title }) => title)).size === templates.length,
      byRule('duplicate', 'Another template already has this title'),
    ),
});

export const requestTemplatesSetting = defineSetting('requestTemplates', requestTemplatesSchema, { templates: [] });

export const templatesSchema = settingView(requestTemplatesSchema);
export const saveTemplatesInputSchema = saveSettingInput(requestTemplatesSchema);
