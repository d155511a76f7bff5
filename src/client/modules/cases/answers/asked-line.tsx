import { Text } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';

/** That the client was asked, and how much of it is still open. */
export function AskedLine({ caseId }: { caseId: string }) {
  const { data } = trpc.cases.askedQuestions.useQuery({ caseId });
  if (!data?.askedAt || data.open === 0) return null;
  return (
    <Text c="dimmed" size="sm">
      {data.askedBy} asked the client on {formatShortMoment(data.askedAt)}:{' '}
      {data.open === 1 ? '1 question is' : `${data.open} questions are`} still open.
    </Text>
  );
}
