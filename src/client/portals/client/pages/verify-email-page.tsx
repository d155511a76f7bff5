import { useSession } from '#client/lib/session.tsx';
import { trpc } from '#client/lib/trpc.tsx';
import { MailLinkAction } from '../access/mail-link-action.tsx';
import { useMailToken } from '../access/use-mail-token.ts';

/** The link in the email after registration: confirms the mailbox with one press. */
export function VerifyEmailPage() {
  const token = useMailToken();
  const { status, refresh } = useSession();
  const utils = trpc.useUtils();
  const verify = trpc.auth.verifyEmail.useMutation({
    onSuccess: () => {
      if (status !== 'user') return;
      refresh();
      void utils.account.profile.invalidate();
    },
  });
  return (
    <MailLinkAction
      title="Confirm your email address"
      words="Confirm that this email address is yours, so updates about your requests can reach you."
      action="Confirm my address"
      doneTitle="Your address is confirmed"
      advice="Links work once and expire. Your profile shows whether your address is confirmed, and you can request a new email there."
      token={token}
      call={verify}
    />
  );
}
