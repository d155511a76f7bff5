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
      intro="A ZIP file with everything your account keeps here, in a form that people and programs can read."
    >
      <Stack component="ul" gap="var(--space-4)" pl="lg">
        <li>your account, your requests with every answer, and their history</li>
        <li>messages, options and documents, with the files themselves</li>
        <li>consents, notifications, and the devices you logged in with</li>
      </Stack>
      <Text px="md" py="sm" bg="var(--band)" bdrs="sm">
        It holds your sensitive answers too. Save it on a device of your own, and do not send it by email. We mail you
        that a download was made.
      </Text>
      {asking ? (
        <PasswordProofForm
          words="Please enter your password, so that nobody else takes your data from an open screen."
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
              'Your download has begun. If your browser says that it failed, start it again here: a file that broke off is not complete.'}
          </Text>
        </Stack>
      )}
    </Section>
  );
}
