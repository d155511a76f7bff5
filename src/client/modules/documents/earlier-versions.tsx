import { formatShortMoment } from '#client/lib/format-date.ts';
import { sizeInWords } from '#shared/documents/file-check.ts';
import type { DocumentVersion } from '#shared/documents/schema.ts';
import css from './earlier-versions.module.css';
import { OpenVersion } from './open-version.tsx';
import { ScanWord } from './scan-word.tsx';

/** The earlier versions of a document. */
export function EarlierVersions({ title, versions }: { title: string; versions: readonly DocumentVersion[] }) {
  return (
    <details className={css.earlier}>
      <summary>{versions.length === 1 ? '1 earlier version' : `${versions.length} earlier versions`}</summary>
      <ul className={css.versions}>
        {versions.map((version) => (
          <li key={version.id} className={css.version}>
            <span className={css.words}>
              Version {version.number}: <bdi>{version.fileName}</bdi>, {sizeInWords(version.size)},{' '}
              {formatShortMoment(version.createdAt)}
              <ScanWord state={version.scanState} />
            </span>
            <span className={css.open}>
              <OpenVersion version={version} title={`${title}, version ${version.number}`} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
