import { useLocation, useNavigate } from 'react-router-dom';
import { type Action, useActions } from '#client/lib/actions/actions.ts';
import { actionKeys } from '#client/lib/actions/keys.ts';
import { WRITE_PARAM, writeIn } from '#client/modules/messaging/conversation/write-requests.ts';
import { focusOptionGrid } from '#client/modules/quote-options/grid/open-grid.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

interface CaseKeys {
  row: Pick<CaseDetail, 'allowedEvents'>;
  /** Shows one of the case's views. */
  view: (view: 'answers' | 'documents' | 'options' | 'history') => void;
}

/** What can be done with the open case besides its menu: write, and look at its parts. */
export function useCaseKeys({ row, view }: CaseKeys): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const write = (kind: 'message' | 'note') => {
    if (!writeIn({ kind }))
      void navigate(`?view=conversation&${WRITE_PARAM}=${kind}`, { replace: true, state, preventScrollReset: true });
  };
  const openOptions = () => {
    view('options');
    focusOptionGrid();
  };
  const parts: readonly Omit<Action, 'group'>[] = [
    { id: 'answers', label: 'Show the answers', key: actionKeys.answers, run: () => view('answers') },
    { id: 'documents', label: 'Show the documents', key: actionKeys.documents, run: () => view('documents') },
    { id: 'options', label: 'Show the options', key: actionKeys.options, words: 'quote', run: openOptions },
    {
      id: 'activity',
      label: 'Show the activity',
      key: actionKeys.activity,
      words: 'history',
      run: () => view('history'),
    },
  ];
  const writing: readonly Omit<Action, 'group'>[] = row.allowedEvents.includes('message_sent')
    ? [
        {
          id: 'reply',
          label: 'Write to the client',
          key: actionKeys.reply,
          words: 'reply message send',
          run: () => write('message'),
        },
        { id: 'note', label: 'Write an internal note', key: actionKeys.note, run: () => write('note') },
      ]
    : [];
  useActions([...writing, ...parts].map((action) => ({ ...action, group: 'Request' })));
}
