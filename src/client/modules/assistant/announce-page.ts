/** Notes in an ongoing conversation which page the visitor is on. Imported where the panel is closed. */
import { currentChat } from './chat-store.ts';

currentChat();
