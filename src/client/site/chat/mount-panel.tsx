/** Draws the panel of the chat, once. */
import { createRoot } from 'react-dom/client';
import { ChatPanel } from '#client/features/chat/chat-panel.tsx';
import { CHAT_PANEL_ID } from '#client/features/chat/panel-state.ts';
import { readSiteProfile, SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';

let drawn = false;

export function mountPanel(place: HTMLElement, { onClosed }: { onClosed: () => void }): void {
  if (drawn) return;
  drawn = true;
  createRoot(place, { identifierPrefix: 'chat-' }).render(
    <SiteProfileProvider profile={readSiteProfile()}>
      <ErrorBoundary>
        <ChatPanel id={CHAT_PANEL_ID} onClosed={onClosed} />
      </ErrorBoundary>
    </SiteProfileProvider>,
  );
}
