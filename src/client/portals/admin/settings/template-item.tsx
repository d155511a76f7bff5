import { Button } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { documentCategoryLabels } from '#shared/lines/document-categories.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import css from './templates.module.css';
import { useSaveTemplates } from './use-save-templates.ts';

type Saved = RouterOutputs['settings']['templates'];

interface TemplateItemProps {
  template: Saved['value']['templates'][number];
  index: number;
  saved: Saved;
  onEdit: () => void;
}

/** A template of the brokerage. A removal can be undone by adding it again: the audit log has its text. */
export function TemplateItem({ template, index, saved, onEdit }: TemplateItemProps) {
  const { title, why, category, lines } = template;
  const remove = useSaveTemplates('The template is taken away.');
  const where = lines.length === 0 ? 'every line' : lines.map((line) => lineLabels[line]).join(', ');
  return (
    <li className={css.template}>
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{why}</p>
        <p className={css.detail}>
          {documentCategoryLabels[category]}. For {where}.
        </p>
      </div>
      <div className={css.actions}>
        <Button variant="default" size="sm" aria-label={`Change: ${title}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Take away: ${title}`}
          loading={remove.isPending}
          onClick={() =>
            remove.mutate({
              version: saved.version,
              value: { templates: saved.value.templates.filter((_, place) => place !== index) },
            })
          }
        >
          Take away
        </Button>
      </div>
    </li>
  );
}
