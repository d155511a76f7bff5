import type { ChatInspection } from '#shared/assistant/inspection.ts';
import { modeLabels, redactedLabels } from '#shared/assistant/labels.ts';
import type { ChatMode, ChatVerdict } from '#shared/assistant/schema.ts';
import css from './inspection.module.css';

const verdictWords: Readonly<Record<ChatVerdict, string>> = {
  answered: 'Answered from the pages of this site, with sources.',
  abstained: 'The pages do not say it well enough. The assistant says so, and does not guess.',
  limited: 'It asks for what an assistant must not do. The words are fixed, and pages that help stand beside them.',
  emergency: 'Someone may be in danger or has had a loss. The way to help comes first, in fixed words.',
  person: 'Someone asks for a person. The way there is a button and not a phrase.',
  courtesy: 'A greeting, thanks, or a question about the assistant itself. The words are fixed.',
  blocked: 'The answer as it was written broke a rule, so it was not shown.',
  failed: 'No answer came.',
};

function taken({ kinds }: ChatInspection['reply']['redaction']): string {
  if (kinds.length === 0) return 'No personal data was recognized in it.';
  return `Taken out before anything else happened: ${kinds.map((kind) => redactedLabels[kind]).join(', ')}.`;
}

function inTheChat(mode: ChatMode, { name, external }: ChatInspection['writer']): string {
  if (mode === 'fixed') return 'The chat says the same, and passes the question to nobody.';
  if (!external) return 'The chat says the same: no question leaves this server.';
  return `In the chat, ${name} would write from the same passages, and its words would be checked in the same way.`;
}

function limitWords(limit: string | null, verdict: ChatVerdict): string {
  if (limit === null) return 'It touches no limit, so the pages were asked.';
  const name = `“${limit.replaceAll('-', ' ')}”`;
  return verdict === 'answered'
    ? `It touches no limit. For ${name} there are fixed words, which name the pages they stand on.`
    : `It touches the limit ${name}, which has fixed words.`;
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
              ? 'No passage of this site shares a word with it.'
              : `${passages.length} found, ${given === 0 ? 'none' : given} given to the answer.`}
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
