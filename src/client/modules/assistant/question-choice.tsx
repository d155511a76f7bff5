import { useEffect, useState } from 'react';
import { firstQuestions } from './first-questions.ts';
import css from './question-choice.module.css';

/** Three suggested questions. They depend on the page, so they are chosen in the browser. */
export function QuestionChoice({ onAsk }: { onAsk: (question: string) => void }) {
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => setQuestions(firstQuestions(location.pathname)), []);
  return (
    <ul className={css.questions} aria-label="Questions to begin with">
      {questions.map((question) => (
        <li key={question}>
          <button className={css.question} type="button" onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
