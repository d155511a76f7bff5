/** The client's to-dos as one list: the most urgent first, each with its one action and link. */
import type { CaseSummary, ClientNeeds } from '#shared/cases/views.ts';
import { paths } from '#shared/platform/paths.ts';
import { dayWords } from '#shared/platform/time/words.ts';

export type NeedKind = 'document' | 'questions' | 'answer' | 'decide' | 'read';

export interface Need {
  key: string;
  kind: NeedKind;
  sentence: string;
  title: string;
  /** Not wrapped where there is room. */
  number: string;
  due: string | null;
  to: string;
}

export function unreadWords(unread: number): string {
  return `${unread} new message${unread === 1 ? '' : 's'}`;
}

function documentNeed(request: ClientNeeds['documents'][number]): Need {
  const { requestId, caseId, caseTitle, caseNumber, title, rejected, dueOn } = request;
  return {
    key: requestId,
    kind: 'document',
    sentence: rejected ? `Upload again: ${title}` : `Upload: ${title}`,
    title: caseTitle,
    number: caseNumber,
    due: dueOn && `by ${dayWords(dueOn)}`,
    to: `${paths.portal.case(caseId)}#request-${requestId}`,
  };
}

function questionsNeed({ caseId, caseTitle, caseNumber, count }: ClientNeeds['questions'][number]): Need {
  return {
    key: `questions-${caseId}`,
    kind: 'questions',
    sentence: count === 1 ? 'Answer a question from your broker' : `Answer ${count} questions from your broker`,
    title: caseTitle,
    number: caseNumber,
    due: null,
    to: `${paths.portal.case(caseId)}#questions`,
  };
}

function caseNeed(kind: Exclude<NeedKind, 'document' | 'questions'>, row: CaseSummary): Need {
  const sentences = {
    answer: 'Your broker has a question',
    decide: 'Your broker sent options to compare',
    read: unreadWords(row.unread),
  };
  const places = { answer: 'conversation', decide: 'options', read: 'conversation' };
  return {
    key: `${kind}-${row.id}`,
    kind,
    sentence: sentences[kind],
    title: row.title,
    number: row.number,
    due: null,
    to: `${paths.portal.case(row.id)}#${places[kind]}`,
  };
}

export function needsOf({ documents, questions, decide, answer, read }: ClientNeeds): Need[] {
  return [
    ...documents.map(documentNeed),
    ...questions.map(questionsNeed),
    ...answer.map((row) => caseNeed('answer', row)),
    ...decide.map((row) => caseNeed('decide', row)),
    ...read.map((row) => caseNeed('read', row)),
  ];
}
