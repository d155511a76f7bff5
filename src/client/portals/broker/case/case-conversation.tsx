import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import { cannotWriteWords } from '#shared/cases/labels.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

/** Messages to the client and internal notes of a case. */
export function CaseConversation({ row }: { row: CaseDetail }) {
  return (
    <Conversation
      key={row.id}
      caseId={row.id}
      side="staff"
      canSend={row.allowedEvents.includes('message_sent')}
      cannotSendReason={cannotWriteWords(row.status)}
    />
  );
}
