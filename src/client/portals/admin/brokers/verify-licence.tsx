import { Button, Stack } from '@mantine/core';
import { formatDay } from '#client/lib/format-date.ts';
import { showToast } from '#client/lib/toasts.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { LicenceLink } from '#client/modules/brokers/licence-link.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { StateWord } from '#client/ui/state-word.tsx';
import type { BrokerDetail } from '#shared/brokers/admin-schema.ts';
import { licenceEnd } from '#shared/brokers/rules.ts';
import { licenceClassLabels, licenceLevelLabels, needsSupervisor } from '#shared/brokers/schema.ts';
import { RefusalWords } from '../details/refusal-words.tsx';

/** What to compare with the register, and confirming the comparison. Only what is on screen is confirmed. */
export function VerifyLicence({ broker }: { broker: BrokerDetail }) {
  const { profile } = broker;
  const { licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn, licenceVerifiedAt } = profile;
  const utils = trpc.useUtils();
  const verify = trpc.brokers.verifyLicence.useMutation({
    onSuccess: (after) => {
      utils.brokers.get.setData({ brokerId: broker.id }, after);
      void utils.brokers.list.invalidate();
      showToast({ kind: 'success', message: `${broker.name}’s licence is verified. They have been notified.` });
    },
    // It was changed in the meantime: the new version has to be compared.
    onError: () => void utils.brokers.get.invalidate({ brokerId: broker.id }),
  });
  const end = licenceEnd(profile.licenceDaysLeft);
  const general = licenceClasses.includes('GENERAL');
  const supervisor = [profile.supervisorName, profile.supervisorLicence].filter(Boolean).join(', ');
  const facts = [
    ['Name', broker.name],
    ['Firm', profile.firm],
    ['Licence number', licenceNumber],
    ['Classes', licenceClasses.map((name) => licenceClassLabels[name]).join(', ')],
    ...(general ? ([['Level', licenceLevelLabels[licenceLevel]]] as const) : []),
    ...(needsSupervisor(licenceLevel, licenceClasses) ? ([['Supervised by', supervisor || 'Not named']] as const) : []),
    ['Expires', `${formatDay(licenceExpiresOn)}${end ? ` (${end.toLowerCase()})` : ''}`],
  ] as const;
  return (
    <Stack align="start" gap="sm">
      {licenceVerifiedAt ? (
        <StateWord tone="good">
          {`Verified on ${formatDay(licenceVerifiedAt)} by ${profile.licenceVerifiedName ?? 'an administrator'}`}
        </StateWord>
      ) : (
        <StateWord tone="warn">Not verified: this broker gets no offers</StateWord>
      )}
      <Facts facts={facts} />
      <p>
        Compare each of these with <LicenceLink>the Council’s register</LicenceLink>
      </p>
      <RefusalWords error={verify.error} />
      {!licenceVerifiedAt && (
        <Button
          loading={verify.isPending}
          onClick={() =>
            verify.mutate({ brokerId: broker.id, licenceNumber, licenceClasses, licenceLevel, licenceExpiresOn })
          }
        >
          They match: mark as verified
        </Button>
      )}
    </Stack>
  );
}
