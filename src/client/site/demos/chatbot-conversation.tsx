import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ChatConversation, type ChatView } from '#client/modules/assistant/chat-conversation.tsx';
import { PoweredBy } from '#client/modules/assistant/powered-by.tsx';
import { useConversation } from '#client/modules/assistant/use-chat.ts';
import { AnswerDetails } from './answer-details.tsx';
import css from './chatbot.module.css';

/** The same conversation as in the corner of every page, with room and details for each answer of this visit. Continues from `begun`. */
export function ChatbotConversation({ begun }: { begun: string }) {
  const { messages } = useConversation();
  const [view, setView] = useState<ChatView>('talk');
  return (
    <section className={css.frame} aria-label="Conversation with the assistant">
      <ChatConversation
        view={view}
        onView={setView}
        begun={begun}
        renderDetails={({ details }) => details && <AnswerDetails details={details} />}
      />
      <div className={css.foot}>
        <PoweredBy />
        {messages.length > 0 && view === 'talk' && (
          <button className={`${css.clear} not-printed`} type="button" onClick={() => setView('clear')}>
            <IconTrash size={17} aria-hidden="true" /> Clear the conversation
          </button>
        )}
      </div>
    </section>
  );
}
