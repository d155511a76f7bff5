/** The icon of each status: with its word and its colour it gives the same information three ways. */
import {
  IconArchive,
  IconArrowBackUp,
  IconCircleCheck,
  IconClockPause,
  IconCopy,
  IconHandFinger,
  IconHourglass,
  IconInbox,
  IconListCheck,
  IconProgress,
  IconUserSearch,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CaseStatus } from '#shared/cases/vocabulary.ts';

export const statusIcons: Readonly<Record<CaseStatus, TablerIcon>> = {
  new: IconInbox,
  offered: IconUserSearch,
  active: IconProgress,
  waiting_client: IconHandFinger,
  on_hold: IconClockPause,
  quoted: IconListCheck,
  accepted: IconHourglass,
  bound: IconCircleCheck,
  lost: IconArchive,
  withdrawn: IconArrowBackUp,
  duplicate: IconCopy,
};
