import { Group, Stack } from '@mantine/core';
import { formatShortMoment } from '#client/lib/format-date.ts';
import { sizeInWords } from '#shared/documents/file-check.ts';
import type { DocumentVersion } from '#shared/documents/schema.ts';
import css from './documents.module.css';
import { OpenVersion } from './open-version.tsx';
import { ScanWord } from './scan-word.tsx';

/** The earlier versions of a document. */
export function EarlierVersions({ title, versions }: { title: string; versions: readonly DocumentVersion[] }) {
  return (
    <details className={css.earlier}>
      <summary>{versions.length === 1 ? '1 earlier version' : `${versions.length} earlier versions`}</summary>
      <Stack component="ul" className="plain-list" gap="var(--space-6)" pt="var(--space-6)">
        {versions.map((version) => (
          <Group
            component="li"
            key={version.id}
            justify="space-between"
            gap="var(--space-4) var(--space-12)"
            c="dimmed"
          >
            <span>
              Version {version.number}: <bdi>{version.fileName}</bdi>, {sizeInWords(version.size)},{' '}
              {formatShortMoment(version.createdAt)}
              <ScanWord state={version.scanState} />
            </span>
            <Group component="span" gap="var(--space-4)" wrap="nowrap">
              <OpenVersion version={version} title={`${title}, version ${version.number}`} />
            </Group>
          </Group>
        ))}
      </Stack>
    </details>
  );
}
