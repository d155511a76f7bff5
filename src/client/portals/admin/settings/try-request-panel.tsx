import { Button, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { FieldSummary } from '#client/modules/assignment/field-summary.tsx';
import { RankedBrokers } from '#client/modules/assignment/ranked-brokers.tsx';
import { Form } from '#client/ui/form.tsx';
import { tryRequestInputSchema } from '#shared/assignment/dry-run-schema.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

const formSchema = tryRequestInputSchema.omit({ weights: true });
const languages = ['en', 'fr', 'pa', 'zh', 'tl', 'es', 'ar', 'uk', 'hi'];
const languageNames = new Intl.DisplayNames('en-CA', { type: 'language' });
const languageChoices = languages.map((value) => ({ value, label: languageNames.of(value) ?? value }));
const lineChoices = lines.map((value) => ({ value, label: lineLabels[value] }));

/** A fictional request with the weights on screen: the top brokers, and how many each rule excludes. Nobody is asked. */
export function TryRequestPanel({ weights }: { weights: MatchingWeights | null }) {
  const form = useZodForm(formSchema, {
    name: 'try-request',
    initialValues: { type: 'auto', postalPrefix: 'T2P', language: 'en' },
  });
  const [asked, setAsked] = useState<ReturnType<typeof form.getValues> | null>(null);
  const { data, error, isFetching } = trpc.settings.tryRequest.useQuery(
    { weights: weights as MatchingWeights, ...(asked ?? form.getValues()) },
    { enabled: weights !== null && asked !== null, placeholderData: (before) => before, gcTime: 0 },
  );
  return (
    <Stack component="section" aria-labelledby="try-request">
      <Title order={4} size="h3" id="try-request">
        Test a request
      </Title>
      <Form onSubmit={form.submit(setAsked)}>
        <SimpleGrid minColWidth="min(100%, 13rem)" spacing="sm">
          <NativeSelect label="Line of insurance" data={lineChoices} {...form.getInputProps('type')} />
          <TextInput label="Postal code begins with" {...form.getInputProps('postalPrefix')} />
          <NativeSelect label="Language" data={languageChoices} {...form.getInputProps('language')} />
        </SimpleGrid>
        <div>
          {weights === null ? (
            <Text c="dimmed" size="sm">
              The points above must add up to 100 first.
            </Text>
          ) : (
            <Button type="submit" variant="default" loading={isFetching}>
              See who would get it
            </Button>
          )}
        </div>
      </Form>
      <RefusalWords error={error} />
      {data && (
        <>
          <p role="status">
            {data.best[0]
              ? `${data.best[0].name} would get the offer.`
              : 'No one would get an offer: no broker meets every rule.'}
          </p>
          <FieldSummary ranking={data} />
          <RankedBrokers ranking={data} />
        </>
      )}
    </Stack>
  );
}
