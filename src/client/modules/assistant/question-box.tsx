import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { CHAT_QUESTION_MAX } from '#shared/assistant/texts.ts';
import { isSendable } from './history.ts';
import css from './question-box.module.css';

/** From here on the remaining characters are shown. */
const COUNTED_FROM = CHAT_QUESTION_MAX * 0.8;

interface QuestionBoxProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** An answer is in progress. */
  pending: boolean;
  onSend: () => void;
  onStop: () => void;
}

function lengthWords(length: number): string {
  const left = CHAT_QUESTION_MAX - length;
  if (length < COUNTED_FROM) return '';
  return left >= 0 ? `${left} ${left === 1 ? 'character' : 'characters'} left` : `${-left} over the limit`;
}

/** The text box. Enter sends, Shift+Enter starts a new line. While an answer streams, a Stop button replaces Send. */
export function QuestionBox({ field, text, onText, pending, onSend, onStop }: QuestionBoxProps) {
  const id = useId();
  /** Tracked here, because the browser has already moved the focus when the button is hidden. */
  const stopHasFocus = useRef(false);
  const words = lengthWords(text.trim().length);
  const tooLong = text.trim().length > CHAT_QUESTION_MAX;

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  // The answer is complete, and the focused button is gone.
  useLayoutEffect(() => {
    if (pending || !stopHasFocus.current) return;
    stopHasFocus.current = false;
    field.current?.focus();
  }, [pending, field]);

  return (
    <form
      className={`${css.box} not-printed`}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        field.current?.focus();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Your question
      </label>
      <textarea
        ref={field}
        id={id}
        className={css.text}
        // For browsers that do not size it to its content.
        rows={Math.min(4, text.split('\n').length)}
        value={text}
        placeholder="Type your question"
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby={`${id}-length`}
        aria-invalid={tooLong || undefined}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.buttons}>
        <button
          className={css.stop}
          type="button"
          hidden={!pending}
          onClick={onStop}
          onFocus={() => {
            stopHasFocus.current = true;
          }}
          onBlur={() => {
            stopHasFocus.current = false;
          }}
        >
          <IconPlayerStopFilled size={18} aria-hidden="true" />
          <span className="visually-hidden">Stop answering</span>
        </button>
        <button className={css.send} type="submit" disabled={pending || !isSendable(text)}>
          <IconSend2 size={20} aria-hidden="true" />
          <span className="visually-hidden">Send</span>
        </button>
      </div>
      <p id={`${id}-length`} className={css.length} data-over={tooLong || undefined} aria-live="polite">
        {words}
      </p>
    </form>
  );
}
