import { Checkbox, Stack, Text } from '@mantine/core';
import type { Ref } from 'react';
import type { ChecklistItem } from '#shared/documents/checklist-schema.ts';
import { isAsked, stateWords } from './ask-words.ts';
import css from './checklist.module.css';

interface AskChoicesProps {
  ref: Ref<HTMLDivElement>;
  items: readonly ChecklistItem[];
  ticked: readonly string[];
  onChoose: (titles: readonly string[]) => void;
}

/** The documents that may be requested: first what the answers call for, then what else this kind of insurance may need. */
export function AskChoices({ ref, items, ticked, onChoose }: AskChoicesProps) {
  const toggle = (title: string) =>
    onChoose(ticked.includes(title) ? ticked.filter((each) => each !== title) : [...ticked, title]);
  const rows = (some: readonly ChecklistItem[]) =>
    some.map((item) => (
      <Checkbox
        key={item.title}
        label={item.title}
        description={<Description item={item} />}
        disabled={isAsked(item)}
        checked={ticked.includes(item.title) && !isAsked(item)}
        onChange={() => toggle(item.title)}
      />
    ));
  const named = items.filter(({ origin }) => origin === 'answers');
  const others = items.filter(({ origin }) => origin !== 'answers');
  return (
    <Stack ref={ref}>
      {named.length > 0 && (
        <Stack gap="sm" role="group" aria-label="From the answers">
          <Text fw={600}>From the answers</Text>
          {rows(named)}
        </Stack>
      )}
      {others.length > 0 && (
        <details className={css.folded} open={named.length === 0}>
          <summary>
            {named.length === 0 ? 'Documents' : 'More documents'} ({others.length})
          </summary>
          <Stack gap="sm">{rows(others)}</Stack>
        </details>
      )}
    </Stack>
  );
}

function Description({ item }: { item: ChecklistItem }) {
  const state = stateWords(item);
  return (
    <>
      {item.why}
      {state && <span className={css.state}>{state}</span>}
    </>
  );
}
