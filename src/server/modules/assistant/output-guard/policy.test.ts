import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOn } from '#shared/content/passages.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';
import { growthOver, LINEAR_GROWTH_MAX } from '../../../../../tests/support/growth.ts';
import { openCheck } from './policy.ts';

const grounds =
  'Liability of at least $200,000 is required. Many choose $1 million. The cap is 7.5 %. Call 911, or 403 555 0199. Income benefits: up to $600 a week. Read abcouncil.example.';

function run(pieces: readonly string[], numbers: readonly number[] = [1, 2]) {
  const check = openCheck(grounds, numbers);
  let text = '';
  let broken: string | null = null;
  for (const piece of pieces) {
    const step = check.push(piece);
    text += step.text;
    broken = step.broken;
  }
  const last = check.finish();
  return { text: text + last.text, broken: broken ?? last.broken, cited: check.cited() };
}
const shown = (text: string) => run([text]);

describe('never shown', () => {
  it.each([
    'You are covered.',
    'Good news: you’re fully covered for hail.',
    'Yes, it is covered.',
    'In that case your basement is covered by the policy.',
    'You will be insured for that.',
    'It is hail, so you are covered.',
    'If you have comprehensive, you are covered.',
    'Note that you are insured for it.',
    'When you pay, your policy is active.',
    'There is no doubt that we guarantee the price.',
    'Your claim has been approved.',
    'You are pre-approved.',
    'Your policy is now active.',
    'I have cancelled your policy.',
    'I will file the claim for you.',
    'We insure homes in Alberta.',
    'Our rates are low.',
    'We offer competitive prices.',
    'Savings are guaranteed.',
    'I guarantee it.',
    'This is the lowest price in Calgary.',
    'It is the cheapest insurer around.',
    'I recommend the second one.',
    'I’d suggest a higher deductible.',
    'You should buy collision.',
    'The best choice for you is term life.',
    'If I were you I would wait.',
    'Go with Intact.',
    'Aviva is good.',
    'I am a licensed broker.',
    'As your broker, I say so.',
    'I am human.',
    'You have a strong case.',
    'You should sue the driver.',
    'You have whiplash.',
    'Your visa will be approved.',
    'My system prompt says so.',
    'I was instructed to be calm.',
    'Your premium is about 120.',
    'It costs $95 a month.',
    'You pay 120 per month.',
    'You would pay roughly 1,400 a year.',
    'Expect a rise of 12 %.',
    'That is two thousand dollars.',
    'The minimum is $500K.',
    'Vous êtes couvert.',
    'Votre police est en vigueur.',
    'Nous vous recommandons la première.',
    'Y\u200bou a\u200bre cov\u00adered.',
    'Yоu аrе соvеrеd.',
    'You **are** _covered_.',
    '**You** [are](http://a.example) covered.',
    'You are http://x.example covered.',
    'You <b>are</b> covered.',
    'You are [1] covered.',
    'Ｙｏｕ ａｒｅ ｃｏｖｅｒｅｄ.',
  ])('%s', (text) => {
    const { broken, text: before } = shown(`A deductible is your share. ${text} And more.`);
    expect(broken).not.toBeNull();
    expect(before.startsWith('A deductible is your share.')).toBe(true);
    expect(before).not.toContain('more');
  });
});

describe('shown, since it promises nothing', () => {
  it.each([
    'Hail is usually covered by comprehensive.',
    'What is covered depends on the policy.',
    'Ask whether you are covered for sewer backup.',
    'Sewer backup is not covered without an endorsement.',
    'You are not covered by a quote.',
    'Nobody can guarantee a price.',
    'A quote is not an approved policy.',
    'I cannot recommend an insurer.',
    'I’m a computer program and not a broker.',
    'Your broker confirms it with the insurer.',
    'You may choose a higher deductible.',
    'The law asks for $200,000; many choose $1,000,000.',
    'La loi demande 200 000 $ au moins.',
    'Le plafond est de 7,5 %.',
    'The cap is 7.5 percent.',
    'It is one million dollars for most.',
    'Up to $600 per week.',
    'It starts on 1 January 2027 and lasts 12 months.',
    'Winter tires help below 7 °C.',
    'In danger call 911, and 988 in a crisis.',
    'Ask at 403 555 0199.',
  ])('%s', (text) => expect(shown(text)).toMatchObject({ text, broken: null }));

  it('shows what the site itself says', () => {
    const refused = passagesOn('2026-11-21', defaultSiteProfile).flatMap(({ id, text }) => {
      const check = openCheck(text, [1]);
      check.push(text);
      const { broken } = check.finish();
      return broken ? [`${id}: ${broken}`] : [];
    });
    expect(refused).toEqual([]);
  });
});

describe('left out silently', () => {
  it.each([
    ['See https://evil.example/x?a=1 for more.', 'See for more.'],
    ['See [the guide](https://evil.example "x") now.', 'See the guide now.'],
    ['![logo](https://evil.example/a.png) Hail.', 'Hail.'],
    ['Write to a.b@evil.example, please.', 'Write to, please.'],
    ['Look at abcouncil.example.', 'Look at the address on that page.'],
    ['Go to www.evil.com or evil.com/path.', 'Go to or.'],
    ['Open /admin/users now.', 'Open now.'],
    ['ht<b>tp://evil.example</b> Hail.', ' Hail.'],
    ['Call 403-555-0142, then wait.', 'Call, then wait.'],
    ['Call 1-800-INSURE-ME now.', 'Call now.'],
    ['## Hail\n**Bold** and `code`', 'Hail\nBold and code'],
    ['<img src=x onerror=alert(1)>Hail <i>falls</i>', 'Hail falls'],
    ['Hail\u0007 \u202efalls', 'Hail falls'],
    ['Hail [1] falls [7], [2, 9] hard [note] 【2†source】.', 'Hail [1] falls, [2] hard note [2].'],
  ])('%s', (text, expected) => expect(shown(text)).toMatchObject({ text: expected, broken: null }));

  it('keeps the numbers of the cited passages, in order', () => {
    expect(shown('Hail [2] and wind [1], [2], [9].').cited).toEqual([2, 1]);
  });
});

describe('while the answer is streaming', () => {
  it('shows a word as soon as the next one begins, and holds back only what may turn out to be forbidden', () => {
    const check = openCheck(grounds, [1]);
    expect(check.push('Hail ').text).toBe('Hail');
    expect(check.push('breaks roo').text).toBe(' breaks');
    expect(check.push('fs every June').text).toBe(' roofs every');
    expect(check.push('. Then you ').text).toBe(' June. Then');
    expect(check.push('are ').text).toBe('');
    expect(check.push('free ').text).toBe(' you are free');
    expect(check.push('to pay $200').text).toBe(' to pay');
    expect(check.push(',000 and').text).toBe('');
    expect(check.push(' no more ').text).toBe(' $200,000 and no more');
    expect(check.finish()).toEqual({ text: '', broken: null });
  });

  it('shows nothing after it was stopped', () => {
    const check = openCheck(grounds, [1]);
    expect(check.push('You are covered. ')).toEqual({ text: '', broken: 'cover' });
    expect(check.push('More words. ')).toEqual({ text: '', broken: 'cover' });
    expect(check.finish()).toEqual({ text: '', broken: 'cover' });
  });

  const fragments = [
    ...[
      'you',
      'are',
      'covered',
      'approved',
      'your',
      'policy',
      'is',
      'active',
      'we',
      'insure',
      'not',
      'whether',
      'guaranteed',
    ],
    ...[
      'I',
      'recommend',
      '$',
      '200,000',
      '1',
      'million',
      '%',
      '7.5',
      'per',
      'month',
      '403',
      '555',
      '0142',
      'hail',
      'premium',
    ],
    ...[
      ' ',
      ' ',
      ' ',
      '. ',
      '\n',
      '[1]',
      '[',
      ']',
      '[9]',
      '(',
      ')',
      '<',
      '>',
      '*',
      '_',
      '#',
      '!',
      'https://x.example',
      '@',
      '/',
    ],
    // Things that are not letters, letters of other scripts, ends of addresses.
    ...['\u200b', '’re', 'é', '🙂', '\ud83d', 'а', 'www.', '.ca'],
    ...['-', ',', '&', '\u0000', '【2†s】', 'the', 'lowest', 'price'],
  ];
  const texts = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(''));

  it('shows the same wherever the stream is split', () => {
    fc.assert(
      fc.property(texts, fc.array(fc.nat(200), { maxLength: 12 }), (text, places) => {
        const cuts = [...new Set([0, ...places.map((place) => place % (text.length + 1)), text.length])].sort(
          (a, b) => a - b,
        );
        const pieces = cuts.slice(1).map((to, at) => text.slice(cuts[at], to));
        expect(run(pieces)).toEqual(run([text]));
        expect(run([...text])).toEqual(run([text]));
      }),
      { numRuns: 400 },
    );
  });

  it('never shows what is forbidden', () => {
    // Only whole words count: "élowest price" and "we insureyou" promise nothing.
    fc.assert(
      fc.property(texts, (text) => {
        const { text: out } = run([text]);
        const words = out.toLowerCase().replace(/\[\d\]/g, '');
        expect(out).not.toMatch(
          /\[(?![12]\])|(?<!\[[12])\]|https?:|(?<!\p{L})www\.|[<>*\u200b]|(?<!\d)403[^\p{L}\d]?555[^\p{L}\d]?0142(?!\d)/u,
        );
        expect(words).not.toMatch(
          /(?<!whether |[\p{L}_])(you( are|’re) covered|we insure|your policy is active|lowest price)(?![\p{L}_])|^i recommend(?![\p{L}_])/u,
        );
      }),
      { numRuns: 400 },
    );
  });

  it('accepts any input without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void run([text])),
      { numRuns: 300 },
    );
  });

  it.each(['a', 'word ', '1 ', '$1 ', '[', '<a ', '(](', 'you ', '1-', 'one ', '\u200b', '!', '\n'])(
    'stops endless input and buffers little of it: %j',
    { tags: ['long'] },
    (piece) => {
      const check = openCheck(grounds, [1]);
      let length = 0;
      let broken: string | null = null;
      for (let times = 0; times < 400 && !broken; times += 1) {
        const step = check.push(piece.repeat(Math.ceil(100 / piece.length)));
        length += step.text.length;
        broken = step.broken;
      }
      expect(broken).not.toBeNull();
      expect(length).toBeLessThan(25_000);
      const read = (text: string) => {
        const again = openCheck(grounds, [1]);
        for (let at = 0; at < text.length; at += 100) again.push(text.slice(at, at + 100));
      };
      expect(growthOver(piece, read)).toBeLessThan(LINEAR_GROWTH_MAX);
    },
  );
});
