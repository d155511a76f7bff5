import { Conversation } from '#client/features/conversation/conversation.tsx';
import type { CaseDetail } from '#shared/cases/views.ts';

/** Messages to the client and internal notes of a case. */
export function CaseConversation({ row }: { row: CaseDetail }) {
  return (
    <Conversation
      key={row.id}
      caseId={row.id}
      side="staff"
      canSend={row.allowedEvents.includes('message_sent')}
      cannotSendReason="The client withdrew this request: contact stops. The conversation stays readable."
    />
  );
}
