import { describe, expect, it } from 'vitest';
import { loadVehicleNames } from './load.ts';
import { namesFor, sameName } from './names.ts';
import { readingOf } from './reading.ts';

const names = await loadVehicleNames();
const car = { list: 'model', kinds: ['car'] } as const;

describe('makes and models for typing', () => {
  it('offers makes of the kind that is asked about', () => {
    const makes = (kind: 'car' | 'motorcycle') =>
      namesFor(names, { list: 'make', kinds: [kind] }, { make: undefined, year: undefined, typed: '' });
    expect(makes('car')).toEqual(expect.arrayContaining(['Honda', 'Subaru', 'Volkswagen']));
    expect(makes('car')).not.toContain('Ducati');
    expect(makes('motorcycle')).toEqual(expect.arrayContaining(['Ducati', 'Honda']));
    expect(makes('motorcycle')).not.toContain('Subaru');
  });

  it('offers models of the make and the year', () => {
    const models = (make: string, year: unknown) => namesFor(names, car, { make, year, typed: '' });
    expect(models('Subaru', 2019)).toEqual(expect.arrayContaining(['Outback', 'Crosstrek']));
    expect(models('Subaru', 2019)).not.toContain('Baja');
    expect(models('subaru', 2004)).toContain('Baja');
    expect(models('Honda', 2019)).not.toContain('Gold Wing');
    expect(models('VW', '__unknown')).toContain('Golf');
    expect(models('No such make', 2019)).toEqual([]);
  });

  it.each([
    ['Acura', 2003, '1.7EL'],
    ['Nissan', 2017, 'Micra'],
    ['Pontiac', 2006, 'Wave'],
    ['Mitsubishi', 2020, 'RVR'],
  ])('knows the %s of %i that was only sold in Canada', (make, year, model) => {
    expect(namesFor(names, car, { make, year, typed: '' })).toContain(model);
  });

  it('offers make and model in one where one field asks for both', () => {
    const both = (typed: string) =>
      namesFor(names, { list: 'makeAndModel', kinds: ['truck'] }, { make: undefined, year: 2022, typed });
    expect(both('')).toContain('Kenworth');
    expect(both('t68')).toContain('Kenworth T680');
    expect(both('er').length).toBeLessThanOrEqual(100);
  });

  it('has names that fit the fields, each once', () => {
    for (const [make, models] of names) {
      const list = models.map(({ name }) => name);
      expect(new Set(list).size, make).toBe(list.length);
      for (const name of [make, ...list]) expect(name, make).toMatch(/^[\w'’+.-][\w '’+./"-]{0,39}$/u);
    }
  });
});

describe('what a VIN means for its row', () => {
  const fills = { year: 'year', make: 'make', model: 'model' };
  const outback = { year: 2019, make: 'Subaru', model: 'Outback', body: 'SUV', fuel: 'gasoline' };

  it('says it in a few words', () => {
    expect(readingOf(outback, fills).words).toBe('2019 Subaru Outback, SUV, gasoline');
    expect(readingOf({ make: 'Ford' }, fills).words).toBe('Ford');
  });

  it('fills what is empty or unsure, and offers to replace what differs', () => {
    const { compare } = readingOf(outback, fills);
    expect(compare({})).toEqual({ empty: { year: 2019, make: 'Subaru', model: 'Outback' }, different: {} });
    expect(compare({ year: '__unknown', make: 'SUBARU', model: 'Outback Limited' })).toEqual({
      empty: { year: 2019 },
      different: {},
    });
    expect(compare({ year: 2018, make: 'Subaru', model: 'Forester' })).toEqual({
      empty: {},
      different: { year: 2019, model: 'Outback' },
    });
  });

  it('leaves alone what the VIN does not say', () => {
    const { compare } = readingOf({ make: 'Ford' }, { year: 'unitYear', makeAndModel: 'unitModel' });
    expect(compare({ unitYear: 2020 })).toEqual({ empty: {}, different: {} });
  });

  it('takes other spellings for the same name', () => {
    expect(sameName('mercedes benz', 'Mercedes-Benz')).toBe(true);
    expect(sameName('F150', 'F-150')).toBe(true);
    expect(sameName('F-150', 'F-250')).toBe(false);
  });
});
