import { Button, MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { portalTheme } from './portal-theme.ts';

// Browsers center the content of a button themselves, and that of a link not at all.
test('a link that looks like a button has an inner part as tall as the button, which centers its words', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={portalTheme}>
      <Button component="a" href="/get-quote">
        Get a quote
      </Button>
    </MantineProvider>,
  );
  expect(markup).toMatch(/class="[^"]*Button-inner[^"]*"[^>]*style="[^"]*min-height:calc\(var\(--button-height\) - /);
});
