import { Box, Stack, Text, Title } from '@mantine/core';
import { trpc } from '#client/lib/trpc.tsx';
import { FEEDBACK_DAYS, type FeedbackList } from '#shared/content/feedback/schema.ts';
import { FEEDBACK_QUESTION } from '#shared/content/feedback/words.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import list from '../lists/list.module.css';

function totalWords({ helpful, notHelpful }: FeedbackList): string {
  const total = helpful + notHelpful;
  if (total === 0) return `No answers in the last ${FEEDBACK_DAYS} days.`;
  const answers = `${formatNumber(total)} ${total === 1 ? 'answer' : 'answers'}`;
  return `${answers} in the last ${FEEDBACK_DAYS} days: ${formatNumber(helpful)} Yes, ${formatNumber(notHelpful)} No.`;
}

function PageTable({ pages }: Pick<FeedbackList, 'pages'>) {
  return (
    <table className={list.table}>
      <caption className="visually-hidden">What readers didn’t find helpful, most “No” answers first</caption>
      <thead>
        <tr>
          <th scope="col">Page or question</th>
          <th scope="col">No</th>
          <th scope="col">Yes</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ page, title, helpful, notHelpful }) => (
          <tr key={page}>
            <th scope="row">{title === null ? `${page} (removed)` : <a href={page}>{title}</a>}</th>
            <td data-label="No">{formatNumber(notHelpful)}</td>
            <td data-label="Yes">{formatNumber(helpful)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What readers answered below articles, guides and the answers of the FAQ. */
export function PageFeedback() {
  const { data } = trpc.feedback.list.useQuery(undefined, { refetchOnMount: 'always' });
  if (!data) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="page-feedback">
      <Title order={3} id="page-feedback">
        {FEEDBACK_QUESTION}
      </Title>
      <Text c="dimmed" maw="var(--reading)" inherit>
        Readers are asked this below articles, guides and FAQ answers. Only the number of answers is stored.
      </Text>
      <Text inherit>{totalWords(data)}</Text>
      {data.pages.length > 0 && (
        <Box maw="48rem">
          <PageTable pages={data.pages} />
        </Box>
      )}
    </Stack>
  );
}
