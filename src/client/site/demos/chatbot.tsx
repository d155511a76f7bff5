import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CHAT_DRAFT } from '#client/features/chat/use-draft.ts';
import { writeDraft } from '#client/lib/drafts.ts';
import { paths } from '#shared/paths.ts';
import { QuestionBox } from '../layout/question-box.tsx';
import css from './chatbot.module.css';

/** The conversation as a page. Until it is there, and without a script, a question is answered by a page of its own. */
export function Chatbot() {
  const [Conversation, setConversation] = useState<ComponentType | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    import('./chatbot-conversation.tsx').then(
      ({ ChatbotConversation }) => {
        // What somebody has begun to type goes along.
        const typed = place.current?.querySelector('input')?.value;
        if (typed) writeDraft(CHAT_DRAFT, typed);
        setConversation(() => ChatbotConversation);
      },
      // The form below asks in its own way.
      () => undefined,
    );
  }, []);

  return (
    <div className={css.place} ref={place}>
      {Conversation ? (
        <Conversation />
      ) : (
        <QuestionBox id="question" action={paths.aiTest} label="Your question" button="Ask" />
      )}
    </div>
  );
}
