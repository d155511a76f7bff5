/** Fills in the auto questionnaire as a visitor does: by the label of each field. */
import { expect, type Page } from '@playwright/test';

/** Picks an answer to the question with these words. */
export async function choose(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('group', { name: question }).getByLabel(answer, { exact: true }).check();
}

/** Continues, and waits for the heading of the next step. */
export async function goOn(page: Page, nextHeading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('heading', { name: nextHeading, exact: true })).toBeFocused();
}

export async function answerWhere(page: Page): Promise<void> {
  await page.getByLabel('What is your postal code?').fill('t2p1j9');
  await choose(page, 'Where are your vehicles parked at night?', 'On the street');
}

export async function answerStart(page: Page): Promise<void> {
  await choose(page, 'When would you like the insurance to start?', 'As soon as possible');
  await choose(page, 'Do you have this kind of insurance now?', 'No');
  await choose(page, 'In the last 5 years, has an insurer cancelled your policy or refused to renew it?', 'No');
}

export async function answerVehicles(page: Page): Promise<void> {
  await page.getByLabel('Model year').fill('2019');
  await page.getByLabel('Make', { exact: true }).fill('Subaru');
  await page.getByLabel('Model', { exact: true }).fill('Outback');
  await choose(page, 'Is it owned, financed or leased?', 'Owned outright');
  await choose(page, 'What is it mostly used for?', 'Errands and pleasure');
  await page.getByLabel('How far is it driven each year?').fill('12000');
  await page.getByText('More about this vehicle').click();
  await choose(page, 'Does it have winter tires from October to April?', 'Yes');
  await choose(page, 'Do any of these apply to it?', 'None of these');
}

export async function answerWork(page: Page): Promise<void> {
  await choose(page, 'Does anyone drive these vehicles for pay?', 'No');
}

export async function answerDrivers(page: Page): Promise<void> {
  await page.getByLabel('How many people will drive these vehicles?').fill('1');
  await page.getByLabel('Full name').fill('Morgan Example');
  const birth = page.getByRole('group', { name: 'Date of birth' });
  await birth.getByLabel('Month').selectOption('April');
  await birth.getByLabel('Day').fill('12');
  await birth.getByLabel('Year').fill('1988');
  await page.getByLabel('Which licence does this driver hold?').selectOption('Class 5, full');
  await page.getByLabel('What year was this driver first licensed?').fill('2006');
}

export async function answerClaimsAndRecord(page: Page): Promise<void> {
  await page.getByLabel(/^How many partly or fully at-fault collisions/).fill('0');
  await page.getByLabel(/^How many other claims/).fill('0');
  await goOn(page, 'Tickets and suspensions');
  await page.getByLabel(/^How many traffic convictions/).fill('0');
  await choose(page, 'Have any of these drivers had a licence suspension in the last 6 years?', 'No');
}

export async function answerCover(page: Page): Promise<void> {
  await choose(page, 'What should be included?', 'I’d like advice');
  await choose(page, 'How much liability would you like?', '$2,000,000');
}

export async function answerContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Morgan Example');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('403-555-0199');
  await choose(page, 'How should your broker contact you?', 'By email');
}
