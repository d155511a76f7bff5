/** The main journey, walked the same in every engine: from the wizard to the option that the client accepts, and through the lists of the admin. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '../support/eventually.ts';
import { mailsTo } from '../support/mails.ts';
import type { Engine } from './engine.ts';
import { within } from './patience.ts';
import { Person } from './person.ts';

const EMAIL = 'morgan.example@example.com';
const PASSWORD = 'Prairie-2026';

export interface JourneyApp {
  url: string;
  dataDir: string;
}

type Step = (label: string, does: () => Promise<void>) => Promise<void>;

async function signIn(person: Person, area: 'broker' | 'admin', username: string): Promise<void> {
  await person.goto(`/${area}/login`);
  await person.fill('Username', username);
  await person.fill('=Password', PASSWORD);
  await person.press('button', '=Login');
  await person.isAt(`^/${area}$`);
}

async function goOn(person: Person, heading: string): Promise<void> {
  await person.press('button', '=Continue');
  await person.seesHeading(heading);
}

/** Answers the whole auto questionnaire and sends it. Resolves with the number of the request. */
async function askForQuote(visitor: Person): Promise<string> {
  await visitor.goto('/get-quote?type=auto&set=full');
  await visitor.seesHeading('Where you live');
  await visitor.fill('What is your postal code?', 't2p1j9');
  await visitor.choose('=On the street', 'Where are your vehicles parked at night?');
  await goOn(visitor, 'Start date and current insurance');
  await visitor.choose('=As soon as possible', 'When would you like the insurance to start?');
  await visitor.choose('=No', 'Do you have this kind of insurance now?');
  await visitor.choose('=No', 'In the last 5 years, has an insurer cancelled your policy');
  await goOn(visitor, 'Your vehicles');
  await visitor.fill('Model year', '2019');
  await visitor.fill('=Make', 'Subaru');
  await visitor.fill('=Model', 'Outback');
  await visitor.choose('=Owned outright', 'Is it owned, financed or leased?');
  await visitor.choose('=Errands and pleasure', 'What is it mostly used for?');
  await visitor.fill('How far is it driven each year?', '12000');
  await visitor.choose('=None of these', 'Do any of these apply to it?');
  await goOn(visitor, 'Driving for pay and other uses');
  await visitor.choose('=No', 'Does anyone drive these vehicles for pay?');
  await goOn(visitor, 'Who drives');
  await visitor.fill('How many people will drive these vehicles?', '1');
  await visitor.fill('Full name', 'Morgan Example');
  await visitor.select('Month', 'April', 'Date of birth');
  await visitor.fill('Day', '12', 'Date of birth');
  await visitor.fill('Year', '1988', 'Date of birth');
  await visitor.select('Which licence does this driver hold?', 'Class 5, full');
  await visitor.fill('What year was this driver first licensed?', '2006');
  await goOn(visitor, 'Claims');
  await visitor.fill('How many partly or fully at-fault collisions', '0');
  await visitor.fill('How many other claims', '0');
  await goOn(visitor, 'Tickets and suspensions');
  await visitor.fill('How many traffic convictions', '0');
  await visitor.choose('=No', 'Have any of these drivers had a licence suspension');
  await goOn(visitor, 'The coverage you want');
  await visitor.choose('=I’d like advice', 'What should be included?');
  await visitor.choose('=$2,000,000', 'How much liability would you like?');
  await goOn(visitor, 'How to reach you');
  await visitor.fill('Full name', 'Morgan Example');
  await visitor.fill('Email address', EMAIL);
  await visitor.fill('Phone number', '403-555-0199');
  await visitor.choose('=By email', 'How should your broker contact you?');
  await goOn(visitor, 'Check your answers');
  await visitor.chooseAll('I agree that');
  await visitor.press('button', 'Send my request');
  await visitor.seesHeading('Request received');
  return visitor.reads('AB-\\d{4}-\\d{6}');
}

/** Fills in two options and sends them. Once an insurer is typed, it names its column. */
async function publishOptions(broker: Person): Promise<void> {
  for (const [option, insurer, premium] of [
    ['Option 1', 'Fictional Mutual', '1520'],
    ['Option 2', 'Imaginary Insurance', '1499'],
  ] as const) {
    await broker.fill(`=Insurer ${option}`, insurer);
    await broker.fill(`=Premium ${insurer}`, premium);
    await broker.fill(`=Third-party liability ${insurer}`, '2000000');
    await broker.fillDay(`=Valid until ${insurer}`, '2099-01-31');
  }
  await broker.press('button', 'Send 2 options to the client');
}

/** @throws {Error} at the first thing that is not as it should be; the pictures of all pages are then in `pictures` */
export async function walkJourney(engine: Engine, app: JourneyApp, pictures: string, step: Step): Promise<void> {
  const open = async () => new Person(await within(`a page of ${engine.name}`, engine.open()), app.url);
  const [visitor, broker] = [await open(), await open()];
  let number = '';
  try {
    await step('wizard', async () => {
      number = await askForQuote(visitor);
    });
    await step('sign-in, and accepting the offer', async () => {
      await signIn(broker, 'broker', 'demo_broker');
      await broker.press('button', '=Accept', number);
      await broker.press('link', '', number);
      await broker.isAt('^/broker/cases/');
    });
    await step('live conversation', async () => {
      const mail = await eventually('the receipt arrives', async () =>
        (await mailsTo(app, EMAIL)).find(({ subject }) => subject?.includes(number)),
      );
      await visitor.goto(/http:\/\/\S+invitation=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '');
      await visitor.fill('Username', 'morgan_engine', 'Register');
      await visitor.fill('=Password', PASSWORD, 'Register');
      await visitor.fill('=Confirm Password', PASSWORD, 'Register');
      await visitor.choose('I agree to the');
      await visitor.press('button', '=Create Account');
      await visitor.isAt('^/portal/cases/');
      await broker.fill('Message to the client', 'Hello Morgan, I have your request.');
      await broker.press('button', '=Send to the client');
      await visitor.sees('Hello Morgan, I have your request.');
      await visitor.fill('=Message', 'Thank you, I look forward to it.');
      await visitor.press('button', '=Send');
      await broker.sees('I look forward to it');
    });
    await step('upload', async () => {
      const file = path.join(pictures, 'current policy.txt.pdf');
      await writeFile(file, smallPdf());
      await visitor.chooseFile(file, 'Upload documents');
      await broker.press('tab', 'Documents');
      await broker.sees('current policy');
    });
    // The tab that crashed in WebKit while a formatted date was parsed.
    await step('options', async () => {
      await broker.press('tab', 'Options');
      await publishOptions(broker);
      await visitor.sees('Fictional Mutual');
      await visitor.sees('Imaginary Insurance');
    });
    await step('acceptance', async () => {
      await visitor.press('button', '=Choose Imaginary Insurance');
      const dialog = 'Choose Imaginary Insurance';
      await visitor.choose('there is no coverage until your broker confirms', dialog);
      await visitor.press('button', '=Accept this option', dialog);
      await visitor.sees('Waiting for your broker to confirm');
      await broker.seesThe('field', 'Policy number');
    });
    await step('lists of the admin', async () => {
      await broker.press('button', '=Log Out');
      await broker.isAt('^/broker/login$');
      await signIn(broker, 'admin', 'demo_admin');
      await broker.goto(`/admin/cases?q=${number}`);
      await broker.sees(number);
      await broker.goto('/admin/clients');
      await broker.sees('Morgan Example');
      for (const [list, words] of [
        ['brokers', 'Bailey Demo-Broker'],
        ['users', 'demo_admin'],
        ['messages', 'Sent through the contact form'],
        ['audit', 'Audit'],
        ['trouble', 'No browser errors'],
      ] as const) {
        await broker.goto(`/admin/${list}`);
        await broker.sees(words);
      }
    });
  } catch (error) {
    for (const [name, person] of Object.entries({ visitor, broker }))
      await person.screenshot(path.join(pictures, `${name}.png`)).catch(() => undefined);
    throw error;
  }
}

/** The smallest document that a reader opens. */
function smallPdf(): string {
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
    '',
  ].join('\n');
}
