import { Group } from '@mantine/core';
import { IconNote, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Writer } from '#shared/messaging/schema.ts';
import css from './conversation.module.css';
import { useWriters } from './typing-indicators.ts';

function sentence({ name, kind }: Writer): string {
  return kind === 'note' ? `${name} is writing a note` : `${name} is writing`;
}

interface WritingLineProps {
  caseId: string;
  /** After the next message someone may start typing again. */
  newestSeq: number;
}

/** Who else is typing. Announced once between two messages, and not again while it comes and goes. */
export function WritingLine({ caseId, newestSeq }: WritingLineProps) {
  const writers = useWriters(caseId);
  const sentences = writers.map(sentence).join('. ');
  const [said, setSaid] = useState({ words: '', since: newestSeq });
  if (said.since !== newestSeq) setSaid({ words: '', since: newestSeq });
  else if (sentences !== '' && sentences !== said.words) setSaid({ words: sentences, since: newestSeq });
  return (
    <>
      <Group
        className={css.strip}
        display={writers.length === 0 ? 'none' : 'flex'}
        gap="var(--space-4) var(--space-16)"
        px="md"
        py="var(--space-4)"
        c="dimmed"
        fz="xs"
        aria-hidden="true"
        data-empty={writers.length === 0 || undefined}
      >
        {writers.map((writer) => (
          <Group
            component="span"
            gap="var(--space-4)"
            wrap="nowrap"
            {...(writer.kind === 'note' && { className: css.note })}
            data-note={writer.kind === 'note' || undefined}
            key={writer.userId}
          >
            {writer.kind === 'note' ? <IconNote size={15} /> : <IconPencil size={15} />} {sentence(writer)}
          </Group>
        ))}
      </Group>
      <p className="visually-hidden" role="status">
        {said.words}
      </p>
    </>
  );
}
