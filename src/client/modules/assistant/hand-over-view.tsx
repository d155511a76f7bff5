import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import { currentChat, stamp, take } from './chat-store.ts';
import css from './conversation.module.css';
import { spokenMessages } from './history.ts';
import { useProvider } from './use-chat.ts';

/** Visitors who only ask questions do not need its rules and consents. */
const HandOverForm = lazy(async () => ({
  default: (await import('#client/modules/assistant/escalation/hand-over-form.tsx')).HandOverForm,
}));

/** From the conversation to a person, carrying the conversation along. */
export function HandOverView({ onBack }: { onBack: () => void }) {
  const { about } = useProvider();
  const view = useRef<HTMLDivElement>(null);
  // The button that led here is gone, and the focus must not be lost with it.
  useEffect(() => view.current?.focus(), []);
  return (
    <div ref={view} className={css.view} tabIndex={-1}>
      <ErrorBoundary>
        <Suspense fallback={<p role="status">Loading the form</p>}>
          <HandOverForm
            conversation={spokenMessages(currentChat().messages)}
            page={location.pathname + location.search}
            about={about ?? undefined}
            onBack={onBack}
            onDone={({ number, promise }, key) =>
              take({
                type: 'say',
                message: {
                  ...stamp(),
                  role: 'system',
                  stays: true,
                  handedOver: key,
                  content: `I’ve handed this conversation over. Your request number is ${number}. ${promise}`,
                },
              })
            }
          />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
