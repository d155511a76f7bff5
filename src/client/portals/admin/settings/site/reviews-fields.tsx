import { Button, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { RouterOutputs } from '#client/lib/trpc.tsx';
import { Card } from '#client/ui/card.tsx';
import type { SiteForm } from './site-form.ts';

type Pages = RouterOutputs['site']['get']['pages'];

/** Licensed people who read a page: their names are under its title. */
export function ReviewsFields({ form, pages }: { form: SiteForm; pages: Pages }) {
  const reviews = form.getValues().reviews ?? [];
  const options = [{ value: '', label: 'Choose' }, ...pages.map(({ path, title }) => ({ value: path, label: title }))];
  return (
    <Stack gap="md">
      <Text c="dimmed">
        Name only people who have read the page as it is now. When a page changes, ask for another review.
      </Text>
      {reviews.map(({ page }, index) => {
        const before = pages.find(({ path }) => path === page)?.reviewer;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new review has nothing but its position
          <Card key={index} padding="small" as="fieldset" aria-label={`Review ${index + 1}`}>
            <Stack gap="md">
              <SimpleGrid minColWidth="min(100%, 14rem)">
                <NativeSelect
                  label="Page"
                  data={options}
                  description={before ? `In place of ${before}, from the content.` : undefined}
                  {...form.getInputProps(`reviews.${index}.page`)}
                />
                <TextInput label="Reviewer’s name" {...form.getInputProps(`reviews.${index}.name`)} />
                <TextInput
                  label="Licence"
                  placeholder="Level 2 general insurance agent in Alberta"
                  {...form.getInputProps(`reviews.${index}.licence`)}
                />
                <TextInput type="date" label="Reviewed on" {...form.getInputProps(`reviews.${index}.date`)} />
              </SimpleGrid>
              <Button
                variant="subtle"
                w="fit-content"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => form.removeListItem('reviews', index)}
              >
                Remove review {index + 1}
              </Button>
            </Stack>
          </Card>
        );
      })}
      {typeof form.errors.reviews === 'string' && (
        <Text c="var(--warn)" role="alert">
          {form.errors.reviews}
        </Text>
      )}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('reviews', { page: '', name: '', licence: '', date: '' })}
      >
        Add a reviewer
      </Button>
    </Stack>
  );
}
