/**
 * Pages of the build that say something administrators decide while the server runs: who the service providers are, how the owner is
 * paid. The build leaves slots (src/client/site/layout/live.tsx), which are filled when a page is sent; the result is kept until
 * the content changes.
 */
import { getDisclosure } from '#server/modules/settings/compensation/queries.ts';
import { listProviders } from '#server/modules/settings/providers/queries.ts';
import { type BuiltFile, compressedLater, etagOf, type StoredFile } from '#server/platform/http/stored-file.ts';
import type { Services } from '#server/platform/services.ts';

export type LiveContent = {
  /** The sentence about how the owner is paid. */
  disclosure: string;
  /** The rows of the list of providers, each with the texts of its placeholders, `%name%`. */
  providers: readonly Readonly<Record<string, string>>[];
};

/** What administrators have decided so far. */
export function liveContent(services: Pick<Services, 'env' | 'now' | 'settings'>): LiveContent {
  return { disclosure: getDisclosure(services), providers: listProviders(services) };
}

const DISCLOSURE = /(<span data-live="disclosure">).*?(<\/span>)/gs;
const ROW = /<li([^>]*) hidden="" data-live="providers">(.*?)<\/li>/gs;
/** Shown by the build: what the page says when the list is empty. */
const EMPTY = /<li[^>]* data-live="no-providers">.*?<\/li>/gs;
const PLACEHOLDER = /%(\w+)%/g;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page with its slots filled. */
export function withLiveContent(html: string, { disclosure, providers }: LiveContent): string {
  const rows = html.replace(ROW, (_, attributes: string, row: string) =>
    providers
      .map(
        (values) =>
          `<li${attributes}>${row.replace(PLACEHOLDER, (_all, key: string) => escaped(values[key] ?? ''))}</li>`,
      )
      .join(''),
  );
  // Functions, because a text may contain patterns that `replace` would expand.
  const listed = providers.length > 0 ? rows.replace(EMPTY, '') : rows;
  return listed.replace(DISCLOSURE, (_, begin: string, end: string) => `${begin}${escaped(disclosure)}${end}`);
}

type Filling = { built: BuiltFile; store: (filled: BuiltFile) => StoredFile; key?: string; filled?: StoredFile };

/** Keeps what pages with slots are made from, and fills them. `content` is asked each time such a page is sent. */
export function createLivePages(content: () => LiveContent) {
  const fillings = new Map<StoredFile, Filling>();
  return {
    /** Stores a file of the build, and remembers it if it has slots. */
    store(built: BuiltFile, store: (file: BuiltFile) => StoredFile): StoredFile {
      const stored = store(built);
      if (built.plain.includes(' data-live="')) fillings.set(stored, { built, store });
      return stored;
    },
    /** The file as it reads now. */
    now(stored: StoredFile): StoredFile {
      const filling = fillings.get(stored);
      if (!filling) return stored;
      const current = content();
      const key = JSON.stringify(current);
      if (filling.key !== key || !filling.filled) {
        const plain = Buffer.from(withLiveContent(filling.built.plain.toString('utf8'), current));
        filling.key = key;
        filling.filled = filling.store({ plain, etag: etagOf(plain), ...(filling.built.br && compressedLater(plain)) });
      }
      return filling.filled;
    },
  };
}
