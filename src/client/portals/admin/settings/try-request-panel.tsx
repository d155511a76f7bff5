import { Button, Checkbox, NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { FieldSummary } from '#client/modules/assignment/field-summary.tsx';
import { RankedBrokers } from '#client/modules/assignment/ranked-brokers.tsx';
import { Form } from '#client/ui/form.tsx';
import { tryRequestInputSchema } from '#shared/assignment/dry-run-schema.ts';
import type { MatchingWeights } from '#shared/assignment/weights.ts';
import { licenceClassLabels } from '#shared/brokers/schema.ts';
import { industryLabels, industryOf } from '#shared/lines/industries.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { addedLicences, industriesOf } from '#shared/lines/placing.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

const formSchema = tryRequestInputSchema.omit({ weights: true });
const languages = ['en', 'fr', 'pa', 'zh', 'tl', 'es', 'ar', 'uk', 'hi'];
const languageNames = new Intl.DisplayNames('en-CA', { type: 'language' });
const languageChoices = languages.map((value) => ({ value, label: languageNames.of(value) ?? value }));
const lineChoices = lines.map((value) => ({ value, label: lineLabels[value] }));

/** Only what a request of the line can have: another line may have been chosen before. */
function fitting(values: z.output<typeof formSchema>): z.output<typeof formSchema> {
  const { type, industry, alsoNeeds } = values;
  const added = addedLicences(type);
  return {
    ...values,
    industry: industry && industriesOf(type).includes(industry) ? industry : null,
    alsoNeeds: alsoNeeds.filter((licence) => added.includes(licence)),
  };
}

/** A fictional request with the weights on screen: the top brokers, and how many each rule excludes. Nobody is asked. */
export function TryRequestPanel({ weights }: { weights: MatchingWeights | null }) {
  const form = useZodForm(formSchema, {
    name: 'try-request',
    initialValues: { type: 'auto', industry: null, alsoNeeds: [], postalPrefix: 'T2P', language: 'en' },
  });
  const { type, industry = null, alsoNeeds = [] } = form.getValues();
  const industries = industriesOf(type);
  const added = addedLicences(type);
  const [asked, setAsked] = useState<z.output<typeof formSchema> | null>(null);
  const { data, error, isFetching } = trpc.settings.tryRequest.useQuery(
    { weights: weights as MatchingWeights, ...(asked ?? form.getValues()) },
    { enabled: weights !== null && asked !== null, placeholderData: (before) => before, gcTime: 0 },
  );
  return (
    <Stack component="section" aria-labelledby="try-request">
      <Title order={4} size="h3" id="try-request">
        Test a request
      </Title>
      <Form onSubmit={form.submit((values) => setAsked(fitting(values)))}>
        <SimpleGrid minColWidth="min(100%, 13rem)" spacing="sm">
          <NativeSelect label="Line of insurance" data={lineChoices} {...form.getInputProps('type')} />
          {industries.length > 0 && (
            <NativeSelect
              label="Industry"
              data={[
                { value: '', label: 'Choose if one applies' },
                ...industries.map((value) => ({ value, label: industryLabels[value] })),
              ]}
              value={industry ?? ''}
              onChange={({ currentTarget: { value } }) => form.setFieldValue('industry', industryOf(value))}
            />
          )}
          <TextInput label="Postal code begins with" {...form.getInputProps('postalPrefix')} />
          <NativeSelect label="Language" data={languageChoices} {...form.getInputProps('language')} />
        </SimpleGrid>
        {added.map((licence) => (
          <Checkbox
            key={licence}
            label={`The answers also ask for the ${licenceClassLabels[licence]} licence`}
            checked={alsoNeeds.includes(licence)}
            onChange={({ currentTarget: { checked } }) => form.setFieldValue('alsoNeeds', checked ? [licence] : [])}
          />
        ))}
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
