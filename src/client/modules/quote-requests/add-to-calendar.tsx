import { IconCalendarPlus } from '@tabler/icons-react';
import buttons from '#client/ui/button.module.css';
import { SENT_CALENDAR_PATH } from '#shared/platform/after-sending.ts';
import type { DraftKey } from './draft.ts';

/** Downloads the dates of a request that was just sent. A form, so that it works without a script and its key is in no address. */
export function AddToCalendar({ draftId, token }: DraftKey) {
  return (
    <form className="not-printed" method="post" action={SENT_CALENDAR_PATH}>
      <input type="hidden" name="draftId" value={draftId} />
      <input type="hidden" name="token" value={token} />
      <button className={buttons.secondary} type="submit">
        <IconCalendarPlus size={20} stroke={1.5} aria-hidden="true" />
        Add to calendar
      </button>
    </form>
  );
}
