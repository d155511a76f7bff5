/** The wizard’s review and receipt, printed: the summary alone, whole, on both sizes of paper. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/app.ts';
import { readPdf } from '../support/pdf.ts';
import { agreeAndSend, answerForm } from '../support/questionnaire.ts';

test('the review and the receipt print as a summary', { tag: '@long' }, async ({ page }) => {
  const person = { fullName: 'Rowan Sample', email: `${randomUUID()}@example.com`, phone: '403-555-0142' };
  await answerForm(page, 'general', 'short', { ...person, postalCode: 'T2P 1J9' });
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeVisible();
  const printed = async (format: string) => {
    const { pages } = await readPdf(new Uint8Array(await page.pdf({ format })));
    return { pages: pages.length, text: pages.join(' ').replace(/\s+/g, ' ') };
  };
  for (const format of ['Letter', 'A4']) {
    const review = await printed(format);
    expect(review.pages).toBeLessThanOrEqual(2);
    for (const words of ['Check your answers', 'Rowan Sample', 'T2P 1J9', 'I agree that'])
      expect(review.text).toContain(words);
    expect(review.text).not.toMatch(/Skip to content|Change|Send my request|Last step|Saved|Print or save/);
  }
  const number = await agreeAndSend(page);
  for (const format of ['Letter', 'A4']) {
    const receipt = await printed(format);
    expect(receipt.pages).toBeLessThanOrEqual(2);
    expect(receipt.text).toContain(number);
    expect(receipt.text).not.toMatch(/Skip to content|Get another quote|Print or save|Ask the assistant/);
  }
});
