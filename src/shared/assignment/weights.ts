import { z } from 'zod';
import { byRule } from '#shared/platform/issue-rules.ts';
import { defineSetting } from '#shared/platform/settings.ts';
import { saveSettingInput, settingView } from '#shared/settings/schema.ts';

const WEIGHTS = 'Enter whole numbers that add up to 100';
const points = z.int(WEIGHTS).min(0, WEIGHTS).max(100, WEIGHTS);

/** How many points out of 100 each part of matching gives. */
export const matchingWeightsSchema = z
  .object({ capacity: points, language: points, fairness: points, area: points })
  // Reported for all four together: no single one is wrong.
  .refine(
    ({ capacity, language, fairness, area }) => capacity + language + fairness + area === 100,
    byRule('wrong_total', WEIGHTS),
  );
export type MatchingWeights = z.infer<typeof matchingWeightsSchema>;

export const matchingWeightsSetting = defineSetting('matching', matchingWeightsSchema, {
  capacity: 40,
  language: 25,
  fairness: 25,
  area: 10,
});

export const matchingSchema = settingView(matchingWeightsSchema);
export const saveMatchingInputSchema = saveSettingInput(matchingWeightsSchema);
