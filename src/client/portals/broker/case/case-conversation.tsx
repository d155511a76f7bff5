import { Conversation } from '#client/modules/messaging/conversation/conversation.tsx';
import { cannotWriteWords } from '#shared/cases/labels.ts';
import type { CaseDetail } from '#shared/cases/views.ts';

const MANAGER =
  'The broker and the assistants of this request write to the client. To write yourself, reassign it to you.';

/** Messages to the client and internal notes of a case. */
export function CaseConversation({ row }: { row: CaseDetail }) {
  return (
    <Conversation
      key={row.id}
      caseId={row.id}
      side="staff"
      canSend={row.allowedEvents.includes('message_sent')}
      cannotSendReason={row.firmPart === 'manager' ? MANAGER : cannotWriteWords(row.status)}
      works={row.firmPart !== 'manager'}
    />
  );
}
