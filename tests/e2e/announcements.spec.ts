/** What a screen reader announces: one announcement per event, short, and not repeated. */

import { announcements, listenToAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/app.ts';
import { openAs, openClient, sendRequest, step } from '../support/desk.ts';

test('a message, a typing indicator and a step of the case are each announced once', { tag: '@long' }, async ({
  browser,
  app,
}) => {
  const [admin, broker, client] = await Promise.all([
    openAs(browser, app, 'demo_admin'),
    openAs(browser, app, 'demo_broker'),
    openClient(browser, app),
  ]);
  const caseId = await sendRequest(client.request, admin.request);
  await step(broker.request, 'acceptOffer', caseId);
  await Promise.all([client.goto(`/portal/cases/${caseId}`), broker.goto(`/broker/cases/${caseId}`)]);
  await expect(client.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(client.getByRole('region', { name: 'Messages' })).toContainText('No messages yet');
  await listenToAnnouncements(client);

  const box = broker.getByRole('textbox', { name: 'Message to the client' });
  await box.pressSequentially('Good morning');
  await expect.poll(() => announcements(client)).toEqual([expect.stringMatching(/is writing$/)]);
  await broker.getByRole('button', { name: 'Send to the client' }).click();
  const message = /^New message from .+: Good morning$/;
  await expect.poll(() => announcements(client)).toEqual([expect.any(String), expect.stringMatching(message)]);
  // The bell and the next step have changed by now as well, without an announcement.
  await expect(client.getByRole('button', { name: /^\d+ unread notification|^No unread/ })).toBeVisible();

  await step(broker.request, 'requestInformation', caseId, { message: 'Which vehicles?' }).catch(() => undefined);
  await client.waitForFunction(() => (window.announced?.length ?? 0) >= 3);
  // Everything has arrived: all announcements have been made.
  await expect(client.getByRole('main')).toContainText('Your broker needs something from you');
  const said = await announcements(client);
  expect(said).toEqual([
    expect.stringMatching(/is writing$/),
    expect.stringMatching(message),
    expect.stringContaining('Which vehicles?'),
  ]);
});
