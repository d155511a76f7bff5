import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import type { Brief } from '#shared/cases/briefs.ts';
import css from './brief-card.module.css';
import { OpenList } from './open-list.tsx';
import { SetWord } from './set-word.tsx';

/** What a broker quotes from: the facts of the request in a few lines, and what is still missing. */
export function BriefCard({ brief, actions }: { brief: Brief; actions?: ReactNode }) {
  const titleId = useId();
  const { set, facts, open, hidesOpen, doubts, papers } = brief;
  return (
    <Card as="section" padding="medium" className={css.card} aria-labelledby={titleId}>
      <div className={css.head}>
        <Title order={3} id={titleId}>
          Summary
        </Title>
        <SetWord set={set} />
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, lines }) => (
          <div className={css.fact} key={label}>
            <dt>{label}</dt>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two vehicles can be the same
              <dd key={index}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
      <OpenList open={open} hidesOpen={hidesOpen} />
      {doubts.length > 0 && (
        <Part
          title={`Worth checking (${doubts.length})`}
          note="Answers that may contradict each other, as the client reads it:"
        >
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </Part>
      )}
      {papers.length > 0 && (
        <Part title={`Documents not here yet (${papers.length})`}>
          {papers.map(({ id, title, why }) => (
            <li key={id}>
              {title}{' '}
              <Text component="span" c="dimmed" size="sm" display="block">
                {why}
              </Text>
            </li>
          ))}
        </Part>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </Card>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <details className={css.part}>
      <summary>{title}</summary>
      {note && (
        <Text c="dimmed" size="sm">
          {note}
        </Text>
      )}
      <ul>{children}</ul>
    </details>
  );
}
