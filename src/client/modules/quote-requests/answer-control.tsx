import type { RowQuestion } from '#shared/lines/types.ts';
import { AddressAnswer } from './address-answer.tsx';
import type { AnswerProps } from './answer-props.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { DateAnswer } from './date-answer.tsx';
import { MultiAnswer } from './multi-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

/** The control for the type of a question. */
export function AnswerControl({ question, ...props }: AnswerProps<RowQuestion>) {
  switch (question.type) {
    case 'multi':
      return <MultiAnswer question={question} {...props} />;
    case 'choice':
    case 'bool':
      return <ChoiceAnswer question={question} {...props} />;
    case 'date':
    case 'month':
      return <DateAnswer question={question} {...props} />;
    case 'year':
    case 'int':
    case 'money':
    case 'percent':
      return <NumberAnswer question={question} {...props} />;
    case 'address':
      return <AddressAnswer question={question} {...props} />;
    default:
      return <TextAnswer question={question} {...props} />;
  }
}
