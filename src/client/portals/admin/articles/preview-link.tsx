import { Flex } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { articlePreviewPath } from '#shared/content/articles/schema.ts';

/** Opens the draft as its page will be. */
export function PreviewLink({ articleId }: { articleId: string }) {
  return (
    <Flex
      component="a"
      href={articlePreviewPath(articleId)}
      target="_blank"
      rel="noreferrer"
      gap="var(--space-4)"
      align="center"
      w="fit-content"
      mih="2rem"
    >
      Preview the page <IconExternalLink size={14} aria-hidden="true" />
      <span className="visually-hidden"> (new tab)</span>
    </Flex>
  );
}
