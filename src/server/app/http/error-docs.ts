/** The page that explains every error code and rule, for people who read an answer of ours. Plain HTML: it works without JavaScript. */
import type { RequestHandler } from 'express';
import { errorAnchor, errorCatalogue, ruleCatalogue } from '#shared/platform/error-catalogue.ts';
import { type ErrorBody, type ErrorCode, statusByCode } from '#shared/platform/errors.ts';
import type { IssueRule } from '#shared/platform/issue-rules.ts';
import { problemOf } from '#shared/platform/problem.ts';
import type { SiteProfile } from '#shared/platform/site.ts';

/** The colours are those of the site, in both schemes (WCAG AA). */
const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;font:1rem/1.6 system-ui,sans-serif;color:light-dark(#14201d,#e8ece9);background:light-dark(#fbfaf7,#101816);overflow-wrap:break-word}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem}h3{margin:2rem 0 .25rem;scroll-margin-top:1rem}p{margin:.4rem 0}
a{color:light-dark(#1d4a3f,#8fd0bd)}
:target{outline:2px solid currentColor;outline-offset:.3rem;border-radius:2px}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{padding:1rem;border-radius:8px;overflow-x:auto;background:light-dark(#f0eee7,#1b2623)}
ul.codes{columns:16rem;padding-left:1.2rem}
dt{margin-top:.9rem;font-weight:600;scroll-margin-top:1rem}dd{margin:0}
footer{margin-top:3rem;font-size:.9rem}`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const example: ErrorBody = {
  message: 'Message must be at least 10 characters',
  code: 'BAD_REQUEST',
  issues: [{ path: 'message', message: 'Message must be at least 10 characters', rule: 'too_short' }],
  requestId: '3f0c7a12-1',
};

const json = (value: unknown) => `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

function codeSection(code: ErrorCode): string {
  const { title, meaning, action } = errorCatalogue[code];
  return `<h3 id="${errorAnchor(code)}">${statusByCode[code]} ${escaped(title)}</h3>
<p><code>${code}</code></p><p>${escaped(meaning)}</p><p><strong>What to do:</strong> ${escaped(action)}</p>`;
}

function ruleEntry(rule: IssueRule): string {
  return `<dt id="rule-${rule.replaceAll('_', '-')}"><code>${rule}</code></dt><dd>${escaped(ruleCatalogue[rule])}</dd>`;
}

/** @returns the page; the same for everyone, so it is made once */
export function errorDocsPage({ name, url, legalNotice }: Pick<SiteProfile, 'name' | 'url' | 'legalNotice'>): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const links = codes.map(
    (code) =>
      `<li><a href="#${errorAnchor(code)}">${statusByCode[code]} ${escaped(errorCatalogue[code].title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API errors | ${escaped(name)}</title><meta name="description" content="Every error code and rule of the API, and what to do about it.">
<style>${STYLE}</style></head>
<body><main>
<h1>API errors</h1>
<p>Every failure has the same JSON. The message is for people and may be reworded; programs should read <code>code</code> and each <code>rule</code>, which don’t change.</p>
${json(example)}
<p>With <code>Accept: application/problem+json</code>, the same facts come in the form of RFC 9457. Its <code>type</code> leads to this page.</p>
${json(problemOf(example, url))}
<h2>Codes</h2>
<nav aria-label="Codes"><ul class="codes">${links.join('')}</ul></nav>
${codes.map(codeSection).join('\n')}
<h2>Rules</h2>
<p>Each entry of <code>issues</code> names the field and the rule it broke. New rules may be added.</p>
<dl>${(Object.keys(ruleCatalogue) as IssueRule[]).map(ruleEntry).join('\n')}</dl>
</main><footer><p>${escaped(legalNotice)}</p><p><a href="/api/openapi.json">OpenAPI document</a> · <a href="/">${escaped(name)}</a></p></footer></body></html>`;
}

export function errorDocs(site: SiteProfile): RequestHandler {
  const page = errorDocsPage(site);
  return (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/html; charset=utf-8').send(page);
  };
}
