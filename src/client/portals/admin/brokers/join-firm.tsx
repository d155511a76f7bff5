import { Button, Group, Text } from '@mantine/core';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import type { BrokerDetail } from '#shared/brokers/admin-schema.ts';

/** For a broker of no firm: confirms that they work at the one their profile names. Renders nothing for others. */
export function JoinFirm({ broker }: { broker: BrokerDetail }) {
  const utils = trpc.useUtils();
  const join = trpc.firms.join.useMutation({
    onSuccess({ message }) {
      showToast({ kind: 'success', message });
      void utils.brokers.get.invalidate({ brokerId: broker.id });
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Nothing was changed', message: toApiError(error).serverMessage }),
  });
  if (broker.isFirmMember) return null;
  return (
    <Group gap="xs" mt="xs">
      <Text inherit>Belongs to no firm, so no colleague can take over their requests.</Text>
      <Button
        variant="default"
        size="sm"
        loading={join.isPending}
        onClick={() => join.mutate({ brokerId: broker.id })}
      >{`Add to ${broker.profile.firm}`}</Button>
    </Group>
  );
}
