import { Accordion, Alert, Button, Text, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { Issue } from '#shared/platform/errors.ts';
import type { PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { usualExpiry } from './expiry.ts';
import { fieldId } from './field-id.ts';
import { OptionItem } from './option-item.tsx';
import css from './options-editor.module.css';
import { SendSummary } from './send-summary.tsx';
import { useOptionsDraft } from './use-options-draft.ts';
import { useSendOptions } from './use-send-options.ts';

interface OptionsEditorProps {
  caseId: string;
  version: number;
  type: CaseType;
  /** Options of an earlier round, to start from. */
  earlier: QuoteOption[];
  /** Sends the options; rejects with the call's error. */
  publish: (input: PublishOptionsInput) => Promise<unknown>;
}

/** With several options the same message may occur twice, so each says where. */
function withOption(issue: Issue): Issue {
  const [, index] = /^options\.(\d+)\./.exec(issue.path) ?? [];
  return index === undefined ? issue : { ...issue, message: `Option ${Number(index) + 1}: ${issue.message}` };
}

/** The editor for a client's options. What is typed stays in this tab until it has been sent. */
export function OptionsEditor({ caseId, version, type, earlier, publish }: OptionsEditorProps) {
  const editor = useOptionsDraft(caseId, type, usualExpiry(siteToday()));
  const calendar = trpc.callbacks.calendar.useQuery().data;
  const { options, message } = editor.draft;
  const [folded, setFolded] = useState<string[]>([]);

  function unfold(issues: Issue[]) {
    const wrong = new Set(issues.map(({ path }) => options[Number(path.split('.')[1])]?.key));
    setFolded((keys) => keys.filter((key) => !wrong.has(key)));
  }

  async function send(input: PublishOptionsInput) {
    await publish(input);
    editor.clear();
  }

  const { today, issues, errorOf, sending, submit, summary } = useSendOptions(
    { caseId, version },
    editor.draft,
    send,
    unfold,
  );
  const open = options.map(({ key }) => key).filter((key) => !folded.includes(key));

  return (
    <form className={css.editor} onSubmit={submit} noValidate>
      <ErrorSummary ref={summary} issues={options.length > 1 ? issues.map(withOption) : issues} idOf={fieldId} />
      {editor.restored && (
        <Alert variant="light" color="gray" title="We kept what you typed">
          You entered these options earlier in this tab and haven’t sent them.{' '}
          <Button variant="subtle" size="compact-sm" onClick={editor.clear}>
            Start over
          </Button>
        </Alert>
      )}
      {!editor.touched && earlier.length > 0 && (
        <Button variant="light" mr="auto" onClick={() => editor.startFrom(earlier)}>
          Start from the earlier options
        </Button>
      )}
      <Accordion
        multiple
        variant="separated"
        order={3}
        value={open}
        onChange={(keys) => setFolded(options.map(({ key }) => key).filter((key) => !keys.includes(key)))}
      >
        {options.map((option, index) => (
          <OptionItem
            key={option.key}
            type={type}
            option={option}
            index={index}
            today={today}
            calendar={calendar}
            editor={editor}
            wrong={issues.some(({ path }) => path.startsWith(`options.${index}.`))}
            errorOf={errorOf}
          />
        ))}
      </Accordion>
      <Text c="dimmed" mih="1.5rem" my="calc(-1 * var(--space-12))" role="status">
        {editor.said}{' '}
        {editor.canUndo && (
          <Button variant="subtle" size="compact-sm" onClick={editor.undo}>
            Undo
          </Button>
        )}
      </Text>
      {!editor.full && (
        <Button variant="light" mr="auto" leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={editor.add}>
          Add an option
        </Button>
      )}
      <Textarea
        id={fieldId('message')}
        label="Message to the client (optional)"
        description="Posted in the conversation along with the options."
        autosize
        minRows={2}
        value={message}
        error={errorOf('message')}
        onChange={(event) => editor.setMessage(event.currentTarget.value)}
      />
      <SendSummary command={{ caseId, version }} type={type} draft={editor.draft} today={today} earlier={earlier} />
      <Button type="submit" mr="auto" loading={sending}>
        {options.length === 1 ? 'Send this option to the client' : `Send ${options.length} options to the client`}
      </Button>
    </form>
  );
}
