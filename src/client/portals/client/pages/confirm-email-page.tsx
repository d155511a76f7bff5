import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { MailLinkAction } from '../access/mail-link-action.tsx';
import { useMailToken } from '../access/use-mail-token.ts';

/** The link in the two emails about an address change: each mailbox confirms with one press. */
export function ConfirmEmailPage() {
  const token = useMailToken();
  const { status, refresh } = useSession();
  const utils = trpc.useUtils();
  const confirm = trpc.auth.confirmEmailChange.useMutation({
    onSuccess: () => {
      if (status !== 'user') return;
      refresh();
      void utils.account.profile.invalidate();
    },
  });
  return (
    <MailLinkAction
      title="Change your email address"
      words="Confirm that you want to change your account’s email address. If you didn’t ask for this, leave this page and nothing will change."
      action="Confirm the change"
      doneTitle={confirm.data?.done ? 'Your email address was changed' : 'One of two confirmations received'}
      advice="Links work once and expire. Your profile shows your address, and you can request the change again there."
      token={token}
      call={confirm}
    />
  );
}
