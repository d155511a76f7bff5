/**
 * Trains what hears danger in a message, when the content is built: a logistic regression over the odds of each feature (Wang and Manning,
 * 2012: "Baselines and Bigrams"), and the odds of each feature for each kind of danger.
 */
import type { UrgentKind, UrgentMessages } from '#shared/content/dangers/urgent.ts';
import { ODDS, scaleOf, type Urgency } from './urgency.ts';
import { heardIn } from './urgency-features.ts';

/** A feature that few messages have says less than its odds. */
const SMOOTH = 0.3;
/** A feature seen once is chance. */
const SEEN_MIN = 2;
const ROUNDS = 16;
/** The weights are the mean of those after the last rounds: the order of the messages does not matter then. */
const AVERAGED = 10;
const RATE = 0.1;
/** Where each weight starts, and how strongly it is held there. */
const START = 0.15;
const HELD = 1e-5;
/** Dangerous messages together count for this share of the ordinary questions, however many there are: missing danger is worse. */
const DANGERS_COUNT = 0.3;
/** People begin like this whatever they ask, so it says nothing. */
const OPENINGS = [
  'hypothetically',
  'asking for a friend',
  'quick question',
  'help',
  'sorry my english is not good',
  'please answer fast',
  'no judgment please',
  'just answer',
  'be honest',
  'ok so',
  'does my insurance cover this',
  'my cousin wants to know',
  'serious question',
  'what do i do',
];

type Message = { text: string; kind: string | null };
type Example = { features: number[]; scale: number; isDanger: boolean; kind: string | null };

/** One in so many messages is seen with an opening too. */
const withOpenings = (messages: readonly Message[], every: number) =>
  messages.flatMap(({ text, kind }, at) =>
    at % every === 0
      ? [
          { text, kind },
          { text: `${OPENINGS[at % OPENINGS.length]} ${text}`, kind },
        ]
      : [{ text, kind }],
  );

function exampleOf({ text, kind }: Message): Example {
  const { features } = heardIn(text);
  return { features: [...features], scale: scaleOf(features.size), isDanger: kind !== null, kind };
}

/** In how many examples each feature occurs. */
function countsIn(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}

/** How much more often each feature occurs in some examples than in others: a log of odds. */
function oddsOf(features: Uint32Array, these: readonly Example[], others: readonly Example[]): Float32Array {
  const [here, there] = [countsIn(these), countsIn(others)];
  const share = others.length / Math.max(these.length, 1);
  return Float32Array.from(features, (feature) => {
    const one = ((here.get(feature) ?? 0) + SMOOTH) / (these.length + 1);
    const other = ((there.get(feature) ?? 0) + SMOOTH * share) / (others.length + 1);
    return Math.log(one / other);
  });
}

/** The same order on every machine and every run. */
function shuffled<T>(items: readonly T[], round: number): T[] {
  let seed = round + 1;
  const draw = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  return items
    .map((item) => ({ item, order: draw() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** @param odds of each feature; each example names features by their place */
function weigh(odds: Float32Array, examples: readonly Omit<Example, 'kind'>[]): Pick<Urgency, 'weights' | 'bias'> {
  const dangers = examples.filter(({ isDanger }) => isDanger).length;
  const worth = (DANGERS_COUNT * (examples.length - dangers)) / Math.max(dangers, 1);
  const own = new Float64Array(odds.length).fill(START);
  const steps = new Float64Array(odds.length).fill(1e-6);
  let [bias, biasSteps] = [0, 1e-6];
  const sums = new Float64Array(odds.length);
  let biases = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { features, scale, isDanger } of shuffled(examples, round)) {
      let sum = bias;
      for (const at of features) sum += (own[at] as number) * (odds[at] as number) * scale;
      const error = (1 / (1 + Math.exp(-sum)) - (isDanger ? 1 : 0)) * (isDanger ? worth : 1);
      biasSteps += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSteps);
      for (const at of features) {
        const slope = error * (odds[at] as number) * scale + HELD * ((own[at] as number) - START);
        steps[at] = (steps[at] as number) + slope * slope;
        own[at] = (own[at] as number) - (RATE * slope) / Math.sqrt(steps[at] as number);
      }
    }
    if (round < ROUNDS - AVERAGED) continue;
    biases += bias;
    own.forEach((weight, at) => {
      sums[at] = (sums[at] as number) + weight;
    });
  }
  return { weights: odds.map((odd, at) => (odd * (sums[at] as number)) / AVERAGED), bias: biases / AVERAGED };
}

/**
 * @param dangers messages of each kind, as typed; those of the kind `none` sound like danger and are ordinary
 * @param ordinary questions, as typed
 */
export function trainUrgency({ none = [], ...dangers }: UrgentMessages, ordinary: readonly string[]): Urgency {
  const kinds = Object.keys(dangers) as UrgentKind[];
  const dangerous = Object.entries(dangers).flatMap(([kind, texts]) => texts.map((text) => ({ text, kind })));
  const others = [...none, ...none, ...ordinary].map((text) => ({ text, kind: null }));
  const [these, those] = [withOpenings(dangerous, 2).map(exampleOf), withOpenings(others, 12).map(exampleOf)];
  const examples = [...these, ...those];
  const counted = [...countsIn(examples)].filter(([, count]) => count >= SEEN_MIN);
  const features = Uint32Array.from(counted, ([feature]) => feature).sort();
  const places = new Map(Array.from(features, (feature, at): [number, number] => [feature, at]));
  const placed = examples.map((one) => ({ ...one, features: one.features.flatMap((each) => places.get(each) ?? []) }));
  const inDanger = countsIn(these);
  const dangerousFeatures = features.filter((feature) => inDanger.has(feature));
  const ofKinds = new Int8Array(dangerousFeatures.length * kinds.length);
  kinds.forEach((kind, index) => {
    const [own, rest] = [these.filter((one) => one.kind === kind), these.filter((one) => one.kind !== kind)];
    oddsOf(dangerousFeatures, own, rest).forEach((odds, at) => {
      ofKinds[at * kinds.length + index] = Math.round(odds * ODDS);
    });
  });
  const weighed = weigh(oddsOf(features, these, those), placed);
  return { features, ...weighed, kinds, dangerous: dangerousFeatures, ofKinds };
}
