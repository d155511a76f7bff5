import { Button, Radio, Stack, Textarea } from '@mantine/core';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Refusal } from '#client/modules/accounts/account/refusal.tsx';
import { Form } from '#client/ui/form.tsx';
import { type PrivacyRequest, privacyRequestInputSchema, privacyRequestKindSchema } from '#shared/privacy/schema.ts';
import css from './privacy.module.css';
import { requestKinds } from './request-kinds.ts';

/** Which of three things the user requests. One request of each kind may be open at a time. */
export function PrivacyRequestForm({ requests }: { requests: readonly PrivacyRequest[] }) {
  const utils = trpc.useUtils();
  const open = new Set(requests.filter(({ status }) => status === 'open').map(({ kind }) => kind));
  const form = useZodForm(privacyRequestInputSchema, {
    name: 'privacy-request',
    initialValues: { kind: '', note: '' } as never,
  });
  const ask = trpc.privacy.request.useMutation({
    onSuccess: (list) => {
      utils.privacy.requests.setData(undefined, list);
      form.reset();
      showToast({ kind: 'success', message: 'We’ve received your request and emailed you a confirmation.' });
    },
    onError: form.showServerIssues,
  });
  if (open.size === privacyRequestKindSchema.options.length) return null;
  return (
    <Form onSubmit={form.submit((values) => ask.mutate(values))}>
      <Radio.Group label="What would you like to ask for?" {...form.getInputProps('kind')}>
        <Stack mt="xs">
          {privacyRequestKindSchema.options.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={requestKinds[kind].label}
              description={
                open.has(kind) ? 'You already have an open request for this.' : requestKinds[kind].description
              }
              disabled={open.has(kind)}
              classNames={{ description: css.kind }}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Anything we should know (optional)"
        description="Please don’t include passwords, card numbers or ID numbers."
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
      <Refusal error={ask.error} />
      <div>
        <Button type="submit" loading={ask.isPending}>
          Send request
        </Button>
      </div>
    </Form>
  );
}
