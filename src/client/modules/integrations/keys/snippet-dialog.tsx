import { Anchor, Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { SecretField } from '#client/ui/secret/secret-field.tsx';
import { formSnippet } from '#shared/integrations/embedded-forms.ts';
import type { CreatedKey } from '#shared/integrations/schema.ts';
import { type CaseType, caseTypeSchema } from '#shared/lines/case-types.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { apiPaths } from '#shared/platform/api-paths.ts';

interface SnippetDialogProps {
  created: CreatedKey;
  /** That the partner may send; all of them when there are none. */
  lines?: readonly CaseType[];
  onClose: () => void;
}

/** The line of HTML that shows the form. Its key is for everyone to see, but it isn't kept, so this can't be shown again. */
export function SnippetDialog({ created: { key, secret }, lines = [], onClose }: SnippetDialogProps) {
  const [line, setLine] = useState('');
  const offered = lines.length > 0 ? lines : caseTypeSchema.options;
  const choices = offered.map((each) => ({ value: each, label: lineLabels[each] }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Form for ${key.origins.join(', ')}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      closeOnClickOutside={false}
      size="lg"
      centered
    >
      <Stack>
        <p>
          Paste this line where the form should appear. Anyone may read it: the key in it works only on the websites you
          named. We don’t keep the key, so copy the line now.
        </p>
        <NativeSelect
          label="Type of insurance"
          maw="24rem"
          data={[{ value: '', label: 'Any type the visitor chooses' }, ...choices]}
          value={line}
          onChange={(event) => setLine(event.currentTarget.value)}
        />
        <SecretField label="HTML for the page" what="HTML" secret={formSnippet(window.location.origin, secret, line)} />
        <p>
          <Anchor href={apiPaths.guide('embed')} target="_blank" rel="noopener noreferrer" underline="always">
            How to change its colours
          </Anchor>{' '}
          (opens in a new tab)
        </p>
        <div>
          <Button onClick={onClose}>Done</Button>
        </div>
      </Stack>
    </Modal>
  );
}
