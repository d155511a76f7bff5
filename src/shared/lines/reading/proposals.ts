/** What was found on a paper, as answers to the questions of one line. They are proposals: a person confirms each. */
import { checkAnswer } from '../answer-rules.ts';
import { formatAnswer } from '../describe.ts';
import type { Line } from '../ids.ts';
import type { AnswerableQuestion, AnswersInput, Question, QuoteDefinition, RepeatGroupQuestion } from '../types.ts';
import { answerOf, isBlank, isRecord, meets } from '../visibility.ts';
import { boxAround } from './cells.ts';
import type { Finding, FindingKind } from './findings.ts';
import { marksOf, type PaperKind, withMarks } from './marks.ts';

export interface Proposal {
  /** As in the issues: `vehicles.0.year`. */
  path: string;
  label: string;
  /** The row: "Vehicle 1". */
  section: string | null;
  value: unknown;
  words: string;
  /** What it would replace, in words. */
  replaces: string | null;
  /** Where it was read. */
  finding: Finding;
}

type Candidate = { value: unknown; finding: Finding };
type Finder = (kind: FindingKind, row?: number) => Finding | undefined;

const carKinds: readonly FindingKind[] = ['vin', 'make', 'liability', 'collision', 'comprehensive'];
const homeKinds: readonly FindingKind[] = ['dwelling', 'contents', 'homeLiability', 'homeKind'];
const subjectOfLine: Partial<Record<Line, 'cars' | 'home'>> = { auto: 'cars', 'commercial-auto': 'cars', home: 'home' };

/** What the policy insures, as far as the paper says. */
function subjectOf(findings: readonly Finding[]): 'cars' | 'home' | null {
  const has = (kinds: readonly FindingKind[]) => findings.some(({ kind }) => kinds.includes(kind));
  return has(carKinds) ? 'cars' : has(homeKinds) ? 'home' : null;
}

const given = (finding: Finding | undefined, value: unknown = finding?.value): Candidate | undefined =>
  finding && { value, finding };
const cents = (finding: Finding | undefined) => given(finding, finding && Number(finding.value) * 100);

/** The option that means an amount. */
function option(question: AnswerableQuestion, finding: Finding | undefined): Candidate | undefined {
  if (!finding || !('options' in question)) return undefined;
  const amount = Number(finding.value);
  const value = [String(amount), `${amount / 1_000_000}m`, amount > 2_000_000 ? 'more' : ''].find((known) =>
    question.options.some((one) => one.value === known),
  );
  return value ? { value, finding } : undefined;
}

type Sources = Readonly<Record<string, (find: Finder, question: AnswerableQuestion) => Candidate | undefined>>;

/** Two values that are one answer, shown as one part of the paper. */
function together(one: Finding, other: Finding): Finding {
  return one.page === other.page ? { ...one, box: boxAround([one.box, other.box]) } : one;
}

/** Who and where: the same on every policy of a person. */
const ofPerson: Sources = {
  fullName: (find) => given(find('name')),
  postalCode: (find) => given(find('postalCode')),
  address: (find) => {
    const [street, city] = [find('street'), find('city')];
    const both = street && city && together(street, city);
    return both && given(both, { street: street.value, city: city.value });
  },
};

/** What only a policy of the same kind says. */
const ofPolicy: Sources = {
  currentlyInsured: (find) => given(find('expiry') ?? find('insurer'), true),
  renewalMonth: (find) => given(find('expiry'), String(find('expiry')?.value).slice(0, 7)),
  currentInsurer: (find) => given(find('insurer')),
  driversCount: (find) => {
    const listed = [0, 1, 2, 3, 4, 5].filter((row) => find('driverName', row));
    return given(find('driverName'), listed.length);
  },
  homeKind: (find) => given(find('homeKind')),
  yearBuilt: (find) => given(find('yearBuilt')),
  rebuildCost: (find) => cents(find('dwelling')),
  contentsValue: (find) => cents(find('contents')),
  coverWish: (find) => find('comprehensive') && given(find('collision'), 'full'),
  liability: (find, question) => option(question, find('liability') ?? find('homeLiability')),
  collisionDeductible: (find, question) => option(question, find('collision')),
  comprehensiveDeductible: (find, question) => option(question, find('comprehensive')),
  deductible: (find, question) => option(question, find('homeDeductible')),
};

function ofVehicle(row: number): Sources {
  const model: Sources[string] = (find) => {
    const [make, name] = [find('make', row), find('model', row)];
    return make && given(make, [make.value, name?.value].filter(Boolean).join(' '));
  };
  const plain =
    (kind: FindingKind): Sources[string] =>
    (find) =>
      given(find(kind, row));
  return {
    ...{ vin: plain('vin'), year: plain('year'), make: plain('make'), model: plain('model') },
    ...{ unitVin: plain('vin'), unitYear: plain('year'), unitModel: model },
  };
}

function ofDriver(row: number): Sources {
  const plain =
    (kind: FindingKind): Sources[string] =>
    (find) =>
      given(find(kind, row));
  return {
    name: plain('driverName'),
    birthDate: plain('birthDate'),
    firstLicensed: plain('firstLicensed'),
    licenceClass: plain('licenceClass'),
  };
}

const groups: Readonly<Record<string, { sources: (row: number) => Sources; kinds: readonly FindingKind[] }>> = {
  vehicles: { sources: ofVehicle, kinds: ['vin', 'year', 'make', 'model'] },
  units: { sources: ofVehicle, kinds: ['vin', 'year', 'make', 'model'] },
  drivers: { sources: ofDriver, kinds: ['driverName', 'birthDate', 'firstLicensed', 'licenceClass'] },
};

/** The answers proposed for one list of questions, each checked by the engine as if it had been typed. */
function proposed(
  questions: readonly Question[],
  sources: Sources,
  find: Finder,
  {
    answers,
    outer,
    today,
    prefix,
    section,
  }: { answers: AnswersInput; outer: AnswersInput; today: string; prefix: string; section: string | null },
): Proposal[] {
  const scope: Record<string, unknown> = { ...outer, ...answers };
  return questions.flatMap((question): Proposal[] => {
    if (question.type === 'info' || !Object.hasOwn(sources, question.id)) return [];
    const candidate = sources[question.id]?.(find, question);
    if (!candidate || (question.showIf && !meets(question.showIf, scope))) return [];
    const { value } = checkAnswer(question, candidate.value, { today, scope });
    const words = value === undefined ? null : formatAnswer(question, value);
    if (value === undefined || words === null) return [];
    scope[question.id] = value;
    const before = answerOf(answers, question.id);
    if (JSON.stringify(before) === JSON.stringify(value)) return [];
    const replaces = isBlank(before) ? null : formatAnswer(question, before);
    return [
      {
        path: prefix + question.id,
        label: question.label,
        section,
        value,
        words,
        replaces,
        finding: candidate.finding,
      },
    ];
  });
}

function rowsProposed(
  group: RepeatGroupQuestion,
  findings: readonly Finding[],
  find: Finder,
  { answers, today }: { answers: AnswersInput; today: string },
): Proposal[] {
  const known = groups[group.id];
  if (!known) return [];
  const rows = answerOf(answers, group.id);
  const count = 1 + Math.max(-1, ...findings.filter(({ kind }) => known.kinds.includes(kind)).map(({ row }) => row));
  return Array.from({ length: Math.min(count, group.max) }, (_, row) => {
    const before = Array.isArray(rows) && isRecord(rows[row]) ? rows[row] : {};
    const place = { prefix: `${group.id}.${row}.`, section: `${group.itemLabel} ${row + 1}` };
    return proposed(group.questions, known.sources(row), find, { answers: before, outer: answers, today, ...place });
  }).flat();
}

/** In the order of the questionnaire; only answers that are valid, asked for and not there already. */
export function proposalsFor(
  definition: QuoteDefinition,
  findings: readonly Finding[],
  answers: AnswersInput,
  today: string,
): Proposal[] {
  const find: Finder = (kind, row = 0) => findings.find((one) => one.kind === kind && one.row === row);
  const subject = subjectOf(findings);
  const sameKind = subject === null || subject === subjectOfLine[definition.line];
  const sources = sameKind ? { ...ofPerson, ...ofPolicy } : ofPerson;
  const seen: Record<string, unknown> = { ...answers };
  return definition.steps.flatMap(({ questions, showIf }) => {
    if (showIf && !meets(showIf, seen)) return [];
    const here = proposed(questions, sources, find, { answers, outer: seen, today, prefix: '', section: null });
    for (const { path, value } of here) seen[path] = value;
    const rows = questions.flatMap((question) =>
      sameKind && question.type === 'repeatGroup' ? rowsProposed(question, findings, find, { answers, today }) : [],
    );
    return [...here, ...rows];
  });
}

/** The answers with the confirmed proposals, each marked with where it was read. */
export function withConfirmed(answers: AnswersInput, confirmed: readonly Proposal[], paper: PaperKind): AnswersInput {
  const next: Record<string, unknown> = { ...answers };
  const marks = { ...marksOf(answers) };
  for (const { path, value, finding } of confirmed) {
    const [id = '', row, field] = path.split('.');
    if (field === undefined) next[id] = value;
    else {
      const rows = Array.isArray(next[id]) ? [...(next[id] as unknown[])] : [];
      while (rows.length <= Number(row)) rows.push({});
      const before = rows[Number(row)];
      rows[Number(row)] = { ...(isRecord(before) ? before : {}), [field]: value };
      next[id] = rows;
    }
    marks[path] = { paper, page: finding.page };
  }
  return withMarks(next, marks);
}
