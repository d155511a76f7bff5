import { trpc } from '#client/lib/trpc.tsx';
import { PlannedMessage } from './planned-message.tsx';
import css from './planned-messages.module.css';

interface PlannedMessagesProps {
  caseId: string;
  /** The newest message on this screen. */
  newestSeq: number;
}

/** The scheduled messages of this conversation, and the stopped ones: nothing that was written is out of sight. */
export function PlannedMessages({ caseId, newestSeq }: PlannedMessagesProps) {
  const { data } = trpc.scheduledMessages.list.useQuery({ caseId });
  if (!data || data.messages.length === 0) return null;
  return (
    <section className={css.planned} aria-label="Planned messages">
      <ul className={css.list}>
        {data.messages.map((message) => (
          <PlannedMessage
            key={message.id}
            caseId={caseId}
            message={message}
            earliest={data.times.today}
            newestSeq={newestSeq}
          />
        ))}
      </ul>
    </section>
  );
}
