/** From rows to the shapes of shared/cases/views: only what each viewer may see. */

import { type Flat, isStaff } from '#server/modules/cases/access.ts';
import { nextDue } from '#server/modules/cases/sla/queries.ts';
import type { CaseReadRow, CaseSummaryRow } from '#server/modules/cases/summary/queries.ts';
import { NEXT_REPLY_MINUTES } from '#server/platform/business-time/deadlines.ts';
import { describeDay, describeMoment } from '#server/platform/business-time/moments.ts';
import { promiseBeyond, promiseWords } from '#server/platform/business-time/promises.ts';
import type { DueFor, Relation } from '#shared/cases/views.ts';
import { BEYOND_ADVICE, beyondAlberta } from '#shared/platform/place.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

type NextRow = Flat<CaseReadRow> & { withdrawalConfirmedAt: Date | null };

type Turn = { client: string; participant?: string; staff: string };

const turnOf: Record<CaseSummaryRow['status'], Turn> = {
  new: {
    client: 'We’re looking for a licensed broker for your request.',
    participant: 'We’re looking for a licensed broker for this request.',
    staff: 'This request needs a broker.',
  },
  offered: {
    client: 'Your request has been offered to a licensed broker, who hasn’t answered yet.',
    participant: 'This request has been offered to a licensed broker, who hasn’t answered yet.',
    staff: 'This request has been offered to a broker.',
  },
  active: {
    client: 'Your broker has your request. You can send a message any time.',
    participant: 'The broker has this request. You can send a message any time.',
    staff: 'It’s your turn: work on the request or message the client.',
  },
  waiting_client: {
    client: 'Your broker needs something from you. Please reply in the conversation.',
    participant: 'The broker needs something. Please reply in the conversation if you can.',
    staff: 'The client has been asked for information.',
  },
  on_hold: {
    client: 'Your request is on hold for now.',
    participant: 'This request is on hold for now.',
    staff: 'On hold.',
  },
  quoted: {
    client: 'Compare the options from your broker and choose one, or ask for a change.',
    participant: 'You can compare the broker’s options. Choosing one is up to the person who invited you.',
    staff: 'The client is comparing the options.',
  },
  accepted: {
    client: 'Next, your broker confirms your choice with the insurer. There’s no coverage until then.',
    participant: 'Next, the broker confirms the choice with the insurer. There’s no coverage until then.',
    staff: 'Confirm with the insurer, then mark it as bound here.',
  },
  bound: {
    client: 'Your broker has confirmed your coverage with the insurer and will send you the policy.',
    participant: 'The broker has confirmed the coverage with the insurer and will send the policy.',
    staff: 'Bound.',
  },
  lost: { client: 'This request was closed.', staff: 'Closed.' },
  withdrawn: {
    client: 'This request was withdrawn.',
    staff: 'Withdrawn: don’t contact the client.',
  },
  duplicate: {
    client: 'This request was merged with another of yours.',
    participant: 'This request was merged with another.',
    staff: 'Merged with another request.',
  },
};

const AFTER_ANSWER = `After that, a reply is due within ${NEXT_REPLY_MINUTES / 60} business hours.`;

/** What a case that waits for its client was asked for: documents on the checklist, and questions of the questionnaire. */
type Awaited = { wanted: number; asked: number };

/** What staff are waiting for from the client's side: the checklist when it has open items, and always the conversation. */
function waitingWords(turn: Turn, relation: Relation, { wanted, asked }: Awaited): string {
  const own = relation === 'client' || !turn.participant ? turn.client : turn.participant;
  if (asked > 0) {
    const questions = asked === 1 ? 'a question' : `${asked} questions`;
    if (relation !== 'client') return `The broker has ${questions} for the person who invited you. ${AFTER_ANSWER}`;
    return `Your broker has ${questions} for you: answer them below. ${AFTER_ANSWER}`;
  }
  if (wanted === 0) return `${own} ${AFTER_ANSWER}`;
  const documents = wanted === 1 ? 'a document is' : `${wanted} documents are`;
  const who = relation === 'client' ? 'Your broker needs something from you' : 'The broker needs something';
  return `${who}: ${documents} on the checklist, and you can reply in the conversation. ${AFTER_ANSWER}`;
}

/** Whether the broker has confirmed a withdrawal: what they do is up to them. */
function withdrawnWords({ brokerId, withdrawalDueAt, withdrawalConfirmedAt }: NextRow, site: SiteProfile): string {
  const { client } = turnOf.withdrawn;
  if (withdrawalDueAt) return `${client} Your broker has been notified and asked to confirm it.`;
  if (withdrawalConfirmedAt)
    return `${client} The withdrawal was confirmed on ${describeDay(withdrawalConfirmedAt, site)}.`;
  return brokerId ? `${client} Your broker has been notified.` : `${client} Nobody will contact you about it.`;
}

function turnWords(row: NextRow, relation: Relation, { site, ...awaited }: Awaited & { site: SiteProfile }): string {
  const { status } = row;
  const turn = turnOf[status];
  if (isStaff(relation)) return turn.staff;
  if (status === 'withdrawn') return withdrawnWords(row, site);
  if (status === 'waiting_client') return waitingWords(turn, relation, awaited);
  return (relation === 'participant' && turn.participant) || turn.client;
}

const dueWords: Record<DueFor, string> = {
  take: 'A broker’s answer',
  first_reply: 'A first reply',
  reply: 'A reply',
  confirm: 'Confirmation from the insurer',
};

/** A client beyond Alberta waits for an administrator's answer, and not for a broker's. */
function beyondWords(row: NextRow, province: string, { site, now }: { site: SiteProfile; now: Date }): string {
  const { takeDueAt: takenBy, firstReplyDueAt: answeredBy } = row;
  if (!takenBy || !answeredBy || now >= answeredBy)
    return `Our broker partners are licensed in Alberta, and your postal code is in ${province}. We owe you an answer: please write to ${site.email}. ${BEYOND_ADVICE}`;
  return `${promiseBeyond({ takenBy, answeredBy }, province, site)} ${BEYOND_ADVICE}`;
}

/** The next step in words, with its due time; once that has passed, the words say so. */
export function nextStep(
  row: NextRow,
  relation: Relation,
  { site, now, ...awaited }: Awaited & { site: SiteProfile; now: Date },
): string {
  const province = row.status === 'new' && relation === 'client' ? beyondAlberta(row.postalCode) : null;
  if (province) return beyondWords(row, province, { site, now });
  const until = row.holdUntil ? ` On hold until ${describeDay(row.holdUntil, site)}.` : '';
  const words = turnWords(row, relation, { site, ...awaited }) + until;
  if (row.takeDueAt && row.firstReplyDueAt && now < row.takeDueAt && relation === 'client')
    return `${words} ${promiseWords({ takenBy: row.takeDueAt, answeredBy: row.firstReplyDueAt }, site)}`;
  const due = nextDue(row);
  if (!due) return row.status === 'bound' && isStaff(relation) ? `${words} Nothing is due.` : words;
  const what = dueWords[due.what];
  const by = describeMoment(due.at, site);
  return now < due.at ? `${words} ${what} is due by ${by}.` : `${words} ${what} was due by ${by} and is overdue.`;
}
