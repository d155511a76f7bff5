import { Anchor, Button, Chip, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { ButtonSet } from '#client/ui/button-set.tsx';
import { ErrorSummary } from '#client/ui/error-summary.tsx';
import { fieldId, focusField } from '#client/ui/field-id.ts';
import { Form } from '#client/ui/form.tsx';
import { SummaryLinks } from '#client/ui/summary-links.tsx';
import { useSummaryFocus } from '#client/ui/use-summary-focus.ts';
import { spokenChannelSchema } from '#shared/cases/spoken-channels.ts';
import type { Line } from '#shared/lines/ids.ts';
import { lineLabels, lines } from '#shared/lines/lines.ts';
import { loadDefinition } from '#shared/lines/load-definition.ts';
import { formOf } from '#shared/lines/short-form.ts';
import type { AnswersInput, QuoteDefinition } from '#shared/lines/types.ts';
import { visibleSteps } from '#shared/lines/visibility.ts';
import { namedIssues } from '../named-issues.ts';
import { QuestionList } from '../question-list.tsx';
import { KnownClients } from './known-clients.tsx';
import { SpokenConsent } from './spoken-consent.tsx';
import { useSpoken } from './use-spoken.ts';

const CONTACT = 'contact';
const contactFields = [
  { id: 'fullName', label: 'Full name', type: 'text' },
  { id: 'phone', label: 'Phone', type: 'tel' },
  { id: 'email', label: 'Email', type: 'email' },
] as const;

const textIn = (answers: AnswersInput, id: string) => (typeof answers[id] === 'string' ? String(answers[id]) : '');

/** The short set without who asks, all on one page: on the telephone the answers come in any order. */
function questionsOf(definition: QuoteDefinition, answers: AnswersInput) {
  return visibleSteps(formOf(definition, 'short'), answers)
    .filter(({ id, part }) => (part ?? id) !== CONTACT)
    .flatMap(({ questions }) => questions);
}

/** A request written down while its client is on the telephone or at the counter. */
export function SpokenForm({ onOpened }: { onOpened: (caseId: string) => void }) {
  const { draft, change, issues, send, startOver, pending, failure } = useSpoken(onOpened);
  const { line, channel, answers, saidAt } = draft;
  const { data: definition } = useQuery({
    queryKey: ['questionnaire', line],
    queryFn: () => loadDefinition(line as Line),
    enabled: line !== null,
  });
  const { summary, press } = useSummaryFocus(issues);
  const errorOf = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const answer = (id: string, value: unknown, path = id) => change({ answers: { ...answers, [id]: value } }, path);
  const everyQuestion = definition?.steps.flatMap(({ questions }) => questions) ?? [];

  function submit(event: FormEvent) {
    event.preventDefault();
    press();
    send(definition);
  }

  return (
    <Form onSubmit={submit} gap="lg">
      {issues.length > 0 && (
        <SummaryLinks onFollow={focusField} issues={issues}>
          <ErrorSummary ref={summary} issues={namedIssues({ questions: everyQuestion }, issues)} idOf={fieldId} />
        </SummaryLinks>
      )}
      <Stack gap="xs">
        <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit" spacing="sm">
          {contactFields.map(({ id, label, type }) => (
            <TextInput
              key={id}
              data-arrival={id === 'fullName' || undefined}
              id={fieldId(id)}
              label={label}
              type={type}
              autoComplete="off"
              value={textIn(answers, id)}
              error={errorOf(id)}
              onChange={({ currentTarget }) => answer(id, currentTarget.value)}
            />
          ))}
        </SimpleGrid>
        <Text c="dimmed" size="sm">
          A phone number or an email address is enough. With an email address, they get a receipt and can follow the
          request.
        </Text>
        <KnownClients
          name={textIn(answers, 'fullName')}
          email={textIn(answers, 'email')}
          phone={textIn(answers, 'phone')}
          onChoose={({ name, email, phone, postalCode }) =>
            change({
              answers: { ...answers, fullName: name, email, phone, ...(postalCode && { postalCode }) },
            })
          }
        />
      </Stack>
      <ButtonSet legend="How are you speaking?">
        <Chip.Group value={channel} onChange={(value) => change({ channel: spokenChannelSchema.parse(value) })}>
          {spokenChannelSchema.options.map((each) => (
            <Chip key={each} value={each} variant="outline">
              {each === 'telephone' ? 'Telephone' : 'In person'}
            </Chip>
          ))}
        </Chip.Group>
      </ButtonSet>
      <div id={fieldId('line')}>
        <ButtonSet legend="What is it about?">
          <Chip.Group value={line} onChange={(value) => change({ line: value as Line }, 'line')}>
            {lines.map((each) => (
              <Chip key={each} value={each} variant="outline">
                {lineLabels[each]}
              </Chip>
            ))}
          </Chip.Group>
        </ButtonSet>
        {errorOf('line') && (
          <Text c="var(--warn)" size="sm" mt="xs">
            {errorOf('line')}
          </Text>
        )}
      </div>
      <SpokenConsent saidAt={saidAt} error={errorOf('consent')} onSay={(at) => change({ saidAt: at }, 'consent')} />
      {definition && (
        <Stack component="section" gap="sm" aria-label="Questions">
          <Text c="dimmed">Write down what they tell you. You can ask for the rest later.</Text>
          <QuestionList
            key={definition.line}
            questions={questionsOf(definition, answers)}
            values={answers}
            answers={answers}
            errorOf={errorOf}
            doubtsAt={() => []}
            onAnswer={answer}
          />
        </Stack>
      )}
      {failure && issues.length === 0 && (
        <Text c="var(--warn)" fw={600} role="alert">
          The request was not opened. {failure}
        </Text>
      )}
      <Group gap="sm" py="sm" pos="sticky" bottom={0} bg="var(--surface)">
        <Button type="submit" loading={pending}>
          Open the request
        </Button>
        <Anchor component="button" type="button" underline="always" onClick={startOver}>
          Clear the form
        </Anchor>
      </Group>
    </Form>
  );
}
