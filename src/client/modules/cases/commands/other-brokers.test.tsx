import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OtherBrokers } from './other-brokers.tsx';

test('a broker who cannot receive a request is shown with their firm, because names repeat', () => {
  const broker = { brokerId: 'b', name: 'Robin Kestrel', openCases: 0, capacity: 4, eligible: false };
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <OtherBrokers
        brokers={[{ ...broker, firm: 'Foothills Insurance Brokers', reasons: ['Away until December 14, 2026.'] }]}
        count={1}
      />
    </MantineProvider>,
  );
  const words = markup.replaceAll(/<[^>]*>/g, '');
  expect(words).toContain('Why 1 other broker can’t take it');
  expect(words).toContain('Robin Kestrel, Foothills Insurance Brokers: Away until December 14, 2026.');
});
