/** One questionnaire at a time, so that a visitor's phone fetches the line it asked for and no other. */
import type { Line } from './lines.ts';
import type { QuoteDefinition } from './types.ts';

const loaders: Readonly<Record<Line, () => Promise<QuoteDefinition>>> = {
  auto: async () => (await import('./definitions/auto.ts')).autoDefinition,
  home: async () => (await import('./definitions/home.ts')).homeDefinition,
  business: async () => (await import('./definitions/business.ts')).businessDefinition,
  'commercial-auto': async () => (await import('./definitions/commercial-auto.ts')).commercialAutoDefinition,
  'group-benefits': async () => (await import('./definitions/group-benefits.ts')).groupBenefitsDefinition,
  life: async () => (await import('./definitions/life.ts')).lifeDefinition,
  travel: async () => (await import('./definitions/travel.ts')).travelDefinition,
  supervisa: async () => (await import('./definitions/supervisa.ts')).supervisaDefinition,
  specialty: async () => (await import('./definitions/specialty.ts')).specialtyDefinition,
  general: async () => (await import('./definitions/general.ts')).generalDefinition,
};

/** The version of a line that is asked today; rejects when the file cannot be fetched. */
export function loadDefinition(line: Line): Promise<QuoteDefinition> {
  return loaders[line]();
}
