import {
  IconAlertTriangle,
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconHandStop,
  IconMessageCircle,
  IconQuestionMark,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { unansweredVerdicts } from '#shared/assistant/desk.ts';
import { verdictLabels } from '#shared/assistant/labels.ts';
import type { ChatVerdict } from '#shared/assistant/schema.ts';
import css from './assistant.module.css';

const icons: Readonly<Record<ChatVerdict, TablerIcon>> = {
  answered: IconCircleCheck,
  abstained: IconQuestionMark,
  limited: IconHandStop,
  emergency: IconAlertTriangle,
  person: IconUser,
  courtesy: IconMessageCircle,
  blocked: IconBan,
  failed: IconCircleX,
};
const unanswered: readonly ChatVerdict[] = unansweredVerdicts;

/** The outcome of a question: icon and word, and a colour for unanswered ones. */
export function VerdictWord({ verdict }: { verdict: ChatVerdict }) {
  const Icon = icons[verdict];
  return (
    <span className={css.verdict} data-unanswered={unanswered.includes(verdict) || undefined}>
      <Icon size={16} aria-hidden="true" /> {verdictLabels[verdict]}
    </span>
  );
}
