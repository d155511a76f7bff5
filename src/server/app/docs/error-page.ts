/** The page that explains every error code and rule, for people who read an answer of ours. */
import {
  ERROR_DOCS_PATH,
  errorAnchor,
  errorCatalogue,
  exampleFailure,
  ruleCatalogue,
} from '#shared/platform/error-catalogue.ts';
import { type ErrorCode, statusByCode } from '#shared/platform/errors.ts';
import type { IssueRule } from '#shared/platform/issue-rules.ts';
import { problemOf } from '#shared/platform/problem.ts';
import { code as block, type DocsSite, docsPage, escaped } from './frame.ts';

const example = exampleFailure('BAD_REQUEST');

function codeSection(code: ErrorCode): string {
  const { title, meaning, action } = errorCatalogue[code];
  return `<h3 id="${errorAnchor(code)}">${statusByCode[code]} ${escaped(title)}</h3>
<p><code>${code}</code></p><p>${escaped(meaning)}</p><p><strong>What to do:</strong> ${escaped(action)}</p>`;
}

function ruleEntry(rule: IssueRule): string {
  return `<dt id="rule-${rule.replaceAll('_', '-')}"><code>${rule}</code></dt><dd>${escaped(ruleCatalogue[rule])}</dd>`;
}

export function errorDocsPage(site: DocsSite): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const links = codes.map(
    (code) =>
      `<li><a href="#${errorAnchor(code)}">${statusByCode[code]} ${escaped(errorCatalogue[code].title)}</a></li>`,
  );
  return docsPage(site, {
    path: ERROR_DOCS_PATH,
    title: 'API errors',
    description: 'Every error code and rule of the API, and what to do about it.',
    main: `<h1>API errors</h1>
<p>Every failure has the same JSON. The message is for people and may be reworded; programs should read <code>code</code> and each <code>rule</code>, which don’t change.</p>
${block(example, 'A failure')}
<p>With <code>Accept: application/problem+json</code>, the same facts come in the form of RFC 9457. Its <code>type</code> leads to this page.</p>
${block(problemOf(example, site.url), 'The same as a problem')}
<h2>Codes</h2>
<nav aria-label="Codes"><ul class="codes">${links.join('')}</ul></nav>
${codes.map(codeSection).join('\n')}
<h2>Rules</h2>
<p>Each entry of <code>issues</code> names the field and the rule it broke. New rules may be added.</p>
<dl>${(Object.keys(ruleCatalogue) as IssueRule[]).map(ruleEntry).join('\n')}</dl>`,
  });
}
