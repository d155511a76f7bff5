import { expect, test } from 'vitest';
import { formSnippet, isOrigin } from './embedded-forms.ts';

test.each(['https://example.com', 'https://www.example.com:8443', 'http://localhost:3000', 'http://127.0.0.1:4000'])(
  '%s is a website',
  (text) => {
    expect(isOrigin(text)).toBe(true);
  },
);

test.each([
  ...['http://example.com', 'https://example.com/', 'https://example.com/path', 'https://*.example.com', 'https://'],
  ...[
    'https://example.com:443',
    'https://a.com;script-src',
    'https://a.com https://b.com',
    'null',
    '*',
    'data:text/html,x',
  ],
  ...[
    'https://user@example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'https://EXAMPLE.com',
  ],
])('%s is none', (text) => {
  expect(isOrigin(text)).toBe(false);
});

test('the HTML for a page names the line only where there is one', () => {
  expect(formSnippet('https://our.example', 'cb_pub_1', '')).toBe(
    '<script src="https://our.example/embed.js" data-key="cb_pub_1"></script>',
  );
  expect(formSnippet('https://our.example', 'cb_pub_1', 'auto')).toContain('data-key="cb_pub_1" data-line="auto"></');
});
