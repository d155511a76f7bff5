import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { toApiError } from '#client/lib/api.ts';
import { formatDay, formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Section } from '#client/ui/section.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import { eventTypeSchema } from '#shared/events/schema.ts';
import { eventScopes } from '#shared/integrations/events.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { paths } from '#shared/platform/paths.ts';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { NotFoundPanel } from '../../shell/not-found-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { WebhookSection } from '../../shell/webhook-section.tsx';
import { BackLink } from '../details/back-link.tsx';
import { ChangePartnerDialog } from './change-partner-dialog.tsx';
import { PartnerKeys } from './partner-keys.tsx';
import { areasWords, linesWords, sourceOf } from './partner-words.ts';
import { PausePartner } from './pause-partner.tsx';

/** What a partner's own permission lets it be notified about. */
const offered = eventTypeSchema.options.filter((type) => eventScopes[type].includes('leads:read'));

/** One partner: what it may send, pausing it, its keys and its webhooks: the partner gets their secrets from administrators. */
export function PartnerDetail({ partnerId }: { partnerId: string }) {
  const { data, error, refetch } = trpc.partners.get.useQuery({ partnerId });
  const [changing, { open, close }] = useDisclosure();
  if (error && !data) {
    const { status, serverMessage } = toApiError(error);
    if (status === 404 || status === 400) return <NotFoundPanel home={paths.admin.partners} />;
    return <FailurePanel message={serverMessage} onRetry={() => void refetch()} />;
  }
  if (!data) return <PagePlaceholder label="Loading partner" />;
  const { partner } = data;
  const facts = [
    ['Contact', partner.contactEmail],
    ['Lines', linesWords(partner)],
    ['Areas', areasWords(partner)],
    ['Requests a day', `At most ${formatNumber(partner.dailyCeiling)}`],
    ['Partner since', formatDay(partner.createdAt)],
  ] as const;
  return (
    <Stack component="article" gap="xl" aria-labelledby="partner">
      <div>
        <BackLink to={paths.admin.partners}>All partners</BackLink>
        <Title order={2} id="partner" fz="var(--text-28)" mt="xs" style={{ overflowWrap: 'anywhere' }}>
          {partner.name}
        </Title>
        <Text c="dimmed" inherit>
          {sourceOf(partner)}
        </Text>
        {partner.pausedAt ? (
          <StateWord tone="warn">{`Paused since ${formatShortMoment(partner.pausedAt)}: its keys are refused`}</StateWord>
        ) : (
          <StateWord tone="good">Active</StateWord>
        )}
      </div>
      <Section title="About this partner">
        <Facts facts={facts} />
        <Group gap="sm">
          <Button variant="default" onClick={open}>
            Change
          </Button>
          <PausePartner partner={partner} />
        </Group>
      </Section>
      <PartnerKeys {...data} />
      <WebhookSection
        partnerId={partner.id}
        offered={offered}
        intro="Their system is notified about the requests they sent, without names. Requests of test keys aren’t sent. You see each secret once."
        empty={`Without one, ${partner.name} has to ask for the status of its requests.`}
      />
      {changing && <ChangePartnerDialog partner={partner} onClose={close} />}
    </Stack>
  );
}
