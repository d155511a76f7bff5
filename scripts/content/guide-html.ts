/** The Markdown of a guide about the API as HTML, so that the server needs no Markdown parser. */
import { Marked, type Tokens } from 'marked';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const languages: Readonly<Record<string, string>> = { js: 'JavaScript', json: 'JSON' };

/** What a block is, for people who don't see it: it can be scrolled, so it needs a name. */
function nameOf({ lang = '' }: Tokens.Code, calls: number, others: number): string {
  const [language = '', status] = lang.split(' ');
  if (language === 'sh') return `Call ${calls}`;
  return status ? `Answer ${calls}, status ${status}` : `${languages[language] ?? 'Example'}, example ${others}`;
}

/** Without the number of a step: it changes with the steps before it. */
function anchorOf(heading: string): string {
  const words = heading
    .toLowerCase()
    .replace(/^\d+\. /, '')
    .replaceAll(/[’`]/g, '');
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** @param text whose calls are `sh` blocks, and each answer a `json` or `http` block with its status. Other blocks are examples */
export function guideHtml(text: string): string {
  let [calls, others] = [0, 0];
  const marked = new Marked({
    renderer: {
      code(token) {
        const isAnswer = token.lang?.includes(' ');
        if (token.lang === 'sh') calls += 1;
        else if (!isAnswer) others += 1;
        const name = nameOf(token, calls, others);
        const caption = !isAnswer ? '' : `<p class="answer">${name.replace(/ \d+, status/, '')}</p>`;
        return `${caption}<pre tabindex="0" role="region" aria-label="${name}"><code>${escaped(token.text)}</code></pre>`;
      },
      heading({ depth, text: words, tokens }) {
        const anchor = anchorOf(words);
        return `<h${depth} id="${anchor}"><a href="#${anchor}">${this.parser.parseInline(tokens)}</a></h${depth}>`;
      },
      table({ header, rows }) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = rows.map((row) => cells(row, 'td')).join('');
        return `<div class="table" tabindex="0" role="region" aria-label="Table"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(text, { async: false });
}
