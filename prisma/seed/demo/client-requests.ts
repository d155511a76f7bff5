/** The five requests of the demo's client, each at another point of its way. */
import { ask } from '../simulation/case-story.ts';
import { addDays, optionsFor, policyFor } from '../simulation/words.ts';
import type { Scene } from './scene.ts';

/** A car that is insured: asked, compared and bound two months ago. */
export function boundCar({ on, services, cast, random, today }: Scene): void {
  on(40.5, async () => {
    const story = await ask(
      services,
      {
        line: 'auto',
        from: cast.casey,
        answers: {
          postalCode: 'T2P 1J9',
          vehicles: [
            { year: 2019, make: 'Subaru', model: 'Outback', ownership: 'owned', use: 'pleasure', winterTires: true },
          ],
          drivers: [{ name: 'Casey Demo-Client', birthDate: '1988-04-12', licenceClass: '5', firstLicensed: 2006 }],
        },
      },
      random,
    );
    on(40.4, () => story.accept(cast.bailey));
    on(40.2, async () => {
      await story.reply(
        'Hi Casey, I’m Bailey. I’ll compare three insurers for the Outback. Do you want to keep your current deductible of $500?',
      );
    });
    on(40, async () => {
      await story.read('client');
      await story.write('Hi Bailey, $1,000 would be fine if it makes a real difference.');
    });
    on(39, async () => {
      await story.read('broker');
      await story.publish(
        optionsFor('auto', today(), random),
        'Both include accident forgiveness. With $1,000 you save about $160 a year.',
      );
    });
    on(38, () => story.chooseOption(1));
    on(37.5, () => story.bind(policyFor(today(), random)));
    on(37, () => story.read('client'));
  });
}

/** A motorcycle: an option is accepted, and the broker has to confirm it with the insurer. */
export function acceptedMotorcycle({ on, services, cast, random, today }: Scene): void {
  on(6, async () => {
    const story = await ask(
      services,
      {
        line: 'specialty',
        from: cast.casey,
        answers: {
          postalCode: 'T2P 1J9',
          kind: 'motorcycle',
          vehicles: [{ year: 2021, make: 'Honda', model: 'Rebel 500' }],
          bikeLicence: 'full',
          bikeType: 'cruiser',
          monthsUsed: 'summer',
        },
      },
      random,
    );
    on(5.9, () => story.accept(cast.bailey));
    on(5.6, () => story.reply('Thanks, Casey. A seasonal policy may be cheaper. I’ll send you both.'));
    on(4, () =>
      story.publish(
        optionsFor('specialty', today(), random),
        'The first option is for the season, the second for the whole year.',
      ),
    );
    on(3.5, () => story.read('client'));
    on(0.2, () => story.chooseOption(0));
  });
}

/** A house: three documents, two options to compare, one of them with a PDF, and somebody who applies with the client. */
export function quotedHouse({ on, services, cast, random, today }: Scene): void {
  on(5, async () => {
    const story = await ask(
      services,
      {
        line: 'home',
        from: cast.casey,
        answers: { postalCode: 'T2P 1J9', homeKind: 'house', dwellingType: 'detached', yearBuilt: 1998 },
        minutes: 8.5,
      },
      random,
    );
    on(4.9, () => story.accept(cast.bailey));
    on(4.8, () => story.applyTogether(cast.riley));
    on(4.7, () => story.reply('Hello Casey, could you upload your current policy? Then I can compare like with like.'));
    on(4.2, async () => {
      await story.read('client');
      await story.write('Of course. It’s in the documents now.');
      await story.attach('client', {
        fileName: 'current-home-policy.pdf',
        category: 'policy',
        heading: 'Home policy (sample)',
        lines: ['Dwelling: $620,000', 'Contents: $310,000', 'Deductible: $1,000', 'Sewer backup: $30,000'],
      });
    });
    on(4.1, () => story.note('Sewer backup limit is low for the area. Ask both markets for $50,000.'));
    on(1.2, () =>
      story.publish(
        withSewerBackup(optionsFor('home', today(), random)),
        'I’ve attached the comparison as a PDF. The second option has the higher sewer backup limit.',
      ),
    );
    on(1.1, async () => {
      await story.attach('broker', {
        fileName: 'home-options-compared.pdf',
        category: 'other',
        heading: 'Home insurance options compared (sample)',
        lines: ['Option 1: sewer backup $30,000, deductible $500', 'Option 2: sewer backup $50,000, deductible $1,000'],
      });
      await story.reply('The PDF is in your documents. Happy to go through it with you on the phone.');
    });
  });
}

/** A bakery: the broker has a question and has requested a document. */
export function waitingBakery({ on, services, cast, random, today }: Scene): void {
  on(3, async () => {
    const story = await ask(
      services,
      {
        line: 'business',
        from: cast.casey,
        answers: {
          postalCode: 'T2N 3P4',
          businessName: 'Kensington Crumb Bakery',
          industry: 'restaurants',
          cooking: ['oven'],
          restaurantKind: 'cafe',
          seats: 14,
          alcoholShare: 0,
          closingTime: 'evening',
          delivery: ['apps'],
          employees: 6,
          yearsInBusiness: 4,
          premises: 'leased',
          inAlberta: 'all',
        },
      },
      random,
    );
    on(2.9, () => story.accept(cast.bailey));
    on(2.6, () => story.reply('Hi Casey, thanks. I’m checking which markets like bakeries with an oven on site.'));
    on(1.5, async () => {
      await story.read('client');
      await story.question(
        'Who owns the ovens, you or the landlord? That decides what the contents limit has to cover.',
      );
      await story.requestDocument({
        title: 'The insurance pages of your lease',
        why: 'Landlords often set a liability limit. The policy has to match it.',
        category: 'other',
        dueOn: addDays(today(), 7),
      });
    });
  });
}

/** A trip: just sent, and offered to a broker who has not answered yet. */
export function offeredTrip({ on, services, cast, random }: Scene): void {
  on(0.1, async () => {
    await ask(
      services,
      {
        line: 'travel',
        from: cast.casey,
        answers: { postalCode: 'T2P 1J9', tripKind: 'single', destination: 'Portugal' },
      },
      random,
    );
  });
}

/** As the broker's message and the PDF say: $30,000 and $50,000. */
function withSewerBackup(options: ReturnType<typeof optionsFor>): ReturnType<typeof optionsFor> {
  return options.map((option, index) => ({
    ...option,
    coverages: option.coverages.map((coverage) =>
      coverage.name === 'Sewer backup' ? { ...coverage, limitCents: index === 0 ? 3_000_000 : 5_000_000 } : coverage,
    ),
  }));
}
