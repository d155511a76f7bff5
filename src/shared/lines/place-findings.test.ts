import { describe, expect, it } from 'vitest';
import { communities } from '../content/communities/registry.ts';
import { allCommunities, areApart, communitiesOf } from '../platform/communities.ts';
import { findDoubts, findKnockouts } from './findings.ts';
import { quoteDefinitions } from './questionnaires.ts';

const today = '2026-11-26';
const auto = quoteDefinitions.auto;

describe('a postal code beyond Alberta', () => {
  const notes = (postalCode: string) => findKnockouts(auto, { postalCode });

  it('says where it is, and where to turn', () => {
    const [note] = notes('V5K 0A1');
    expect(note?.title).toBe('This postal code is in British Columbia');
    expect(note?.turnTo).toEqual([{ label: 'Ask us who can help', href: '/contact' }]);
  });

  it('tells people on the Alberta side of Lloydminster to use their own', () => {
    expect(notes('s9v0a1')[0]?.text).toContain('T9V');
    expect(notes('T9V 0A1')).toEqual([]);
  });

  it('says nothing about Alberta, or about half a postal code', () => {
    expect(notes('T2P 1J9')).toEqual([]);
    expect(notes('V5K')).toEqual([]);
  });

  it('finds it in every line', () => {
    for (const definition of Object.values(quoteDefinitions)) {
      const kind = definition.line === 'home' ? { kind: 'house', homeKind: 'house' } : { kind: 'motorcycle' };
      const found = findKnockouts(definition, { ...kind, postalCode: 'R3B 2E9' }).map(({ id }) => id);
      expect(found, definition.line).toContain('postalCode-elsewhere');
    }
  });
});

describe('an address', () => {
  const doubts = (postalCode: string, city: string) =>
    findDoubts(auto, { postalCode, address: { street: '1 Main St', city } }, today).map(({ path }) => path);

  it('is doubted in another part of Alberta than the postal code', () => {
    expect(doubts('T2P 1J9', 'Edmonton')).toEqual(['address']);
    expect(doubts('T9H 1A1', 'lethbridge')).toEqual(['address']);
  });

  it.each([
    ['T2P 1J9', 'Calgary'],
    ['T8N 1A1', 'St Albert'],
    ['T8N 1A1', 'Saint Albert'],
    ['T3Z 1A1', 'Calgary'],
    ['T4A 1A1', 'Calgary'],
    ['T4E 1A1', 'Red Deer'],
    ['T2P 1J9', 'Somewhere Small'],
    ['V5K 0A1', 'Calgary'],
  ])('is not doubted with %s and %s', (postalCode, city) => {
    expect(doubts(postalCode, city)).toEqual([]);
  });
});

describe('communities', () => {
  it('are those of the postal code', () => {
    expect(communitiesOf('t1w 1a1')).toEqual(['Canmore']);
    expect(communitiesOf('T0L 0T0')).toContain('Claresholm');
    expect(communitiesOf('T2P')).toEqual(['Calgary']);
    expect(communitiesOf('S9V 0A1')).toEqual([]);
  });

  it('agree with the pages about them', () => {
    for (const { name, postalPrefixes } of communities) {
      for (const code of postalPrefixes.flatMap((text) => text.match(/T\d[A-Z]/g) ?? [])) {
        if (code !== 'T6Y') expect(communitiesOf(code), code).toContain(name);
      }
    }
  });

  it('are never apart from their own postal codes', () => {
    for (const town of allCommunities()) {
      const own = letters.filter((code) => communitiesOf(code).includes(town));
      expect(own.length, town).toBeGreaterThan(0);
      for (const code of own) expect(areApart(code, town), `${code} ${town}`).toBe(false);
    }
  });
});

const letters = [...'0123456789'].flatMap((digit) => [...'ABCEGHJKLMNPRSTVWXYZ'].map((end) => `T${digit}${end}`));
