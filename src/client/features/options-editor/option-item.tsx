import { Accordion, Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { OptionFields } from './option-fields.tsx';
import { OptionHeading } from './option-heading.tsx';
import css from './option-item.module.css';
import type { OptionDraft } from './options-draft.ts';
import type { OptionsDraftState } from './use-options-draft.ts';

interface OptionItemProps {
  option: OptionDraft;
  index: number;
  today: string;
  editor: OptionsDraftState;
  wrong: boolean;
  errorOf: (path: string) => string | undefined;
}

/** One option in the list: folded to its heading, or open to its fields. */
export function OptionItem({ option, index, today, editor, wrong, errorOf }: OptionItemProps) {
  return (
    <Accordion.Item value={option.key} className={css.option}>
      <OptionHeading option={option} index={index} wrong={wrong} />
      <Accordion.Panel>
        <OptionFields
          option={option}
          index={index}
          today={today}
          errorOf={errorOf}
          onChange={editor.change}
          onRemoveCoverage={editor.removeCoverage}
        />
        <div className={css.actions}>
          {!editor.full && (
            <Button
              variant="subtle"
              leftSection={<IconCopy size={16} aria-hidden="true" />}
              onClick={() => editor.copy(option.key)}
            >
              Copy this option
            </Button>
          )}
          {editor.draft.options.length > 1 && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} aria-hidden="true" />}
              onClick={() => editor.remove(option.key, option.insurer || `Option ${index + 1}`)}
            >
              Remove this option
            </Button>
          )}
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
