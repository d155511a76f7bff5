import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { OwnValues } from './own-values.tsx';
import css from './site.module.css';
import type { SiteForm } from './site-form.ts';

type Social = RouterOutputs['site']['get']['configured']['social'];

/** Your pages on social networks. */
export function SocialFields({ form, configured }: { form: SiteForm; configured: Social }) {
  const social = form.getValues().social ?? null;
  const real = configured.filter(({ url }) => url !== '#');
  return (
    <OwnValues
      label="Set the links here"
      configured={real.map(({ name }) => name).join(', ') || 'placeholders without an address'}
      own={social !== null}
      onChange={(own) => form.setFieldValue('social', own ? real : null)}
      error={form.errors.social}
    >
      <Stack component="ul" className="plain-list" gap="sm">
        {social?.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing but its position
          <li className={css.link} key={index}>
            <TextInput
              aria-label={`Network ${index + 1}`}
              placeholder="LinkedIn"
              {...form.getInputProps(`social.${index}.name`)}
            />
            <TextInput
              type="url"
              aria-label={`Address of network ${index + 1}`}
              placeholder="https://"
              {...form.getInputProps(`social.${index}.url`)}
            />
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Remove network ${index + 1}`}
              onClick={() => form.removeListItem('social', index)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </Stack>
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('social', { name: '', url: '' })}
      >
        Add a link
      </Button>
    </OwnValues>
  );
}
