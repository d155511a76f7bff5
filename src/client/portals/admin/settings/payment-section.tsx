import { Stack } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { PaymentForm } from './payment-form.tsx';

/** The statement visitors see about how the owner is paid. */
export function PaymentSection() {
  const { data, error, refetch } = trpc.settings.compensation.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <Stack component="section" gap="lg" aria-labelledby="payment">
      <TabHead
        order={3}
        id="payment"
        title="How you’re paid"
        intro={
          <>
            Visitors see this where they send a request, on <a href={`${paths.about}#money`}>About us</a> and in the{' '}
            <a href={`${paths.terms}#payment`}>terms of service</a>. Changes appear right away. Choose only what’s true;
            if none of these is, talk to your lawyer before you launch.
          </>
        }
      />
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading the statements" />}
      {data && <PaymentForm key={data.version} saved={data} />}
    </Stack>
  );
}
