import { Accordion, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import type { WorkCalendar } from '#shared/callbacks/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { OptionFields } from './option-fields.tsx';
import { OptionHeading } from './option-heading.tsx';
import type { OptionDraft } from './options-draft.ts';
import css from './options-editor.module.css';
import type { OptionsDraftState } from './use-options-draft.ts';

interface OptionItemProps {
  type: CaseType;
  option: OptionDraft;
  index: number;
  today: string;
  calendar: WorkCalendar | undefined;
  editor: OptionsDraftState;
  wrong: boolean;
  errorOf: (path: string) => string | undefined;
}

/** One option in the list: folded to its heading, or unfolded with its fields. */
export function OptionItem({ type, option, index, today, calendar, editor, wrong, errorOf }: OptionItemProps) {
  const { options } = editor.draft;
  return (
    <Accordion.Item value={option.key} className={css.option}>
      <OptionHeading option={option} index={index} wrong={wrong} />
      <Accordion.Panel>
        <OptionFields
          type={type}
          option={option}
          index={index}
          today={today}
          calendar={calendar}
          errorOf={errorOf}
          onChange={editor.change}
          onRemoveCoverage={editor.removeCoverage}
        />
        <Group gap="xs" mt="md">
          {!editor.full && (
            <Button
              variant="subtle"
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => editor.copy(option.key)}
            >
              Copy this option
            </Button>
          )}
          {index > 0 && (
            <Button
              variant="subtle"
              leftSection={<IconArrowUp size={16} aria-hidden="true" />}
              onClick={() => editor.move(option.key, -1)}
            >
              Move up
            </Button>
          )}
          {index < options.length - 1 && (
            <Button
              variant="subtle"
              leftSection={<IconArrowDown size={16} aria-hidden="true" />}
              onClick={() => editor.move(option.key, 1)}
            >
              Move down
            </Button>
          )}
          {options.length > 1 && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => editor.remove(option.key, option.insurer || `Option ${index + 1}`)}
            >
              Remove this option
            </Button>
          )}
        </Group>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
