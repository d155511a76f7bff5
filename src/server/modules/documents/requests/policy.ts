/** The decisions about a checklist item. */
import type { DecideDocumentRequestInput, DocumentRequestStatus } from '#shared/documents/schema.ts';

type Decision = DecideDocumentRequestInput['decision'];

const decidedFrom: Record<Decision, readonly DocumentRequestStatus[]> = {
  accepted: ['submitted', 'rejected'],
  rejected: ['submitted', 'accepted'],
  waived: ['open', 'submitted', 'rejected'],
};

const phrases: Record<DocumentRequestStatus, string> = {
  open: 'Nothing has been uploaded for this yet.',
  submitted: 'This is waiting for your review.',
  accepted: 'This has already been accepted.',
  rejected: 'The client was asked to send this again.',
  waived: 'This is no longer needed.',
};

/** Why this decision cannot be made now, or `null`. */
export function decisionRefusal(status: DocumentRequestStatus, decision: Decision): string | null {
  return decidedFrom[decision].includes(status) ? null : phrases[status];
}

/** Whether a document may be sent for it. */
export function isAwaited(status: DocumentRequestStatus): boolean {
  return status === 'open' || status === 'rejected' || status === 'submitted';
}
