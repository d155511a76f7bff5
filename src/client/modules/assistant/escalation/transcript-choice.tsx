import field from '#client/ui/field.module.css';
import { fieldAttributes } from '#client/ui/field-attributes.ts';
import type { Issue } from '#shared/platform/errors.ts';
import { type DraftTurn, goingTurns, type HandOverDraft } from './draft.ts';
import { handOverId } from './field-ids.ts';
import css from './transcript-choice.module.css';

interface TranscriptChoiceProps {
  draft: HandOverDraft;
  issues: readonly Issue[];
  onChange: (fields: Partial<HandOverDraft>) => void;
}

function countWords(all: number, going: number): string {
  if (going === 0) return 'No messages will be sent.';
  if (going === all)
    return all === 1 ? 'This message will be sent.' : `${all === 2 ? 'Both' : `All ${all}`} messages will be sent.`;
  return `${going} of ${all} messages will be sent.`;
}

/**
 * The conversation as the broker will read it: every message can be excluded, and the visitor's own can be edited. The assistant's
 * cannot: a broker reads them as what the program said.
 */
export function TranscriptChoice({ draft, issues, onChange }: TranscriptChoiceProps) {
  const { turns, withTranscript } = draft;
  const change = (index: number, fields: Partial<DraftTurn>) =>
    onChange({ turns: turns.map((turn, at) => (at === index ? { ...turn, ...fields } : turn)) });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>Conversation</legend>
      <label className={css.whole}>
        <input
          className={css.box}
          type="checkbox"
          checked={withTranscript}
          onChange={() => onChange({ withTranscript: !withTranscript })}
        />
        Include the conversation
      </label>
      <p className={field.hint} role="status">
        {withTranscript
          ? `${countWords(turns.length, goingTurns(draft).length)} You can edit your own messages and leave out any you like.`
          : 'The conversation won’t be sent. The broker sees only what you write above.'}
      </p>
      {withTranscript && (
        <ol className={`plain-list ${css.turns}`}>
          {turns.map((turn, index) => {
            const id = handOverId(`transcript.${index}`);
            const error = issues.find(({ path }) => path === `transcript.${index}`)?.message;
            const who = turn.role === 'user' ? 'You' : 'Assistant';
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever appended
              <li key={index} className={css.turn} data-role={turn.role} data-out={turn.goes ? undefined : ''}>
                <label className={css.head}>
                  <input
                    className={css.box}
                    type="checkbox"
                    checked={turn.goes}
                    onChange={() => change(index, { goes: !turn.goes })}
                    aria-label={`Include message ${index + 1}, ${who}`}
                  />
                  {who}
                  {!turn.goes && <span className={css.left}>, left out</span>}
                </label>
                {turn.goes && turn.role === 'user' ? (
                  <textarea
                    {...fieldAttributes(id, { error })}
                    className={css.words}
                    aria-label={`Your message ${index + 1}`}
                    value={turn.content}
                    rows={Math.min(6, Math.ceil(turn.content.length / 34) || 1)}
                    onChange={({ target }) => change(index, { content: target.value })}
                  />
                ) : (
                  <p className={css.words}>{turn.content}</p>
                )}
                {error && (
                  <p className={field.error} id={`${id}-error`}>
                    {error}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </fieldset>
  );
}
