import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#shared/platform/paths.ts';
import { QuestionBox } from '../layout/question-box.tsx';
import css from './chatbot.module.css';

interface Arrived {
  Conversation: ComponentType<{ begun: string }>;
  /** The text typed until then. */
  begun: string;
}

/** The conversation as a page. Until it has loaded, and without a script, a question is answered by a separate page. */
export function Chatbot() {
  const [arrived, setArrived] = useState<Arrived | null>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    import('./chatbot-conversation.tsx').then(
      ({ ChatbotConversation }) => {
        const box = place.current?.querySelector('input');
        if (!box) return;
        const typing = box === document.activeElement;
        const { value, selectionStart, selectionEnd } = box;
        // Synchronously: a key pressed between reading the old box and rendering the new one would be lost.
        flushSync(() => setArrived({ Conversation: ChatbotConversation, begun: value }));
        const field = place.current?.querySelector('textarea');
        if (!typing || !field) return;
        field.focus({ preventScroll: true });
        field.setSelectionRange(selectionStart, selectionEnd);
      },
      // The form below works without it.
      () => undefined,
    );
  }, []);

  return (
    <div className={css.place} ref={place}>
      {arrived ? (
        <arrived.Conversation begun={arrived.begun} />
      ) : (
        <QuestionBox id="question" action={paths.aiTest} label="Your question" button="Ask" />
      )}
    </div>
  );
}
