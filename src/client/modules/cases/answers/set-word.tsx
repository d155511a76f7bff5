import { Badge } from '@mantine/core';
import { questionSetLabels } from '#shared/lines/question-sets.ts';
import type { QuestionSet } from '#shared/lines/types.ts';

/** Which questions were answered; nothing for a request that did not come from the questionnaire. */
export function SetWord({ set }: { set: QuestionSet | null }) {
  if (!set) return null;
  return (
    <Badge variant="light" color={set === 'full' ? 'spruce' : 'gray'} tt="none" size="lg" fw={600}>
      {questionSetLabels[set]}
    </Badge>
  );
}
