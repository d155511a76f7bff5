import { Button, Group, Modal, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KeyForm } from '#client/modules/integrations/keys/key-form.tsx';
import { KeyList } from '#client/modules/integrations/keys/key-list.tsx';
import { SecretDialog } from '#client/modules/integrations/keys/secret-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import type { PartnerDetail } from '#shared/integrations/partners.ts';
import { partnerScopes } from '#shared/integrations/schema.ts';
import { NewFormKey } from './new-form-key.tsx';
import { usePartnerKeyCalls } from './use-partner-key-calls.ts';

/** A partner's keys, made by administrators and given to the partner. */
export function PartnerKeys({ partner, keys, testKeys }: PartnerDetail) {
  const calls = usePartnerKeyCalls(partner.id);
  const [making, setMaking] = useState(false);
  const [addingForm, setAddingForm] = useState(false);
  const create = useMutation({
    mutationFn: calls.create,
    gcTime: 0,
    onSuccess() {
      setMaking(false);
      calls.refresh();
    },
  });
  return (
    <Stack component="section" gap="lg" aria-labelledby="partner-keys">
      <TabHead
        id="partner-keys"
        title="API keys"
        intro="You see each key once: pass it on in a way that only they can read."
      >
        <Group gap="sm">
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => {
              create.reset();
              setMaking(true);
            }}
          >
            New key
          </Button>
          <Button variant="default" onClick={() => setAddingForm(true)}>
            Form for a website
          </Button>
        </Group>
      </TabHead>
      <KeyList
        keys={keys}
        calls={calls}
        showMaker
        order={3}
        empty={
          <EmptyState title={keys.length === 0 ? 'No keys yet' : 'No working keys'}>
            <p>Without a key, {partner.name} can’t send anything.</p>
          </EmptyState>
        }
      />
      <Modal
        opened={making}
        onClose={() => setMaking(false)}
        title={`New key for ${partner.name}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
        size="lg"
        centered
      >
        <KeyForm
          testKeys={testKeys}
          offered={partnerScopes}
          pending={create.isPending}
          error={create.error}
          onSubmit={(values) => create.mutate(values)}
          onCancel={() => setMaking(false)}
        />
      </Modal>
      {create.data && <SecretDialog created={create.data} onClose={create.reset} />}
      {addingForm && <NewFormKey partner={partner} onClose={() => setAddingForm(false)} onCreated={calls.refresh} />}
    </Stack>
  );
}
