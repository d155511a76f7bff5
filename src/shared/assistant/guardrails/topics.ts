/** A rough guess at a question's topic from its words: enough to choose a fixed page, never enough to answer from. */
import { communities } from '#shared/content/communities/registry.ts';
import type { Line } from '#shared/lines/ids.ts';
import { paths } from '#shared/platform/paths.ts';
import { namesPlace } from '#shared/platform/place-names.ts';
import { lineIn, lineOfPage } from '../named-line.ts';

export type Loss =
  | 'crash'
  | 'water'
  | 'hail-car'
  | 'hail-home'
  | 'online'
  | 'away'
  | 'firm'
  | 'glass'
  | 'break-in'
  | 'theft'
  | 'tree'
  | 'other';

export type Topic = {
  line: Line | null;
  /** The slug of the community that is named or being read about. */
  community: string | undefined;
  loss: Loss;
};

const placeIn = (text: string) => communities.find(({ name }) => namesPlace(text, name))?.slug;

const placeOfPage = (page: string) =>
  communities.find(({ slug }) => page.startsWith(paths.location(slug)) || page.startsWith(`/alberta/${slug}`))?.slug;

const losses: readonly (readonly [Loss, RegExp])[] = [
  ['online', /\bhack|\bransom|\bphish|\bscam/],
  [
    'away',
    /\bluggage|\bpassport|\bvacation|\bflight|\bhotel in\b|\bcancun|\bmexico|\bhawaii|\babroad|\boverseas|\bbagages?\b/,
  ],
  [
    'hail-car',
    /\b(?:hail|gr[eê]le)\b(?=[\s\S]*\b(?:car|truck|van|vehicle|suv|windshield|auto)\b)|\b(?:car|truck|van|vehicle|suv|auto)\b(?=[\s\S]*\bhail)/,
  ],
  ['hail-home', /\bhail|\bgr[eê]le/],
  [
    'water',
    /\bwater|\bflood|\bleak|\bburst|\bsew(?:er|age)|\btoilet|\bpipes?\b|\bsoaked|\bsump|\bdishwasher|\bhot water tank|\bd[eé]g[aâ]t d|\binond/,
  ],
  [
    'crash',
    /\baccident|\bcrash|\bcollision|\brear[- ]?ended|\bfender|\bwreck|\bsideswiped|\bt[- ]?boned|\bditch|\b(?:deer|moose|elk)\b|\bhit (?:me|my (?:parked )?(?:car|truck|van|vehicle|suv|bumper)|us|a|an|the|another|someone)\b|\b(?:backed|slid|ran|drove|bumped) into|\btotall?ed|\bembouti/,
  ],
  ['glass', /\bwind(?:shield|screen)|\bpare[- ]brise/],
  ['firm', /\b(?:shop|store|restaurant|office|warehouse|salon|bar|clinic|business|caf[eé]|bakery)\b/],
  ['break-in', /\b(?:break[- ]?in|broke into my (?:house|home|condo|apartment|suite|place)|burgl|robbed|ransacked)/],
  ['theft', /\b(?:stole|stolen|theft|thie(?:f|ves)|swiped|vol[eé]e?)\b/],
  ['tree', /\b(?:tree|branch)\b/],
];

/** @param before the visitor's earlier questions, latest first */
export function topicOf(question: string, before: readonly string[], page: string): Topic {
  const all = [question, ...before];
  const line = all.map(lineIn).find((found) => found !== null) ?? lineOfPage(page);
  return {
    line,
    community: all.map(placeIn).find((found) => found !== undefined) ?? placeOfPage(page),
    loss: losses.find(([, pattern]) => pattern.test(question.toLowerCase()))?.[0] ?? 'other',
  };
}

/** The quote request form; with the line where one is named. */
export const quoteForm = ({ line, community }: Topic): string =>
  line === null ? paths.getQuote : paths.quoteOf(line, community ? { community } : {});
