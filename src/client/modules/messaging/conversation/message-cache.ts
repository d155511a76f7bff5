import type { QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { outrunLateAnswer } from '#client/lib/late-answers.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { Message } from '#shared/messaging/schema.ts';

type Utils = ReturnType<typeof trpc.useUtils>;
export type Cache = { utils: Utils; client: QueryClient };

/** Inserts a message in order; one that is already there changes nothing. */
function withMessage<List extends { messages: Message[] }>(list: List, message: Message): List {
  if (list.messages.some(({ seq }) => seq === message.seq)) return list;
  return { ...list, messages: [...list.messages, message].toSorted((a, b) => a.seq - b.seq) };
}

/** Adds a message to the cached conversation. */
export function addMessage({ utils, client }: Cache, caseId: string, message: Message): void {
  utils.messages.list.setData({ caseId }, (list) => list && withMessage(list, message));
  outrunLateAnswer(client, getQueryKey(trpc.messages.list, { caseId }, 'query'));
}
