import { useEffect, useState } from 'react';
import { firstQuestions } from './first-questions.ts';
import css from './messages.module.css';

/** Three suggested questions. They depend on the page, so they are chosen in the browser. */
export function QuestionChoice({ onAsk }: { onAsk: (question: string) => void }) {
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => setQuestions(firstQuestions(location.pathname)), []);
  return (
    <ul className={`plain-list ${css.questions}`} aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <button className={css.action} type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
