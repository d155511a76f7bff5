import { trpc } from '#client/lib/trpc.tsx';
import { useDraft } from '#client/lib/use-draft.ts';
import { type Issue, type IssueText, issueTextSchema } from '#shared/newsletter/issues/schema.ts';

/** The text of a draft, saved while it is typed. */
export function useIssueDraft(issue: Issue) {
  const { client } = trpc.useUtils();
  const { id: issueId, text } = issue;
  return useDraft<IssueText, Issue>(
    {
      key: `newsletter-issue:${issueId}`,
      read: () => client.newsletterIssues.get.query({ issueId }),
      save: ({ version, value }) => client.newsletterIssues.save.mutate({ issueId, version, text: value ?? text }),
      valueIn: (saved) => saved.text,
      fits: (kept) => issueTextSchema.safeParse(kept).data ?? null,
      fresh: () => text,
    },
    issue,
  );
}
