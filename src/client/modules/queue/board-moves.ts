/** The board: its columns, and which of them a request can move to. The case's state machine decides. */

import { applyEvent } from '#shared/cases/rules.ts';
import type { CaseActor } from '#shared/cases/transitions.ts';
import type { CaseSummary } from '#shared/cases/views.ts';
import type { CaseEventType, CaseStatus } from '#shared/cases/vocabulary.ts';
import type { WorkScope } from '#shared/queue/filters.ts';

export const columnIds = ['finding', 'working', 'client', 'options', 'accepted', 'hold', 'closed'] as const;
export type ColumnId = (typeof columnIds)[number];

export interface Column {
  id: ColumnId;
  title: string;
  statuses: readonly CaseStatus[];
}

const columns: readonly Column[] = [
  { id: 'finding', title: 'Unassigned', statuses: ['new', 'offered'] },
  { id: 'working', title: 'Your turn', statuses: ['active'] },
  { id: 'client', title: 'Waiting for the client', statuses: ['waiting_client'] },
  { id: 'options', title: 'Options sent', statuses: ['quoted'] },
  { id: 'accepted', title: 'Accepted, to be confirmed', statuses: ['accepted'] },
  { id: 'hold', title: 'On hold', statuses: ['on_hold'] },
  { id: 'closed', title: 'Closed', statuses: ['bound', 'lost', 'withdrawn', 'duplicate'] },
];

/** The columns of a list. Brokers have no unassigned cases; for administrators it is never "your turn", but the broker's. */
export function columnsOf(scope: WorkScope): readonly Column[] {
  if (scope !== 'all') return columns.filter(({ id }) => id !== 'finding');
  return columns.map((column) => (column.id === 'working' ? { ...column, title: 'Broker’s turn' } : column));
}

/** How a move is made: at once, or through a dialog that asks for the details. */
export type MoveKind = 'ask' | 'hold' | 'resume' | 'close' | 'reopen';

export interface Move {
  to: Column;
  kind: MoveKind;
}

const moves: readonly { to: ColumnId; event: CaseEventType; kind: MoveKind }[] = [
  { to: 'working', event: 'resumed', kind: 'resume' },
  { to: 'working', event: 'reopened', kind: 'reopen' },
  { to: 'client', event: 'information_requested', kind: 'ask' },
  { to: 'hold', event: 'held', kind: 'hold' },
  { to: 'closed', event: 'lost', kind: 'close' },
];

type MovableRow = Pick<CaseSummary, 'status' | 'stage' | 'brokerName'>;

const actorOf = { mine: 'assigned_broker', firm: 'firm_manager', all: 'admin' } as const satisfies Record<
  WorkScope,
  CaseActor
>;

/** Who moves cards in a list. An assistant's own list is of the requests they help with. */
export function actorIn(scope: WorkScope, isAssistant: boolean): CaseActor {
  return scope === 'mine' && isAssistant ? 'assistant' : actorOf[scope];
}

function isAllowed(row: MovableRow, event: CaseEventType, actor: CaseActor): boolean {
  return !('refused' in applyEvent(row, event, actor, { hasBroker: row.brokerName !== null }));
}

/** Where this request can move now. Sending options and confirming need a page of their own, so they are not moves. */
export function movesOf(row: MovableRow, scope: WorkScope, actor: CaseActor = actorOf[scope]): Move[] {
  const known = columnsOf(scope);
  return moves
    .filter(({ event }) => isAllowed(row, event, actor))
    .flatMap(({ to, event, kind }) => {
      // A reopened case without a broker goes to the column where one is found.
      const target = event === 'reopened' && row.brokerName === null ? 'finding' : to;
      const column = known.find(({ id }) => id === target);
      return column && !column.statuses.includes(row.status) ? [{ to: column, kind }] : [];
    });
}

/** The actions that are on the case page instead. */
export function pageStepsOf(row: MovableRow, actor: CaseActor): { words: string; view: string | null }[] {
  return [
    ...(isAllowed(row, 'options_published', actor) ? [{ words: 'Add options', view: 'options' }] : []),
    ...(isAllowed(row, 'bound', actor) ? [{ words: 'Mark as bound', view: null }] : []),
  ];
}
