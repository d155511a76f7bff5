import { Button, Group, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Card } from '#client/ui/card.tsx';
import { type PrivacyDeskDetail, personDataPath } from '#shared/privacy/desk-schema.ts';
import { AnswerForm } from './answer-form.tsx';
import { CorrectForm } from './correct-form.tsx';
import { EraseForm } from './erase-form.tsx';
import { ErasurePlan } from './erasure-plan.tsx';

interface RequestStepsProps {
  detail: PrivacyDeskDetail;
  onAnswered: (detail: PrivacyDeskDetail) => void;
}

/** The actions on an open request, by its kind; refusing with a reason is always possible. */
export function RequestSteps({ detail, onAnswered }: RequestStepsProps) {
  const [other, setOther] = useState<'refuse' | 'words' | null>(null);
  const { kind, plan, id } = detail;
  return (
    <>
      <Card>
        {kind === 'access' && (
          <>
            <Title order={3}>Provide their data</Title>
            <p>
              One archive with everything in the account, including sensitive answers and documents. Confirm who will
              receive it, and never send it by email. The download is recorded in the audit log.
            </p>
            <div>
              <Button
                component="a"
                variant="default"
                href={personDataPath(id)}
                download
                leftSection={<IconDownload size={16} aria-hidden="true" />}
              >
                Download their data
              </Button>
            </div>
            <AnswerForm detail={detail} onAnswered={onAnswered} />
          </>
        )}
        {kind === 'correction' && (
          <>
            <Title order={3}>Correct the contact details</Title>
            <CorrectForm detail={detail} onAnswered={onAnswered} />
          </>
        )}
        {plan && <ErasurePlan plan={plan} />}
        {plan && !plan.blocked && <EraseForm detail={detail} onAnswered={onAnswered} />}
        {kind === 'deletion' && !plan && (
          <p>Broker and administrator accounts are disabled under Users, not deleted. Answer or refuse in writing.</p>
        )}
      </Card>
      <Group gap="sm">
        {kind !== 'access' && (
          <Button
            variant="subtle"
            aria-expanded={other === 'words'}
            onClick={() => setOther(other === 'words' ? null : 'words')}
          >
            Answer in writing only
          </Button>
        )}
        <Button
          variant="subtle"
          aria-expanded={other === 'refuse'}
          onClick={() => setOther(other === 'refuse' ? null : 'refuse')}
        >
          Refuse with a reason
        </Button>
      </Group>
      {other && (
        <Card>
          <AnswerForm key={other} detail={detail} refuses={other === 'refuse'} onAnswered={onAnswered} />
        </Card>
      )}
    </>
  );
}
