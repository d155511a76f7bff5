/** What staff can do with a request besides its next step, in menu order; each maps to an event of the state machine. */
import {
  IconArchive,
  IconArrowForwardUp,
  IconBan,
  IconCalendarPause,
  IconCertificate,
  IconChecks,
  IconFileCode,
  IconFileDownload,
  IconFlag,
  IconHandStop,
  IconHash,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import { type ActionKey, actionKeys } from '#client/lib/actions/keys.ts';
import type { CaseEventType } from '#shared/cases/vocabulary.ts';

export type CaseStep =
  | 'hold'
  | 'priority'
  | 'reference'
  | 'handOver'
  | 'acceptForClient'
  | 'insurerDeclined'
  | 'correctPolicy'
  | 'call'
  | 'file'
  | 'packet'
  | 'proof'
  | 'close'
  | 'withdraw';

interface StepEntry {
  step: CaseStep;
  event: CaseEventType;
  label: string;
  icon: typeof IconFlag;
  key?: ActionKey;
  /** Other words people look for it by. */
  words?: string;
  /** Ends the request. */
  ending?: boolean;
}

const caseSteps: readonly StepEntry[] = [
  { step: 'acceptForClient', event: 'option_accepted', label: 'Accept on the client’s behalf', icon: IconChecks },
  {
    step: 'correctPolicy',
    event: 'policy_corrected',
    label: 'Correct the policy’s details',
    icon: IconPencil,
    words: 'number insurer dates premium',
  },
  { step: 'insurerDeclined', event: 'insurer_declined', label: 'Insurer declined', icon: IconHandStop },
  {
    step: 'hold',
    event: 'held',
    label: 'Put on hold',
    icon: IconCalendarPause,
    key: actionKeys.snooze,
    words: 'snooze later',
  },
  { step: 'priority', event: 'priority_set', label: 'Set priority', icon: IconFlag },
  { step: 'reference', event: 'reference_set', label: 'Set your reference', icon: IconHash },
  { step: 'handOver', event: 'reassigned', label: 'Reassign', icon: IconArrowForwardUp },
  { step: 'call', event: 'callback_planned', label: 'Schedule a call', icon: IconPhone },
  { step: 'file', event: 'file_exported', label: 'Download request as PDF', icon: IconFileDownload },
  { step: 'packet', event: 'file_exported', label: 'Download for your system', icon: IconFileCode },
  { step: 'proof', event: 'file_exported', label: 'Download proof of consent', icon: IconCertificate },
  { step: 'close', event: 'lost', label: 'Close request', icon: IconArchive, ending: true },
  { step: 'withdraw', event: 'withdrawn', label: 'Withdraw on the client’s behalf', icon: IconBan, ending: true },
];

/** What is possible now. */
export function stepsOf(allowedEvents: readonly CaseEventType[]): readonly StepEntry[] {
  return caseSteps.filter(({ event }) => allowedEvents.includes(event));
}
