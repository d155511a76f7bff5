/** Renders the chat panel, once. */
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { readSiteProfile, SiteProfileProvider } from '#client/lib/site-profile.tsx';
import { ChatPanel } from '#client/modules/assistant/chat-panel.tsx';
import { CHAT_PANEL_ID } from '#client/modules/assistant/panel-state.ts';
import { ErrorBoundary } from '#client/ui/error-boundary.tsx';

let drawn = false;

type Wishes = Pick<ComponentProps<typeof ChatPanel>, 'onClosed' | 'onUnread'>;

export function mountPanel(place: HTMLElement, wishes: Wishes): void {
  if (drawn) return;
  drawn = true;
  createRoot(place, { identifierPrefix: 'chat-' }).render(
    <SiteProfileProvider profile={readSiteProfile()}>
      <ErrorBoundary>
        <ChatPanel id={CHAT_PANEL_ID} {...wishes} />
      </ErrorBoundary>
    </SiteProfileProvider>,
  );
}
