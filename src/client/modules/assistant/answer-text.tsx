import type { ReactNode } from 'react';
import type { ChatSource } from '#shared/assistant/schema.ts';
import css from './answer.module.css';

interface AnswerTextProps {
  text: string;
  sources: readonly Pick<ChatSource, 'n' | 'title' | 'path'>[];
}

/** `[2]` as a link to the second source. A number without a source is dropped. */
function withLinks(line: string, sources: AnswerTextProps['sources']): ReactNode[] {
  return line.split(/(\s?\[\d+\])/).map((part, index) => {
    const number = /^\s?\[(\d+)\]$/.exec(part)?.[1];
    if (!number) return part;
    const source = sources.find(({ n }) => n === Number(number));
    if (!source) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of an answer are only appended
      <a key={index} className={css.mark} href={source.path} aria-label={`Source ${number}: ${source.title}`}>
        {number}
      </a>
    );
  });
}

/** The text of an answer: rendered as plain text, whatever the server sends. */
export function AnswerText({ text, sources }: AnswerTextProps) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of an answer are only appended
      <p key={index} className={css.line} dir="auto">
        {withLinks(line, sources)}
      </p>
    ));
}
