/**
 * The life cycle of a case. Commands call `applyEvent`, screens call `allowedEvents`; both read the same table, so a button
 * that would be refused is not offered.
 */
import { eventActions, statusPhrases } from './labels.ts';
import {
  type CaseActor,
  type CaseContext,
  type EventVisibility,
  openStatuses,
  type Transition,
  transitions,
} from './transitions.ts';
import type { CaseEventType, CaseStage, CaseStatus } from './vocabulary.ts';

export type CaseState = { status: CaseStatus; stage: CaseStage };
/** `forbidden` when this person may never do it, whatever the state of the case. */
export type Refusal = { refused: string; forbidden?: true };

/** The order of the progress bar. */
export const stageOrder = [
  'inquiry',
  'information',
  'market',
  'quote',
  'decision',
  'binding',
  'policy',
] as const satisfies CaseStage[];

const actorNames: Record<CaseActor, string> = {
  client: 'the client',
  participant: 'someone the client invited',
  assigned_broker: 'the assigned broker',
  assistant: 'an assistant of the broker',
  firm_manager: 'a manager of the firm',
  offered_broker: 'the broker it is offered to',
  other_broker: 'a licensed broker',
  admin: 'an administrator',
  system: 'the system',
};

export function isOpen(status: CaseStatus): boolean {
  return (openStatuses as readonly CaseStatus[]).includes(status);
}

/** The later of two stages: progress never goes backwards. */
function furthest(current: CaseStage, reached: CaseStage | undefined): CaseStage {
  return reached && stageOrder.indexOf(reached) > stageOrder.indexOf(current) ? reached : current;
}

function rowsFor(event: CaseEventType): Transition[] {
  return transitions.filter((row) => row.event === event);
}

function statusAfter(row: Transition, current: CaseStatus, context: CaseContext): CaseStatus {
  // "Active" would suggest to the client that a broker is at work, but there is none: routing has to find one first.
  if ((row.event === 'reopened' || row.event === 'unmerged') && context.hasBroker === false) return 'new';
  // The broker it was offered to was already notified that the offer is over.
  if (row.event === 'unmerged' && context.before && context.before !== 'offered' && isOpen(context.before))
    return context.before;
  return row.to === 'same' ? current : row.to;
}

function findRow(state: CaseState, event: CaseEventType, actor: CaseActor, context: CaseContext): Transition | Refusal {
  const byActor = rowsFor(event).filter((row) => row.by.includes(actor));
  if (byActor.length === 0) {
    const people = [...new Set(rowsFor(event).flatMap((row) => row.by))].map((who) => actorNames[who]);
    return {
      refused: `Only ${new Intl.ListFormat('en-CA', { type: 'disjunction' }).format(people)} can ${eventActions[event]}.`,
      forbidden: true,
    };
  }
  const row = byActor.find(({ from }) => from.includes(state.status));
  if (!row)
    return {
      refused: `This request is ${statusPhrases[state.status]}, so you can’t ${eventActions[event]} now.`,
    };
  const objection = row.guard?.(actor, context);
  return objection ? { refused: objection } : row;
}

/** The initial state of a submitted case. */
export function initialState(): CaseState {
  return { status: 'new', stage: 'inquiry' };
}

/**
 * The resulting state of the case, or the sentence that says why not. The caller has already checked that the viewer may
 * see the case, and checks the version when writing.
 */
export function applyEvent(
  state: CaseState,
  event: CaseEventType,
  actor: CaseActor,
  context: CaseContext = {},
): CaseState | Refusal {
  const row = findRow(state, event, actor, context);
  if ('refused' in row) return row;
  return { status: statusAfter(row, state.status, context), stage: furthest(state.stage, row.stage) };
}

/** Everything this person may do with the case now: the buttons to offer. */
export function allowedEvents(state: CaseState, actor: CaseActor, context: CaseContext = {}): CaseEventType[] {
  const events = new Set(transitions.map((row) => row.event));
  return [...events].filter((event) => !('refused' in findRow(state, event, actor, context)));
}

const visibilities = new Map(transitions.map(({ event, visibility }) => [event, visibility]));

/** Who sees the event in the timeline, as its row in the table says. An event without a row is staff-only. */
export function eventVisibility(event: CaseEventType): EventVisibility {
  return visibilities.get(event) ?? 'staff';
}
