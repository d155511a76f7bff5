import { Button, Group, NativeSelect, TagsInput, TextInput } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import { siteToday } from '#client/lib/site-clock.ts';
import { useServerIssues } from '#client/lib/use-server-issues.ts';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { ProofFields } from '#client/modules/accounts/account/proof-fields.tsx';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import { MAX_KEY_DAYS } from '#shared/integrations/schema.ts';
import type { Scope } from '#shared/platform/scopes.ts';
import { addDays } from '#shared/platform/time/days.ts';
import { type KeyFormValues, keyFormSchema } from './key-form-schema.ts';
import { ModeChoice } from './mode-choice.tsx';
import { ScopeChoice } from './scope-choice.tsx';

interface KeyFormProps {
  offered: readonly Scope[];
  /** What a tool's link asks for. */
  asked?: { name: string; scopes: readonly Scope[] };
  /** Whether a key for test requests can be chosen. */
  testKeys: boolean;
  pending: boolean;
  error: unknown;
  onSubmit: (values: KeyFormValues) => void;
  onCancel: () => void;
}

const lives = [
  [30, '30 days'],
  [90, '90 days'],
  [180, '180 days'],
  [MAX_KEY_DAYS, '1 year'],
] as const;

function lifeChoices() {
  const today = siteToday();
  return lives.map(([days, words]) => ({
    value: String(days),
    label: `${words}, until ${formatDay(addDays(today, days))}`,
  }));
}

/** Everything that is decided when a key is made, and the owner's password. */
export function KeyForm({ offered, asked, testKeys, pending, error, onSubmit, onCancel }: KeyFormProps) {
  const form = useZodForm(keyFormSchema, {
    name: 'key',
    initialValues: {
      kind: 'live',
      name: asked?.name ?? '',
      scopes: [...(asked?.scopes ?? [])],
      expiresInDays: MAX_KEY_DAYS,
      networks: [],
      currentPassword: '',
      code: '',
    },
  });
  useServerIssues(form.showServerIssues, error);
  const life = form.getInputProps('expiresInDays');

  return (
    <Form gap="lg" onSubmit={form.submit(onSubmit)}>
      <TextInput
        label="Name"
        description="The tool that uses it. You’ll see this name wherever the key did something."
        autoComplete="off"
        data-autofocus
        maw="32rem"
        {...form.getInputProps('name')}
      />
      {testKeys && <ModeChoice {...form.getInputProps('kind')} />}
      <ScopeChoice
        label={asked ? 'What you allow' : 'What the key can do'}
        description={
          asked
            ? 'Clear what you don’t want to allow. The tool may not work without it.'
            : 'Choose only what the tool needs.'
        }
        offered={offered}
        {...form.getInputProps('scopes')}
      />
      <NativeSelect
        label="Expires"
        description="A reminder is emailed 14 and 3 days before."
        maw="24rem"
        data={lifeChoices()}
        {...life}
        value={String(life.value)}
        onChange={(event) => life.onChange(Number(event.currentTarget.value))}
      />
      <TagsInput
        label="Allowed networks (optional)"
        description="If the tool always calls from the same addresses, no one else can use a stolen key. For example 203.0.113.0/24. Press Enter after each."
        maw="32rem"
        splitChars={[',', ' ', ';']}
        clearable
        clearButtonProps={{ 'aria-label': 'Remove all networks' }}
        {...form.getInputProps('networks')}
      />
      <ProofFields password={form.getInputProps('currentPassword')} code={form.getInputProps('code')} />
      <Refusal error={error} />
      <Group gap="sm">
        <Button type="submit" loading={pending}>
          Create key
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Form>
  );
}
