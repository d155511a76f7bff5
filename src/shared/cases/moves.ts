/** The moves of a case in the REST API: `POST /api/cases/{caseId}/{move}`, each causing one event of the state machine. */
import { changeRefusals } from '#shared/platform/rest-failures.ts';
import type { KeyAccess } from '#shared/platform/scopes.ts';
import { EXAMPLE_CASE_ID } from './examples.ts';
import type { CommandReceipt } from './views.ts';
import type { CaseEventType, CaseStatus } from './vocabulary.ts';

/** The event, as `allowedEvents` of the case and its timeline name it, by move. */
export const moves = {
  'accept-offer': 'accepted',
  'decline-offer': 'offer_declined',
  claim: 'claimed',
  'request-information': 'information_requested',
  hold: 'held',
  resume: 'resumed',
  reassign: 'reassigned',
  'request-change': 'change_requested',
  'insurer-declined': 'insurer_declined',
  close: 'lost',
  withdraw: 'withdrawn',
  'acknowledge-withdrawal': 'withdrawal_acknowledged',
  reopen: 'reopened',
  merge: 'merged',
  unmerge: 'unmerged',
  'set-priority': 'priority_set',
} as const satisfies Record<string, CaseEventType>;
export type Move = keyof typeof moves;

/** The answer to a command, in the examples of the document. */
export function receiptExample(status: CaseStatus): CommandReceipt {
  return { caseId: EXAMPLE_CASE_ID, version: 4, status };
}

type MoveWords = {
  summary: string;
  description: string;
  /** An example of the body, without the version. */
  request?: object;
  /** The status afterwards, in the example. */
  becomes: CaseStatus;
  access?: KeyAccess;
  conflict?: string;
  /** The tool that agents have of it (docs/decisions/0086). Without a name, the move is for people and their own software. */
  tool?: string;
};

/** What `meta` says of a move. */
export function moveMeta(move: Move, { summary, description, request, becomes, access, conflict, tool }: MoveWords) {
  return {
    ...(tool && { agent: { use: 'write' as const, tool } }),
    openapi: {
      method: 'POST' as const,
      path: `/api/cases/{caseId}/${move}` as const,
      access: access ?? ('cases:write' as const),
      tags: ['cases'],
      summary,
      description: `${description} Allowed while \`allowedEvents\` of the case has \`${moves[move]}\`.`,
      examples: { request: { version: 3, ...request }, answer: receiptExample(becomes) },
      errorResponses: changeRefusals({
        409: conflict ?? 'The case has changed since that version, or its status doesn’t allow this',
      }),
    },
  };
}
