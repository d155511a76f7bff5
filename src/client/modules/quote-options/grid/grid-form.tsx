import { Button, Group, Kbd, Text, Textarea } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { siteToday } from '#client/lib/site-clock.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { SavedLine } from '#client/ui/saved-line.tsx';
import type { QuoteOption } from '#shared/cases/views.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { findStandardCoverage } from '#shared/lines/coverages/rows.ts';
import { lineWork } from '#shared/lines/generated/work.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { type OptionDraft, ROWS_MAX } from '#shared/quote-options/draft.ts';
import { OPTIONS_MAX, type PublishOptionsInput } from '#shared/quote-options/schema.ts';
import { AddCoverage } from './add-coverage.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { usualExpiry } from './expiry.ts';
import { fieldId } from './field-id.ts';
import { enterCell } from './grid-keys.ts';
import { GridTable } from './grid-table.tsx';
import { focusIfWanted } from './open-grid.ts';
import { emptyGrid, gridFromOptions, isBegun } from './option-grid.ts';
import css from './options-grid.module.css';
import { SendSummary } from './send-summary.tsx';
import { useGridEditor } from './use-grid-editor.ts';
import { useOptionDraft } from './use-option-draft.ts';
import { useSendOptions } from './use-send-options.ts';

export interface OptionsGridProps {
  caseId: string;
  version: number;
  type: CaseType;
  /** Options of an earlier round, to start from. */
  earlier: QuoteOption[];
  /** Sends the options; rejects with the call's error. Null for an assistant, whose broker sends them. */
  publish: ((input: PublishOptionsInput) => Promise<unknown>) | null;
}

/** Below this width one option is shown at a time, in pixels. */
const NARROW = 560;

/** With several options the same message may occur twice, so each says where. */
function withOption(issue: Issue): Issue {
  const [, place] = /^(\d+)\./.exec(issue.path) ?? [];
  return place === undefined ? issue : { ...issue, message: `Option ${Number(place) + 1}: ${issue.message}` };
}

/** The broker's grid, once the server has said what was typed before. */
export function GridForm({
  caseId,
  version,
  type,
  earlier,
  publish,
  opened,
}: OptionsGridProps & { opened: OptionDraft }) {
  const begin = { type, start: opened.start, validUntil: usualExpiry(siteToday()) };
  const { draft, state } = useOptionDraft(caseId, opened, () => emptyGrid(begin));
  const editor = useGridEditor(draft, begin);
  const calendar = trpc.callbacks.calendar.useQuery().data;
  const { ref, width } = useElementSize<HTMLFormElement>();
  const [shown, setShown] = useState(0);
  const [wanted, setWanted] = useState<string | null>(null);
  const narrow = width > 0 && width < NARROW;
  const { value: grid } = state;
  const count = grid.columns.filter(isBegun).length;
  const form = useRef<HTMLFormElement | null>(null);

  async function send(input: PublishOptionsInput) {
    if (!publish) return;
    await draft.hold();
    try {
      await publish(input);
      draft.published();
    } catch (error) {
      draft.release();
      throw error;
    }
  }
  const { today, issues, errorOf, sending, submit, summary } = useSendOptions({ caseId, version }, type, grid, send);

  useEffect(focusIfWanted, []);
  // A cell that was just made takes the cursor.
  useEffect(() => {
    const cell = wanted === null ? null : document.getElementById(wanted);
    if (cell) enterCell(cell);
    setWanted(null);
  }, [wanted]);

  const codes = new Set(grid.rows.map(({ name }) => findStandardCoverage(type, name)?.code));
  const names = lineWork[type].coverages.filter(({ code }) => !codes.has(code)).map(({ name }) => name);
  const only = narrow ? Math.min(shown, grid.columns.length - 1) : null;

  const view = { caseId, grid, begin, insurers: opened.insurers, editor, today, calendar, errorOf, only };

  function addRow(name: string) {
    const key = editor.addRow(name);
    setWanted(name ? fieldId(`${only ?? 0}.${key}`) : `name-${key}`);
  }
  function showColumn(place: number) {
    setShown(place);
    setWanted(fieldId(`${place}.insurer`));
  }
  function sendByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <form
      className={css.form}
      ref={(element) => {
        form.current = element;
        ref(element);
      }}
      onSubmit={publish ? submit : (event) => event.preventDefault()}
      onKeyDown={sendByKey}
      noValidate
      aria-label="Options for the client"
    >
      <ErrorSummary ref={summary} issues={count > 1 ? issues.map(withOption) : issues} idOf={fieldId} />
      {state.other && <ConflictNotice other={state.other} draft={draft} />}
      {!state.isTyped && earlier.length > 0 && (
        <Button
          variant="light"
          mr="auto"
          onClick={() => editor.startFrom(gridFromOptions(earlier, type, begin.validUntil))}
        >
          Start from the earlier options
        </Button>
      )}
      {only !== null && <ColumnSwitch columns={grid.columns} shown={only} onShow={setShown} />}
      <div className={css.scroller}>
        <GridTable view={view} onCopied={showColumn} />
      </div>
      <Group gap="xs">
        {grid.columns.length < OPTIONS_MAX && (
          <Button
            variant="light"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => {
              editor.addColumn();
              showColumn(grid.columns.length);
            }}
          >
            Add an option
          </Button>
        )}
        {grid.rows.length < ROWS_MAX && <AddCoverage names={names} onAdd={addRow} />}
      </Group>
      <Group justify="space-between" gap="xs var(--space-24)">
        <SavedLine state={state} />
        <Text c="dimmed" size="sm" role="status">
          {editor.said}{' '}
          {editor.canUndo && (
            <Button variant="subtle" size="compact-sm" onClick={editor.undo}>
              Undo
            </Button>
          )}
        </Text>
        {state.isTyped && !state.other && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={draft.discard}>
            Start over
          </Button>
        )}
      </Group>
      <Textarea
        id={fieldId('message')}
        label="Message to the client (optional)"
        description="Posted in the conversation along with the options."
        autosize
        minRows={2}
        value={grid.message}
        error={errorOf('message')}
        onChange={(event) => editor.setMessage(event.currentTarget.value)}
      />
      {publish && <SendSummary command={{ caseId, version }} type={type} grid={grid} today={today} earlier={earlier} />}
      <Group gap="sm">
        {publish ? (
          <Button type="submit" loading={sending} rightSection={!narrow && <Kbd aria-hidden="true">Ctrl Enter</Kbd>}>
            {count > 1 ? `Send ${count} options to the client` : 'Send this option to the client'}
          </Button>
        ) : (
          <Text size="sm">Saved for the broker, who checks the options and sends them to the client.</Text>
        )}
        <Text c="dimmed" size="sm">
          Tab and Enter move as in a spreadsheet. You can paste cells from one.
        </Text>
      </Group>
    </form>
  );
}
