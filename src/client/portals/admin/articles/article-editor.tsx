import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { SavedLine } from '#client/ui/saved-line.tsx';
import type { Article, ArticleText } from '#shared/content/articles/schema.ts';
import { paths } from '#shared/platform/paths.ts';
import { ArticleFields, type FieldSays } from './article-fields.tsx';
import { CheckSummary } from './check-summary.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { PreviewLink } from './preview-link.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useArticleDraft } from './use-article-draft.ts';
import { useArticleOutcome } from './use-article-outcome.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Dialog = 'publish' | 'withdraw' | 'delete';

/** Writes a draft. It is saved while it is typed; what is said about it is about what the server has. */
export function ArticleEditor({ article }: { article: Article }) {
  const { id: articleId, status, publishedNumber } = article;
  const navigate = useNavigate();
  const { client } = trpc.useUtils();
  const { draft, state } = useArticleDraft(article);
  const { changed, failed } = useArticleOutcome(articleId);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [version, setVersion] = useState(article.version);
  const [tried, setTried] = useState(false);
  const checked = trpc.articles.checks.useQuery({ articleId }, { refetchOnMount: 'always' });
  const { refetch } = checked;
  const savedAt = state.saving === 'saved' ? (state.savedAt ?? '') : null;
  useEffect(() => {
    if (savedAt !== null) void refetch();
  }, [savedAt, refetch]);
  const { value: text, other } = state;
  const checks = checked.data?.checks ?? [];
  const mistakes = checks.filter(({ level }) => level === 'error');
  // Nobody needs to read on an empty page what is missing.
  const isBegun = tried || (text.title.trim() !== '' && text.body.trim() !== '');
  const says: FieldSays = (field) => {
    const of = (level: 'error' | 'advice') =>
      isBegun ? checks.find((check) => check.field === field && check.level === level)?.message : undefined;
    return { error: of('error'), advice: of('advice') };
  };
  const change = (part: Partial<ArticleText>) => draft.edit({ ...draft.current().value, ...part });

  /** What is on the screen is what the server has, or the reason why not is above. */
  async function open(which: Dialog) {
    setTried(true);
    await draft.save();
    if (draft.current().saving !== 'saved') return;
    try {
      const [present, found] = await Promise.all([client.articles.get.query({ articleId }), refetch()]);
      setVersion(present.version);
      const isWrong = found.data?.checks.some(({ level }) => level === 'error') ?? true;
      if (which !== 'publish' || !isWrong) setDialog(which);
    } catch (error) {
      failed(error);
    }
  }
  function done(decided: Article) {
    setDialog(null);
    setTried(false);
    changed(decided);
    // Its version has risen.
    void draft.refresh();
  }
  const canPublish = status !== 'published' || article.hasChanges || state.saving !== 'saved';
  return (
    <Stack gap="lg">
      {other && (
        <Alert variant="light" color="wheat" title="Changed on another device" role="alert">
          {other.savedByMe ? 'You' : other.savedByName} saved this article {formatShortMoment(other.savedAt)}. What you
          typed here is still below, and isn’t saved until you choose.
          <Group gap="xs" mt="xs">
            <Button size="compact-md" onClick={draft.takeTheirs}>
              Use the other one
            </Button>
            <Button size="compact-md" variant="default" onClick={draft.keepMine}>
              Keep what’s here
            </Button>
          </Group>
        </Alert>
      )}
      <Stack gap="md" maw="46rem">
        <ArticleFields
          text={text}
          onChange={change}
          says={says}
          wasPublished={publishedNumber > 0}
          words={checked.data?.words ?? 0}
        />
        <SavedLine state={state} />
        {isBegun && canPublish && <CheckSummary error={checked.error} mistakes={checked.data ? mistakes : null} />}
        {checked.data &&
          (checked.data.notShown === null ? (
            <PreviewLink articleId={articleId} />
          ) : (
            <Text c="dimmed">There’s no preview yet: {checked.data.notShown}</Text>
          ))}
        <Group gap="sm">
          {canPublish && (
            <Button onClick={() => void open('publish')}>
              {status === 'published' ? 'Publish the changes' : 'Publish or schedule'}
            </Button>
          )}
          {status === 'published' && (
            <Button variant="default" onClick={() => void open('withdraw')}>
              Withdraw
            </Button>
          )}
          {publishedNumber === 0 && (
            <Button variant="subtle" color="ember" onClick={() => void open('delete')}>
              Delete draft
            </Button>
          )}
        </Group>
      </Stack>
      {dialog === 'publish' && (
        <PublishDialog
          articleId={articleId}
          version={version}
          isCorrection={status === 'published'}
          onClose={() => setDialog(null)}
          onDone={done}
        />
      )}
      {dialog === 'withdraw' && (
        <WithdrawDialog articleId={articleId} version={version} onClose={() => setDialog(null)} onDone={done} />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          articleId={articleId}
          version={version}
          onClose={() => setDialog(null)}
          onDeleted={() => void navigate(paths.admin.articles)}
        />
      )}
    </Stack>
  );
}
