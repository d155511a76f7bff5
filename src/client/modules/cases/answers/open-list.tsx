import { Text } from '@mantine/core';
import type { OpenQuestion } from '#shared/cases/briefs.ts';
import css from './brief-card.module.css';
import { bySection } from './by-section.ts';

/** The questions that a full quote still needs, and those the client isn’t sure about. */
export function OpenList({ open, hidesOpen }: { open: readonly OpenQuestion[]; hidesOpen: boolean }) {
  const needed = open.filter(({ required, unsure }) => required || unsure);
  const hidden = hidesOpen && (
    <Text c="dimmed" size="sm">
      Open questions about sensitive answers are listed once you show those answers.
    </Text>
  );
  if (needed.length === 0)
    return (
      <>
        <p>Nothing else is needed for a full quote.</p>
        {hidden}
      </>
    );
  const unsure = needed.filter((question) => question.unsure).length;
  return (
    <details className={css.part}>
      <summary>
        Still needed for a full quote ({needed.length}
        {unsure > 0 && `, ${unsure} not sure`})
      </summary>
      {bySection(needed).map(({ section, questions }) => (
        <div key={section}>
          <Text fw={600} size="sm">
            {section}
          </Text>
          <ul>
            {questions.map(({ path, label, unsure }) => (
              <li key={path}>
                {label}
                {unsure && (
                  <Text component="span" c="dimmed" size="sm">
                    {' '}
                    Not sure
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {hidden}
    </details>
  );
}
