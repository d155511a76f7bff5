import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { SavedView, SavedViewList } from '#shared/queue/saved-views/schema.ts';

/** The user's own views, and every way to change them. Each mutation returns all of them. */
export function useSavedViews() {
  const utils = trpc.useUtils();
  const list = trpc.savedViews.list.useQuery();
  const outcome = {
    onSuccess: (views: SavedViewList) => utils.savedViews.list.setData(undefined, views),
  };
  const failed = {
    onError: (error: unknown) => showToast({ kind: 'error', message: toApiError(error).serverMessage }),
  };
  const save = trpc.savedViews.save.useMutation(outcome);
  const rename = trpc.savedViews.rename.useMutation(outcome);
  const remove = trpc.savedViews.remove.useMutation({ ...outcome, ...failed });
  const reorder = trpc.savedViews.reorder.useMutation({ ...outcome, ...failed });
  const views = list.data?.views ?? [];

  function removeView({ id, name, query }: SavedView) {
    const order = views.map((view) => view.name);
    remove.mutate(
      { viewId: id },
      {
        onSuccess: () =>
          showToast({
            kind: 'success',
            message: `View “${name}” removed.`,
            action: {
              label: 'Undo',
              async run() {
                const { views: now } = await save.mutateAsync({ name, query });
                const place = (view: SavedView) => order.indexOf(view.name);
                reorder.mutate({ viewIds: now.toSorted((a, b) => place(a) - place(b)).map((view) => view.id) });
              },
            },
          }),
      },
    );
  }

  function move({ id }: SavedView, steps: -1 | 1) {
    const ids = views.map((view) => view.id);
    const from = ids.indexOf(id);
    const to = from + steps;
    if (from < 0 || to < 0 || to >= ids.length) return;
    ids.splice(from, 1);
    ids.splice(to, 0, id);
    reorder.mutate({ viewIds: ids });
  }

  return { views, save, rename, removeView, move };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
