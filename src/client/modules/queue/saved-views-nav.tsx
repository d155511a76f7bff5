import { ActionIcon, Box, Button, Group, Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconBookmark, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '#client/lib/toasts.ts';
import { lateDialog } from '#client/ui/late-part.tsx';
import { isNarrowed, type QueueQuery, queueQueryString } from '#shared/queue/query.ts';
import type { SavedView } from '#shared/queue/saved-views/schema.ts';
import css from './queue-nav.module.css';
import type { SavedViews } from './use-saved-views.ts';

const ViewNameDialog = lateDialog(async () => (await import('./view-name-dialog.tsx')).ViewNameDialog);

interface SavedViewsNavProps {
  query: QueueQuery;
  saved: SavedViews;
}

/** The user's saved views, and a way to save the current one. */
export function SavedViewsNav({ query, saved }: SavedViewsNavProps) {
  const { views, save, rename, removeView, move } = saved;
  const [naming, setNaming] = useState<'new' | SavedView | null>(null);
  const here = queueQueryString(query);
  const active = views.find((view) => view.query === here);
  const changed = !active && (isNarrowed(query) || query.sort !== undefined || query.view !== undefined);
  if (views.length === 0 && !changed) return null;

  const done = (message: string) => ({
    onSuccess() {
      setNaming(null);
      showToast({ kind: 'success', message });
    },
  });
  const dialog = naming === 'new' || naming === null ? save : rename;
  return (
    <Group gap="var(--space-8) var(--space-16)">
      {views.length > 0 && (
        <Box component="nav" miw={0} aria-label="Saved views">
          <Group component="ul" className="plain-list" gap="var(--space-4) var(--space-8)">
            {views.map((view, index) => (
              <li className={css.view} key={view.id} data-active={view === active || undefined}>
                <Link
                  className={css.viewLink}
                  to={`?${view.query}`}
                  aria-current={view === active ? 'true' : undefined}
                  preventScrollReset
                >
                  {view.name}
                </Link>
                {view === active && (
                  <Menu position="bottom-end" withinPortal>
                    <Menu.Target>
                      <ActionIcon variant="subtle" size="md" color="gray" aria-label={`Edit view ${view.name}`}>
                        <IconDots size={16} aria-hidden="true" />
                      </ActionIcon>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setNaming(view)}>
                        Rename
                      </Menu.Item>
                      <Menu.Item
                        leftSection={<IconArrowLeft size={16} />}
                        disabled={index === 0}
                        onClick={() => move(view, -1)}
                      >
                        Move left
                      </Menu.Item>
                      <Menu.Item
                        leftSection={<IconArrowRight size={16} />}
                        disabled={index === views.length - 1}
                        onClick={() => move(view, 1)}
                      >
                        Move right
                      </Menu.Item>
                      <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => removeView(view)}>
                        Remove
                      </Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                )}
              </li>
            ))}
          </Group>
        </Box>
      )}
      {changed && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmark size={16} aria-hidden="true" />}
          onClick={() => setNaming('new')}
        >
          Save this view
        </Button>
      )}
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Save this view' : 'Rename this view'}
          name={naming === 'new' ? '' : naming.name}
          pending={dialog.isPending}
          error={dialog.error}
          onClose={() => {
            dialog.reset();
            setNaming(null);
          }}
          onName={(name) => {
            if (naming === 'new') save.mutate({ name, query: here }, done(`View “${name}” saved.`));
            else rename.mutate({ viewId: naming.id, name }, done(`View renamed to “${name}”.`));
          }}
        />
      )}
    </Group>
  );
}
