import { Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSessionUser } from '#client/lib/session.tsx';
import { useSiteProfile } from '#client/lib/site-profile.tsx';
import css from './account.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Downloads a text as a file. */
function download(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The recovery codes, shown this once: the server stores only hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { name } = useSiteProfile();
  const { username } = useSessionUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const sheet = `${name}, recovery codes for ${username}\nEach works once, in place of a code from the app.\n\n${codes.join('\n')}\n`;
  const icon = { size: 17, 'aria-hidden': true };
  return (
    <Stack className={css.sheet}>
      <h3 className={css.heading} ref={heading} tabIndex={-1}>
        Save these recovery codes
      </h3>
      <p className={css.onlyPrinted}>
        {name}, {username}
      </p>
      <p>
        If your phone is lost or broken, use one of these instead of a code from the app. Each works once. They won’t be
        shown again, so keep them with your important documents.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="sm" className="not-printed">
        <CopyButton value={sheet}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => download('recovery-codes.txt', sheet)}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      <div className="not-printed">
        <Button onClick={onKept}>I’ve saved them</Button>
      </div>
    </Stack>
  );
}
