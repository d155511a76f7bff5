import { Button, Group, Stack, Text } from '@mantine/core';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import { documentCategoryLabels } from '#shared/lines/document-categories.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import list from '../lists/list.module.css';
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
  const remove = useSaveTemplates('Template removed.');
  const where = lines.length === 0 ? 'every line' : lines.map((line) => lineLabels[line]).join(', ');
  return (
    <Card as="li" padding="small" className={list.row}>
      <Stack gap="var(--space-4)" flex="1 1 18rem">
        <Text fw={600} inherit>
          {title}
        </Text>
        <p>{why}</p>
        <Text c="dimmed" size="sm">
          {documentCategoryLabels[category]}. For {where}.
        </Text>
      </Stack>
      <Group gap="xs">
        <Button variant="default" size="sm" aria-label={`Edit: ${title}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="subtle"
          size="sm"
          aria-label={`Remove: ${title}`}
          loading={remove.isPending}
          onClick={() =>
            remove.mutate({
              version: saved.version,
              value: { templates: saved.value.templates.filter((_, place) => place !== index) },
            })
          }
        >
          Remove
        </Button>
      </Group>
    </Card>
  );
}
