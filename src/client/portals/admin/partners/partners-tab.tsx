import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { TabHead } from '#client/ui/tab-head.tsx';
import { adminParts } from '#shared/platform/admin-tabs.ts';
import { AddPartnerDialog } from './add-partner-dialog.tsx';
import { PartnerDetail } from './partner-detail.tsx';
import { PartnerList } from './partner-list.tsx';

/** Agencies and lead sites that send us requests. One of them is at `?partner=`. */
export function PartnersTab() {
  const [params] = useSearchParams();
  const [adding, { open, close }] = useDisclosure();
  const partnerId = params.get('partner');
  if (partnerId) return <PartnerDetail key={partnerId} partnerId={partnerId} />;
  return (
    <Stack component="section" gap="lg" aria-labelledby="partners">
      <TabHead
        id="partners"
        title={adminParts.partners}
        intro="Agencies and lead sites that send us requests with their own keys. They see only the requests they sent: the number and how far along each is."
      >
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
          Add a partner
        </Button>
      </TabHead>
      <PartnerList />
      {adding && <AddPartnerDialog onClose={close} />}
    </Stack>
  );
}
