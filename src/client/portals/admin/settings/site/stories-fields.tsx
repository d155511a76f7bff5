import { Button, NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Card } from '#client/ui/card.tsx';
import type { Story } from '#shared/publishing/site/schema.ts';
import { OwnValues } from './own-values.tsx';
import type { SiteForm } from './site-form.ts';

const nothing: Story = { name: '', title: '', location: '', quote: '', rating: 5, consentedOn: '' };
const ratings = [5, 4, 3].map((stars) => ({ value: String(stars), label: `${stars} of 5 stars` }));

/** Real clients' words, each with the day of the written consent. */
export function StoriesFields({ form, configured }: { form: SiteForm; configured: number }) {
  const stories = form.getValues().stories ?? null;
  return (
    <OwnValues
      label="Set the stories here"
      configured={configured > 0 ? `${configured} stories` : 'none. A demo shows samples instead, marked as such'}
      own={stories !== null}
      onChange={(own) => form.setFieldValue('stories', own ? [] : null)}
      error={form.errors.stories}
    >
      {stories?.map((story, index) => {
        const rating = form.getInputProps(`stories.${index}.rating`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new story has nothing but its position
          <Card key={index} padding="small" as="fieldset" aria-label={`Story ${index + 1}`}>
            <Stack gap="md">
              <Textarea
                label="What the client said"
                description="Word for word, as they agreed to it."
                autosize
                minRows={2}
                {...form.getInputProps(`stories.${index}.quote`)}
              />
              <SimpleGrid minColWidth="min(100%, 14rem)">
                <TextInput label="Client’s name" {...form.getInputProps(`stories.${index}.name`)} />
                <TextInput label="Occupation or role" {...form.getInputProps(`stories.${index}.title`)} />
                <TextInput label="Town or city" {...form.getInputProps(`stories.${index}.location`)} />
                <NativeSelect
                  label="Stars the client gave"
                  data={ratings}
                  value={String(story.rating)}
                  error={rating.error}
                  onChange={({ currentTarget }) =>
                    form.setFieldValue(`stories.${index}.rating`, Number(currentTarget.value) as Story['rating'])
                  }
                />
                <TextInput
                  type="date"
                  label="Written consent given on"
                  {...form.getInputProps(`stories.${index}.consentedOn`)}
                />
              </SimpleGrid>
              <Button
                variant="subtle"
                w="fit-content"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => form.removeListItem('stories', index)}
              >
                Remove story {index + 1}
              </Button>
            </Stack>
          </Card>
        );
      })}
      <Button
        variant="default"
        w="fit-content"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => form.insertListItem('stories', nothing)}
      >
        Add a story
      </Button>
    </OwnValues>
  );
}
