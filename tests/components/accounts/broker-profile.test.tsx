/**
 * What brokers keep current about themselves: their licence, and when they are away.
 * @module-tag long
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AwayForm } from '#client/modules/brokers/away-form.tsx';
import { LicenceForm } from '#client/modules/brokers/licence-form.tsx';
import { ProfileBanners } from '#client/modules/brokers/profile-banners.tsx';
import type { BrokerProfileView } from '#shared/brokers/profile-schema.ts';
import { renderInPortal } from '../../support/browser/portal.tsx';

const BROKER_ID = '01939a3c-5a00-7000-8000-0000000000b0';
const profile: BrokerProfileView = {
  firm: 'Fictional Foothills',
  licenceNumber: 'DEMO-GEN-0001',
  licenceClasses: ['GENERAL'],
  licenceLevel: 3,
  licenceExpiresOn: '2099-06-30',
  supervisorName: null,
  supervisorLicence: null,
  licenceState: 'valid',
  licenceDaysLeft: 999,
  licenceVerifiedAt: '2026-11-02T17:00:00Z',
  licenceVerifiedName: null,
  independentOn: null,
  severalInsurersOn: null,
  lines: ['auto'],
  industries: [],
  areas: ['T'],
  languages: ['en'],
  capacity: 10,
  awayUntil: null,
  away: false,
  delegate: null,
};
const broker = { as: { role: 'broker' }, at: '/broker' } as const;
const colleagues = { colleagues: [] };

test('the consequence of a changed licence is read before it is saved; the name of the firm has none', async () => {
  const { calls } = await renderInPortal(<LicenceForm profile={profile} />, {
    ...broker,
    answers: { brokers: { updateLicence: { id: BROKER_ID, profile } } },
  });
  const consequence = page.getByText(/an administrator will check the new details against the register/);
  await page.getByLabelText('Firm').fill('Imaginary Brokers');
  await expect.element(consequence).not.toBeInTheDocument();
  await page.getByLabelText('Licence number').fill('DEMO-GEN-0002');
  await expect.element(consequence).toBeVisible();
  await page.getByRole('button', { name: 'Save licence' }).click();
  await expect.element(page.getByText('Licence saved.')).toBeVisible();
  await expect.element(consequence).not.toBeInTheDocument();
  const saved = calls.find(({ procedure }) => procedure === 'brokers.updateLicence')?.input;
  expect(saved).toMatchObject({ firm: 'Imaginary Brokers', licenceNumber: 'DEMO-GEN-0002' });
});

test('a class that is given up names the lines that end with it; a lower level needs a supervisor', async () => {
  await renderInPortal(<LicenceForm profile={profile} />, broker);
  await page.getByLabelText('General licence level').selectOptions('1');
  await expect.element(page.getByLabelText('Supervising broker')).toBeVisible();
  await page.getByRole('button', { name: 'Save licence' }).click();
  await expect.element(page.getByText(/enter the supervising broker’s name$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /General/ }).click();
  await expect.element(page.getByText('Removing the class also removes these lines: Auto insurance.')).toBeVisible();
  await page.getByRole('button', { name: 'Save licence' }).click();
  await expect.element(page.getByText('Choose at least one licence class')).toBeVisible();
});

test('a broker who is away says when they are back, and ends it with one press', async () => {
  const away = { ...profile, away: true, awayUntil: '2099-01-31' };
  const { calls } = await renderInPortal(<AwayForm profile={away} />, {
    ...broker,
    answers: { brokers: { setAway: { id: BROKER_ID, profile }, colleagues } },
  });
  await expect.element(page.getByLabelText('Back on')).toHaveValue('2099-01-31');
  await page.getByRole('button', { name: 'I’m back' }).click();
  await expect.element(page.getByText('Saved. You can get new offers again.')).toBeVisible();
  await expect.element(page.getByLabelText('Back on')).toHaveValue('');
  const saved = calls.find(({ procedure }) => procedure === 'brokers.setAway')?.input;
  expect(saved).toEqual({ awayUntil: null, delegateId: null });
});

test.for([
  ['licence has run out', { licenceState: 'expired', licenceDaysLeft: -1 }, /^Your licence expired on June 30, 2099\./],
  ['licence is not verified', { licenceVerifiedAt: null }, /^Your licence is waiting to be verified/],
  ['absence has begun', { away: true, awayUntil: '2099-01-31' }, /^You’re away until January 31, 2099\./],
] as const)('a broker whose %s reads why nothing new arrives', async ([, changes, words]) => {
  await renderInPortal(<ProfileBanners />, {
    ...broker,
    answers: { brokers: { profile: { id: BROKER_ID, profile: { ...profile, ...changes } } } },
  });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveLength(1);
});
