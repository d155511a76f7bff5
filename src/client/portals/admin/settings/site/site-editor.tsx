import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { showToast } from '#client/lib/toasts.ts';
import { type RouterOutputs, trpc } from '#client/lib/trpc.tsx';
import { useZodForm } from '#client/lib/use-zod-form.ts';
import { Card } from '#client/ui/card.tsx';
import { paths } from '#shared/platform/paths.ts';
import { siteDocumentSchema } from '#shared/publishing/site/schema.ts';
import { sitePreviewPath } from '#shared/publishing/site/views.ts';
import { ChangedBy } from '../changed-by.tsx';
import { HoursFields } from './hours-fields.tsx';
import { NoticeField } from './notice-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ReviewsFields } from './reviews-fields.tsx';
import { SocialFields } from './social-fields.tsx';
import { StoriesFields } from './stories-fields.tsx';

const previews = [
  { label: 'Home', path: paths.home },
  { label: 'About us', path: paths.about },
  { label: 'Contact', path: paths.contact },
  { label: 'Privacy policy', path: paths.privacy },
];

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="small">
      <Stack gap="md">
        <Title order={4} size="h3">
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}

/** The draft, by groups, and what can be done with it. */
export function SiteEditor({ editor }: { editor: RouterOutputs['site']['get'] }) {
  const { draft, changes, configured } = editor;
  const utils = trpc.useUtils();
  const [publishing, setPublishing] = useState(false);
  const form = useZodForm(siteDocumentSchema, { name: 'site', initialValues: draft.value });
  const save = trpc.site.saveDraft.useMutation({
    onSuccess() {
      showToast({ kind: 'success', message: 'Draft saved. Visitors don’t see it until you publish.' });
      void utils.site.get.invalidate();
    },
    onError(error) {
      form.setErrors(
        Object.fromEntries(
          toApiError(error).issues.map(({ path, message }) => [path.replace(/^value\./, ''), message]),
        ),
      );
    },
  });
  const reviewed =
    form
      .getValues()
      .reviews?.map(({ page }) => page)
      .filter(Boolean) ?? [];
  return (
    <form
      noValidate
      aria-label="Site profile"
      onSubmit={form.submit((value) => save.mutate({ version: draft.version, value }))}
    >
      <Stack gap="lg">
        <Part title="Name and contact">
          <ProfileFields form={form} configured={configured} />
        </Part>
        <Part title="Business hours">
          <HoursFields form={form} configured={configured.hours} />
        </Part>
        <Part title="Social links">
          <SocialFields form={form} configured={configured.social} />
        </Part>
        <Part title="Client stories">
          <StoriesFields form={form} configured={editor.configuredStories} />
        </Part>
        <Part title="Reviewed by">
          <ReviewsFields form={form} pages={editor.pages} />
        </Part>
        <Part title="Notice">
          <NoticeField form={form} notice={configured.legalNotice} />
        </Part>
        {save.error && (
          <Text c="var(--warn)" fw={600} role="alert">
            {toApiError(save.error).serverMessage}
          </Text>
        )}
        {form.isDirty() ? (
          <Group gap="sm">
            <Button type="submit" loading={save.isPending}>
              Save draft
            </Button>
            <Button variant="subtle" onClick={form.reset}>
              Discard changes
            </Button>
          </Group>
        ) : changes.length > 0 ? (
          <Stack gap="sm">
            <Text>The draft differs from the site ({changes.length}). Preview it, then publish.</Text>
            <Group gap="sm">
              <Button onClick={() => setPublishing(true)}>Review and publish</Button>
              <Button
                variant="default"
                loading={save.isPending}
                onClick={() => save.mutate({ version: draft.version, value: editor.publishedValue })}
              >
                Reset the draft to the site
              </Button>
            </Group>
            <Group gap="md">
              {[...previews, ...reviewed.map((path) => ({ label: path, path }))].map(({ label, path }) => (
                <a key={path} href={sitePreviewPath(path)} target="_blank" rel="noreferrer">
                  Preview: {label} <IconExternalLink size={14} aria-hidden="true" />
                  <span className="visually-hidden"> (new tab)</span>
                </a>
              ))}
            </Group>
          </Stack>
        ) : (
          <Text c="dimmed">The draft is the same as the site.</Text>
        )}
        <ChangedBy {...draft} />
      </Stack>
      {publishing && <PublishDialog editor={editor} onClose={() => setPublishing(false)} />}
    </form>
  );
}
