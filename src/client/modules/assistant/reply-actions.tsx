import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';
import type { ChatAction, ChatActionName } from '#shared/assistant/schema.ts';
import css from './messages.module.css';

/** Visitors who only ask questions need neither the session nor the list of requests. */
const MyRequests = lazy(async () => ({ default: (await import('./requests/my-requests.tsx')).MyRequests }));

interface ReplyActionsProps {
  actions: readonly ChatAction[];
  /** Opens the form for a person to call back. */
  onCall: () => void;
}

/** What the question asked for, as buttons: a form that opens, or the visitor's own requests, here in the chat. */
export function ReplyActions({ actions, onCall }: ReplyActionsProps) {
  const [shown, setShown] = useState<ChatActionName | null>(null);
  return (
    <div className="not-printed">
      <ul className={`plain-list ${css.actions}`} aria-label="What you can do">
        {actions.map(({ action, label, path }) => (
          <li key={action}>
            {action === 'quote' ? (
              <a className={css.action} href={path}>
                {label}
              </a>
            ) : (
              <button
                className={css.action}
                type="button"
                aria-expanded={action === 'call' ? undefined : shown === action}
                onClick={() => (action === 'call' ? onCall() : setShown(shown === action ? null : action))}
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {(shown === 'requests' || shown === 'upload') && (
          <ErrorBoundary>
            <Suspense fallback={<p className={css.remark}>Looking for your requests</p>}>
              <MyRequests key={shown} wish={shown} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
