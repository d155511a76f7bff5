import { Button, Checkbox, Stack } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { Section } from '#client/ui/section.tsx';
import type { TextMessages as Texts } from '#shared/accounts/text-messages/schema.ts';
import { Refusal } from '../refusal.tsx';
import { TextCodeForm } from './text-code-form.tsx';
import { TextNumberForm } from './text-number-form.tsx';
import { useTextsChanged } from './use-texts-changed.ts';

/** Text messages about one’s requests. Renders nothing where this installation sends none. */
export function TextMessages() {
  const { region } = useSiteProfile();
  const { data } = trpc.textMessages.own.useQuery();
  if (!data || data.state === null) return null;
  return (
    <Section
      title="Text messages"
      intro={`Get a text when there’s an update on a request, between 8:00 a.m. and 9:00 p.m. ${region} time. It doesn’t say what the update is.`}
    >
      {data.state === 'none' && <TextNumberForm />}
      {data.state === 'code_sent' && <TextCodeForm phone={data.phone ?? ''} />}
      {data.state === 'stopped' && (
        <Stack gap="md">
          <p role="status">
            You replied STOP from {data.phone} on {formatShortMoment(data.stoppedAt ?? '')}, so we don’t text you. To
            get texts again, text START to our number, then confirm yours here.
          </p>
          <TextNumberForm />
        </Stack>
      )}
      {data.state === 'on' && <Topics texts={data} />}
    </Section>
  );
}

function Topics({ texts }: { texts: Texts }) {
  const onSuccess = useTextsChanged();
  const save = trpc.textMessages.setTopic.useMutation({ onSuccess });
  const end = trpc.textMessages.turnOff.useMutation({ onSuccess });
  const isOn = ({ topic, on }: Texts['topics'][number]) =>
    save.isPending && save.variables.topic === topic ? save.variables.on : on;
  return (
    <Stack gap="md" align="start">
      <Checkbox.Group label={`Text ${texts.phone} about`} value={texts.topics.filter(isOn).map(({ topic }) => topic)}>
        <Stack gap="xs" mt="xs">
          {texts.topics.map(({ topic, label }) => (
            <Checkbox
              key={topic}
              value={topic}
              label={label}
              onChange={({ currentTarget }) => save.mutate({ topic, on: currentTarget.checked })}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Refusal error={save.error ?? end.error} />
      <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
        Turn off text messages
      </Button>
    </Stack>
  );
}
