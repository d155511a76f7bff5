/** All questionnaires. The wizard, which needs one of them at a time, takes it from load-definition.ts instead. */
import { autoDefinition } from './definitions/auto.ts';
import { businessDefinition } from './definitions/business.ts';
import { commercialAutoDefinition } from './definitions/commercial-auto.ts';
import { generalDefinition } from './definitions/general.ts';
import { groupBenefitsDefinition } from './definitions/group-benefits.ts';
import { homeDefinition } from './definitions/home.ts';
import { lifeDefinition } from './definitions/life.ts';
import { specialtyDefinition } from './definitions/specialty.ts';
import { supervisaDefinition } from './definitions/supervisa.ts';
import { travelDefinition } from './definitions/travel.ts';
import type { Line } from './lines.ts';
import type { QuoteDefinition } from './types.ts';

/** The version of each line that is asked today. */
export const quoteDefinitions: Readonly<Record<Line, QuoteDefinition>> = {
  auto: autoDefinition,
  home: homeDefinition,
  business: businessDefinition,
  'commercial-auto': commercialAutoDefinition,
  'group-benefits': groupBenefitsDefinition,
  life: lifeDefinition,
  travel: travelDefinition,
  supervisa: supervisaDefinition,
  specialty: specialtyDefinition,
  general: generalDefinition,
};

/**
 * The questions as they stood when somebody answered them. A version that has been answered is never edited:
 * a change gets the next number, and the old definition stays in this list for the drafts and cases that name it.
 */
const published: readonly QuoteDefinition[] = Object.values(quoteDefinitions);

/** `undefined` for a version that was never published. */
export function findDefinition(line: Line, version: number): QuoteDefinition | undefined {
  return published.find((definition) => definition.line === line && definition.version === version);
}
