import { type ReplyValues, replyParts, replyVariables, wordsOf } from '#shared/messaging/canned-replies/variables.ts';
import css from './replies.module.css';

const labelOf = new Map<string, string>(replyVariables.map(({ name, label }) => [name, label]));

/** A reply with its values filled in and marked; missing or unknown values are highlighted. */
export function ReplyText({ body, values }: { body: string; values: ReplyValues }) {
  return (
    <p className={css.text}>
      {replyParts(body).map((part, index) => {
        // Parts have no ids of their own, and a preview is rendered again with every letter.
        const key = `${index}-${part.kind}`;
        if (part.kind === 'text') return <span key={key}>{part.text}</span>;
        if (part.kind === 'unknown')
          return (
            <mark className={css.unknown} key={key}>
              {part.source}
              <span className="visually-hidden"> (unknown)</span>
            </mark>
          );
        const value = wordsOf(values[part.name] ?? '');
        if (value)
          return (
            <mark className={css.value} key={key} title={labelOf.get(part.name)}>
              {value}
            </mark>
          );
        return (
          <mark className={css.unknown} key={key} title={labelOf.get(part.name)}>
            {part.source}
            <span className="visually-hidden"> (to be filled in)</span>
          </mark>
        );
      })}
    </p>
  );
}
