import type { ChatInspection } from '#shared/assistant/inspection.ts';
import { modeLabels, redactedLabels } from '#shared/assistant/labels.ts';
import type { ChatMode, ChatVerdict } from '#shared/assistant/schema.ts';
import css from './inspection.module.css';

const verdictWords: Readonly<Record<ChatVerdict, string>> = {
  answered: 'Answered from this site’s pages, with sources.',
  abstained: 'The pages don’t answer it well enough. The assistant says so instead of guessing.',
  limited: 'It asks for something the assistant must not do. The reply is fixed, with links to helpful pages.',
  emergency: 'Someone may be in danger or has had a loss. A fixed reply says where to get help first.',
  person: 'Someone wants to talk to a person. The assistant offers a button for that.',
  courtesy:
    'A greeting, thanks, a question about the assistant, or one that could mean several things. The reply is fixed.',
  blocked: 'The answer broke a rule, so it wasn’t shown.',
  failed: 'No answer was returned.',
};

function taken({ kinds }: ChatInspection['reply']['redaction']): string {
  if (kinds.length === 0) return 'No personal information was recognized.';
  return `Removed before anything else: ${kinds.map((kind) => redactedLabels[kind]).join(', ')}.`;
}

function inTheChat(mode: ChatMode, { name, external }: ChatInspection['writer']): string {
  if (mode === 'fixed') return 'The chat gives the same reply and doesn’t send the question to anyone.';
  if (!external) return 'The chat gives the same reply: no question leaves this server.';
  return `In the chat, ${name} would write from the same passages, and its answer would go through the same checks.`;
}

function limitWords(limit: string | null, verdict: ChatVerdict): string {
  if (limit === null) return 'No limit applies, so the pages were searched.';
  const name = `“${limit.replaceAll('-', ' ')}”`;
  return verdict === 'answered'
    ? `No limit applies. For ${name} there’s a fixed reply that names its sources.`
    : `The limit ${name} applies, and it has a fixed reply.`;
}

/** What happened to the question, step by step. */
export function InspectionSteps({ inspection: { limit, passages, reply, writer } }: { inspection: ChatInspection }) {
  const { redaction, verdict, mode } = reply;
  const given = passages.filter(({ n }) => n !== null).length;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">What happened</h2>
      <ol className={`plain-list ${css.steps}`}>
        <li>
          <h3>The question</h3>
          <p className={css.quote}>{redaction.content}</p>
          <p>{taken(redaction)}</p>
        </li>
        <li>
          <h3>Limits</h3>
          <p>{limitWords(limit, verdict)}</p>
        </li>
        <li>
          <h3>Passages</h3>
          <p>
            {passages.length === 0
              ? 'Nothing on this site matches its words.'
              : `${passages.length} found, ${given === 0 ? 'none' : given} used for the answer.`}
          </p>
        </li>
        <li>
          <h3>Verdict</h3>
          <p>{verdictWords[verdict]}</p>
        </li>
        <li>
          <h3>Who wrote it</h3>
          <p>
            {modeLabels[mode]}. {inTheChat(mode, writer)}
          </p>
        </li>
      </ol>
    </section>
  );
}
