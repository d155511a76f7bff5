/** The decisions about a checklist item. */
import type { DecideDocumentRequestInput, DocumentRequestStatus } from '#shared/documents/schema.ts';

type Decision = DecideDocumentRequestInput['decision'];

const decidedFrom: Record<Decision, readonly DocumentRequestStatus[]> = {
  accepted: ['submitted', 'rejected'],
  rejected: ['submitted', 'accepted'],
  waived: ['open', 'submitted', 'rejected'],
};

const phrases: Record<DocumentRequestStatus, string> = {
  open: 'Nothing was sent for this yet.',
  submitted: 'This waits for your decision.',
  accepted: 'This was accepted already.',
  rejected: 'The client was asked to send this again.',
  waived: 'This is not needed any more.',
};

/** Why this decision cannot be made now, or `null`. */
export function decisionRefusal(status: DocumentRequestStatus, decision: Decision): string | null {
  return decidedFrom[decision].includes(status) ? null : phrases[status];
}

/** Whether a document may be sent for it. */
export function isAwaited(status: DocumentRequestStatus): boolean {
  return status === 'open' || status === 'rejected' || status === 'submitted';
}
