import { useState } from 'react';
import type { Message } from '#shared/messaging/schema.ts';

interface IncomingAnnouncementProps {
  loaded: boolean;
  newest: Message | undefined;
  viewerId: string;
}

/** The rest of a longer message is read in the conversation. */
const LENGTH_MAX = 120;

function contents({ body, attachments }: Message): string {
  const words = body.length > LENGTH_MAX ? `${body.slice(0, LENGTH_MAX).replace(/\s+\S*$/, '')}…` : body;
  if (attachments.length === 0) return words;
  const files = attachments.length === 1 ? '1 file' : `${attachments.length} files`;
  return words ? `${words}, with ${files}` : files;
}

/** Announces incoming messages. Older pages and the first page are not announced. */
export function IncomingAnnouncement({ loaded, newest, viewerId }: IncomingAnnouncementProps) {
  const [start, setStart] = useState<number | null>(null);
  if (loaded && start === null) setStart(newest?.seq ?? 0);
  const incoming = newest && start !== null && newest.seq > start && newest.senderId !== viewerId;
  return (
    <p className="visually-hidden" role="status">
      {incoming ? `New message from ${newest.senderName}: ${contents(newest)}` : ''}
    </p>
  );
}
