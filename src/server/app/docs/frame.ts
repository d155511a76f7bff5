/** What the pages about the API have in common: plain HTML that is readable without JavaScript, in the colours of the site. */
import type { SiteProfile } from '#shared/platform/site.ts';

export type DocsSite = Pick<SiteProfile, 'name' | 'url' | 'legalNotice'>;

/** The colours are those of the site, in both schemes (WCAG AA). */
const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#14201d,#e8ece9);--paper:light-dark(#fbfaf7,#101816);--soft:light-dark(#f0eee7,#1b2623);--link:light-dark(#1d4a3f,#8fd0bd);--line:light-dark(#6d7a75,#8b9893)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;font:1rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem;scroll-margin-top:1rem}h3{margin:2rem 0 .25rem;scroll-margin-top:1rem}details h3{margin-top:1.5rem;font-size:1rem}p{margin:.4rem 0}
a{color:var(--link)}
:target{outline:2px solid currentColor;outline-offset:.3rem;border-radius:2px}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{margin:.5rem 0;padding:1rem;border-radius:8px;overflow-x:auto;background:var(--soft)}
ul.codes{columns:16rem;padding-left:1.2rem}ul.sections{columns:9rem;padding-left:1.2rem}section h2::first-letter,.sections a::first-letter{text-transform:uppercase}
dt{margin-top:.9rem;font-weight:600;scroll-margin-top:1rem}dd{margin:0}dd dl{margin:0 0 0 1rem;padding-left:1rem;border-left:2px solid var(--soft)}
dt small{font-weight:400}
details{margin:.5rem 0;border:1px solid var(--line);border-radius:8px;scroll-margin-top:1rem}
summary{padding:.7rem 1rem;min-height:2.75rem;cursor:pointer;border-radius:8px}
summary code{font-weight:600}
details>div{padding:0 1rem 1rem}
label{display:block;margin-top:.75rem;font-weight:600}
input,textarea,button{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px}
textarea{min-height:10rem;font:.9em/1.5 ui-monospace,monospace}
button{width:auto;margin-top:1rem;padding-inline:1.25rem;font-weight:600;color:var(--paper);background:var(--link);border-color:var(--link);cursor:pointer}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
[hidden]{display:none}
footer{margin-top:3rem;font-size:.9rem}`;

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text of the document: paragraphs, and code between backticks. */
export function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

export function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${prose(part)}</p>`)
    .join('');
}

/** @param label what a screen reader says when it reaches the block, which scrolls */
export function code(value: unknown, label: string): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;
}

type Page = { title: string; description: string; main: string; script?: string };

export function docsPage({ name, legalNotice }: DocsSite, { title, description, main, script }: Page): string {
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} | ${escaped(name)}</title><meta name="description" content="${escaped(description)}">
<style>${STYLE}</style>${script ? `<script type="module" src="${script}"></script>` : ''}</head>
<body><main>
${main}
</main><footer><p>${escaped(legalNotice)}</p><p><a href="/api/docs">API reference</a> · <a href="/api/docs/errors">API errors</a> · <a href="/api/openapi.json">OpenAPI document</a> · <a href="/">${escaped(name)}</a></p></footer></body></html>`;
}
