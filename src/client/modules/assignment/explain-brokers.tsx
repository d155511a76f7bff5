import { Button, Flex, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { formatMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { explainBrokersInputSchema } from '#shared/assignment/decision-schema.ts';
import css from './brokers.module.css';
import { CandidateDetails } from './candidate-details.tsx';

const formSchema = explainBrokersInputSchema.pick({ search: true });

/** Why not this broker: searched by name and evaluated now, which the page says. */
export function ExplainBrokers({ caseId }: { caseId: string }) {
  const form = useZodForm(formSchema, { name: 'explain-brokers', initialValues: { search: '' } });
  const [search, setSearch] = useState('');
  const { data, error, isFetching } = trpc.cases.explainBrokers.useQuery(
    { caseId, search },
    { enabled: search !== '', gcTime: 0, placeholderData: (before) => before },
  );
  return (
    <section className={css.explain} aria-labelledby="explain-brokers">
      <Text component="h3" size="lg" fw={600} id="explain-brokers">
        Why not another broker?
      </Text>
      <form noValidate onSubmit={form.submit((values) => setSearch(values.search))}>
        <Flex wrap="wrap" align="flex-end" gap="sm" mt="sm">
          <TextInput
            flex="1 1 16rem"
            label="Broker or firm"
            description="Checked against the current rules and data, which may have changed since the decisions above."
            // An error below the field would push the button next to it down.
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            {...form.getInputProps('search')}
          />
          <Button type="submit" variant="default" loading={isFetching}>
            Check
          </Button>
        </Flex>
      </form>
      {error && (
        <Text c="var(--warn)" mt="xs" role="alert">
          {toApiError(error).serverMessage}
        </Text>
      )}
      {data && !error && (
        <>
          <Text c="dimmed" size="sm" mt="var(--space-4)" role="status">
            {data.brokers.length === 0
              ? 'No matching broker or firm.'
              : `As of ${formatMoment(data.at)}.${data.more ? ' More brokers match. Type more of the name to narrow it down.' : ''}`}
          </Text>
          <Stack component="ul" className="plain-list" gap="xs" mt="sm">
            {data.brokers.map((candidate) => (
              <li key={candidate.brokerId}>
                <CandidateDetails candidate={candidate} open={data.brokers.length === 1} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </section>
  );
}
