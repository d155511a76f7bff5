import { Button, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { trpc } from '#client/lib/trpc.tsx';
import { PasswordProofForm } from '#client/modules/accounts/account/password-proof-form.tsx';
import { Section } from '#client/ui/section.tsx';

/** The browser downloads it as a file; the page stays. */
function fetchFile(path: string) {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** All stored data about the user, as a file. Asks for the password: it is highly sensitive. */
export function DataDownload() {
  const [asking, setAsking] = useState(false);
  const prepare = trpc.privacy.prepareExport.useMutation({
    onSuccess: ({ path }) => {
      setAsking(false);
      fetchFile(path);
    },
  });
  return (
    <Section
      title="Download your data"
      intro="A ZIP file with everything in your account, in a format that both people and software can read."
    >
      <Stack component="ul" gap="var(--space-4)" pl="lg">
        <li>your account, your requests with every answer, and their activity</li>
        <li>messages, options and documents, with the files themselves</li>
        <li>consents, who has seen your requests, notifications, and the devices you signed in with</li>
      </Stack>
      <Text px="md" py="sm" bg="var(--band)" bdrs="sm">
        It includes your sensitive answers. Save it on your own device, and don’t send it by email. We’ll email you to
        let you know a download was made.
      </Text>
      {asking ? (
        <PasswordProofForm
          words="Enter your password, so no one else can download your data from an unlocked screen."
          action="Download"
          pending={prepare.isPending}
          error={prepare.error}
          onSubmit={(proof) => prepare.mutate(proof)}
          onCancel={() => {
            prepare.reset();
            setAsking(false);
          }}
        />
      ) : (
        <Stack align="start" gap="xs">
          <Button
            leftSection={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => {
              prepare.reset();
              setAsking(true);
            }}
          >
            Download my data
          </Button>
          <Text c="var(--good)" role="status">
            {prepare.isSuccess &&
              'Your download has started. If your browser says it failed, start it again here; an interrupted download leaves an incomplete file.'}
          </Text>
        </Stack>
      )}
    </Section>
  );
}
