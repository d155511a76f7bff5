import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { toApiError } from '#client/lib/api.ts';
import { trpc } from '#client/lib/trpc.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { TabHead } from '#client/ui/tab-head.tsx';
import { FailurePanel } from '../../shell/failure-panel.tsx';
import { PagePlaceholder } from '../../shell/page-placeholder.tsx';
import { BuiltInTemplates } from './built-in-templates.tsx';
import { ChangedBy } from './changed-by.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { TemplateItem } from './template-item.tsx';

/** The templates brokers may start from when they ask a client for a document. */
export function TemplatesSection() {
  const { data, error, refetch } = trpc.settings.templates.useQuery(undefined, { refetchOnMount: 'always' });
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <Stack component="section" gap="lg" aria-labelledby="templates">
      <TabHead
        order={3}
        id="templates"
        title="Document templates"
        intro="Brokers pick one of these when they request a document, and can edit it before sending. Yours come first, then the built-in ones."
      >
        {data && (
          <Button
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => setEdited(data.value.templates.length)}
          >
            Add a template
          </Button>
        )}
      </TabHead>
      {error && !data && <FailurePanel message={toApiError(error).serverMessage} onRetry={() => void refetch()} />}
      {!data && !error && <PagePlaceholder label="Loading templates" />}
      {data && (
        <>
          {data.value.templates.length === 0 ? (
            <EmptyState title="No templates of your own yet">
              <p>Add the documents your brokers request most often.</p>
            </EmptyState>
          ) : (
            <Stack component="ul" className="plain-list" gap="sm">
              {data.value.templates.map((template, index) => (
                <TemplateItem
                  key={template.title}
                  index={index}
                  saved={data}
                  onEdit={() => setEdited(index)}
                  template={template}
                />
              ))}
            </Stack>
          )}
          <ChangedBy {...data} />
          {edited !== null && (
            <TemplateDialog key={edited} saved={data} index={edited} onClose={() => setEdited(null)} />
          )}
          <BuiltInTemplates />
        </>
      )}
    </Stack>
  );
}
