import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import {
  type ArticleField,
  type ArticleText,
  articleCategories,
  BODY_MAX,
  pictureChoices,
  SLUG_MAX,
  TITLE_MAX,
} from '#shared/content/articles/schema.ts';
import { articlePictures } from '#shared/content/pictures.ts';
import { postCategories } from '#shared/content/posts/post.ts';
import { formatNumber } from '#shared/platform/formats.ts';
import { paths } from '#shared/platform/paths.ts';
import { fieldLabels } from './article-words.tsx';
import { ReviewerFields } from './reviewer-fields.tsx';
import { SourcesFields } from './sources-fields.tsx';

const categories = articleCategories.map((value) => ({
  value,
  label: value ? postCategories[value] : 'Choose a category',
}));
const pictures = pictureChoices.map((value) => ({
  value,
  label: value ? articlePictures[value] : 'Choose by category',
}));

/** Of a field: what blocks publishing, and what is only advice. */
export type FieldSays = (field: ArticleField) => { error: string | undefined; advice: string | undefined };

export interface ArticleFieldsProps {
  text: ArticleText;
  onChange: (part: Partial<ArticleText>) => void;
  says: FieldSays;
  /** Its address no longer changes. */
  wasPublished: boolean;
  words: number;
}

/** A description, with the advice behind it. */
const described = (description: string, advice: string | undefined) =>
  advice ? `${description} ${advice}` : description;

/** Everything that is written for an article. */
export function ArticleFields({ text, onChange, says, wasPublished, words }: ArticleFieldsProps) {
  const [title, slug, category, body] = (['title', 'slug', 'category', 'body'] as const).map(says);
  return (
    <>
      <TextInput
        label={fieldLabels.title}
        description={title?.advice}
        maxLength={TITLE_MAX}
        value={text.title}
        error={title?.error}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextInput
        label={fieldLabels.slug}
        description={
          wasPublished
            ? `${paths.post(text.slug)}. It stays the same, so that links keep working.`
            : `Follows ${paths.post('')}, such as winter-tires. It doesn’t change after publication.`
        }
        maxLength={SLUG_MAX}
        disabled={wasPublished}
        value={text.slug}
        error={slug?.error}
        onChange={({ currentTarget }) => onChange({ slug: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={fieldLabels.category}
          data={categories}
          value={text.category}
          error={category?.error}
          onChange={({ currentTarget }) => onChange({ category: currentTarget.value as ArticleText['category'] })}
        />
        <NativeSelect
          label="Picture"
          data={pictures}
          value={text.picture}
          onChange={({ currentTarget }) => onChange({ picture: currentTarget.value as ArticleText['picture'] })}
        />
      </SimpleGrid>
      <Textarea
        label={fieldLabels.body}
        description={described(
          `Markdown: ## Heading, **bold**, - list, tables, [words](/insurance/home), [deductible](term:deductible). No HTML or pictures. The first sentences are also what lists and search engines show. ${formatNumber(words)} words.`,
          body?.advice,
        )}
        autosize
        minRows={14}
        maxRows={36}
        maxLength={BODY_MAX}
        value={text.body}
        error={body?.error}
        // The whole text in red would be hard to read.
        withErrorStyles={false}
        onChange={({ currentTarget }) => onChange({ body: currentTarget.value })}
      />
      <SourcesFields sources={text.sources} onChange={(sources) => onChange({ sources })} {...says('sources')} />
      <TextInput
        type="date"
        label={fieldLabels.reviewed}
        description={described(
          'The day you last checked the text against its sources. Shown on the page.',
          says('reviewed').advice,
        )}
        maw="24rem"
        value={text.reviewed}
        error={says('reviewed').error}
        onChange={({ currentTarget }) => onChange({ reviewed: currentTarget.value })}
      />
      <ReviewerFields
        reviewer={text.reviewer}
        onChange={(reviewer) => onChange({ reviewer })}
        error={says('reviewer').error}
      />
    </>
  );
}
