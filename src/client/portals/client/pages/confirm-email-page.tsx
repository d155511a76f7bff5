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
      title="Change of your email address"
      words="Press the button if you agree that the email address of your account changes. If you did not ask for this, leave this page, and nothing changes."
      action="I agree to the change"
      doneTitle={confirm.data?.done ? 'Your new address is in use' : 'One confirmation is in'}
      advice="A link works once, and not for ever. On your profile you see your address, and can ask for the change again."
      token={token}
      call={confirm}
    />
  );
}
