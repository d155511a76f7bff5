/** Text about documents and requests. */
import { formatDay } from '#client/lib/format-date.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { sizeInWords } from '#shared/documents/file-check.ts';
import {
  type CaseDocument,
  type DocumentLimits,
  type DocumentRequest,
  type DocumentRequestStatus,
  documentRequestStatusLabels,
  type ScanState,
} from '#shared/documents/schema.ts';
import { documentTypesInWords } from '#shared/platform/file-types.ts';

export type Side = 'client' | 'staff';

export const scanWords: Record<ScanState, string> = {
  pending: 'Being scanned',
  clean: 'Scanned',
  skipped: 'Not scanned',
  infected: 'Quarantined: the scanner found something harmful',
};

/** The contract's labels address the client; staff read who has the next step. */
const staffStatus: Record<DocumentRequestStatus, string> = {
  open: 'Waiting for the client',
  submitted: 'Received, ready for review',
  accepted: 'Accepted',
  rejected: 'Requested again',
  waived: 'No longer needed',
};

export function statusWords(status: DocumentRequestStatus, side: Side): string {
  return side === 'client' ? documentRequestStatusLabels[status] : staffStatus[status];
}

/** Still waiting for a document. */
export function isWanted({ status }: DocumentRequest): boolean {
  return status === 'open' || status === 'rejected';
}

export function isSettled({ status }: DocumentRequest): boolean {
  return status === 'accepted' || status === 'waived';
}

/** The due day, and whether it has passed; null without a day, or when it no longer matters. */
export function dueWords(request: DocumentRequest, today = siteToday()): { text: string; late: boolean } | null {
  const { dueOn } = request;
  if (!dueOn || !isWanted(request)) return null;
  if (dueOn < today) return { text: `Was due ${formatDay(dueOn)}`, late: true };
  return { text: dueOn === today ? 'Due today' : `Due ${formatDay(dueOn)}`, late: false };
}

/** Rejected first, because they come as a surprise; then by day; sent and settled ones last. */
export function sortRequests(requests: readonly DocumentRequest[]): DocumentRequest[] {
  const rank: Record<DocumentRequestStatus, number> = { rejected: 0, open: 1, submitted: 2, accepted: 3, waived: 4 };
  return requests.toSorted(
    (a, b) =>
      rank[a.status] - rank[b.status] ||
      (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999') ||
      a.createdAt.localeCompare(b.createdAt),
  );
}

export function senderWords({ uploadedByMe, uploadedByName, uploadedByRole }: CaseDocument, side: Side): string {
  if (uploadedByMe) return 'You';
  if (side === 'client' && uploadedByRole === 'broker') return `${uploadedByName}, your broker`;
  return uploadedByName;
}

/** What may be sent, how large, and what happens to it. */
export function limitWords({ fileBytes, caseBytes, usedBytes, scanned }: DocumentLimits): string {
  const left = Math.max(0, caseBytes - usedBytes);
  const room = left < caseBytes / 2 ? ` ${sizeInWords(left)} of ${sizeInWords(caseBytes)} left.` : '';
  const check = scanned
    ? ' Every file is scanned for harmful content and stored encrypted.'
    : ' Files are stored encrypted.';
  return `${documentTypesInWords}, up to ${sizeInWords(fileBytes)} each.${room}${check}`;
}
