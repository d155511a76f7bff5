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
      words="Press the button to confirm that this mailbox is yours. News about your requests can then reach you."
      action="Confirm my address"
      doneTitle="Your address is confirmed"
      advice="A link works once, and not for ever. On your profile you see whether your address is confirmed, and can have a new mail sent."
      token={token}
      call={verify}
    />
  );
}
