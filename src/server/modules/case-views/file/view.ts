/** A case file as a PDF: section by section, in the wording its reader knows from the screen. */

import { consentView } from '#server/modules/case-views/consents/queries.ts';
import { caseNumber } from '#server/modules/cases/summary/queries.ts';
import { describeDay, describeOnPaper } from '#server/platform/business-time/moments.ts';
import type { Block, Fact, Paper } from '#server/platform/pdf/print.ts';
import { clientMatchReason, failureLabels } from '#shared/assignment/rules.ts';
import { callbackStatusLabels } from '#shared/callbacks/schema.ts';
import { eventLabels, priorityLabels, staffStatusLabels, stageLabels } from '#shared/cases/labels.ts';
import { participantRoleLabels } from '#shared/cases/participants/schema.ts';
import { documentRequestStatusLabels, type ScanState } from '#shared/documents/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import { type Coverage, coverageSchema } from '#shared/lines/coverages/schema.ts';
import { documentCategoryLabels } from '#shared/lines/document-categories.ts';
import { lineLabels } from '#shared/lines/lines.ts';
import { placingOf } from '#shared/lines/placing.ts';
import { formatMoney, formatNumber } from '#shared/platform/formats.ts';
import { shownAddress } from '#shared/platform/placeholder-address.ts';
import type { SiteProfile } from '#shared/platform/site.ts';
import { dayWords } from '#shared/platform/time/words.ts';
import type { CaseFacts } from './queries.ts';

const scanWords: Record<ScanState, string> = {
  pending: 'Scanning',
  clean: 'Scanned, no threats found',
  skipped: 'Not scanned: no scanner is configured',
  infected: 'Quarantined: threat found, can’t be opened',
};

const optionStates: Record<CaseFacts['options'][number]['status'], string> = {
  open: 'Open; valid',
  accepted: 'Accepted by the client; valid',
  declined: 'Not chosen; valid',
  expired: 'Expired; valid',
  superseded: 'Replaced by newer options; valid',
};

const terms: Record<string, string> = { annual: 'a year', semiannual: 'every six months', monthly: 'a month' };

const paperMoment = (moment: Date | string, site: SiteProfile) => describeOnPaper(new Date(moment), site);
const isoDay = (date: Date) => describeDay(date, { timeZone: 'UTC' });
const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text });
const none = (text: string): Block => ({ kind: 'text', text, quiet: true });
const factsOf = (facts: readonly (Fact | null)[]): Block => ({
  kind: 'facts',
  facts: facts.filter((fact) => fact !== null),
});
const fact = (label: string, value: string | null | undefined): Fact | null => (value ? { label, value } : null);

function overview({ row, people }: CaseFacts, site: SiteProfile): Block[] {
  const { broker } = row;
  const profile = broker?.brokerProfile;
  const joined = people.participants.filter(({ status }) => status === 'joined');
  return [
    heading('Request'),
    factsOf([
      fact('Number', caseNumber(row, site)),
      fact('Subject', row.title),
      fact('Insurance', lineLabels[row.type as CaseType]),
      fact('Status', `${staffStatusLabels[row.status]}, at the stage “${stageLabels[row.stage]}”`),
      fact('Priority', priorityLabels[row.priority]),
      fact('Received', paperMoment(row.createdAt, site)),
      fact('Closed', row.closedAt && paperMoment(row.closedAt, site)),
      fact('Source', row.source),
      fact('Client', row.contactName),
      fact('Email', shownAddress(row.contactEmail)),
      fact('Phone', row.contactPhone),
      fact('Language', new Intl.DisplayNames('en-CA', { type: 'language', fallback: 'code' }).of(row.language)),
      fact(
        'Participants',
        joined.map(({ name, role }) => `${name} (${participantRoleLabels[role].toLowerCase()})`).join('; '),
      ),
      fact(
        'Broker',
        broker
          ? [broker.fullName, profile?.firm, profile && `licence ${profile.licenceNumber}`].filter(Boolean).join(', ')
          : 'Unassigned',
      ),
      fact('Bound with', row.boundInsurer && `${row.boundInsurer}, policy ${row.policyNumber ?? ''}`),
      fact(
        'Policy',
        row.policyEffectiveOn &&
          row.policyExpiresOn &&
          `${isoDay(row.policyEffectiveOn)} to ${isoDay(row.policyExpiresOn)}`,
      ),
    ]),
  ];
}

const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function answersPart({ answers }: CaseFacts): Block[] {
  const left =
    'Sensitive answers are not included in this file. People with access can view them in the portal, where viewing is logged.';
  return [
    heading('Answers'),
    ...answers.sections.flatMap(({ section, rows }) => [
      heading(section, 3),
      factsOf(
        rows.map(({ label, value, readFrom }) => fact(label, readFrom ? `${value} (${inSentence(readFrom)})` : value)),
      ),
    ]),
    none(answers.hasMore ? left : 'No sensitive answers were given.'),
  ];
}

function coverageWords({ limitCents, deductibleCents, note }: Coverage): string {
  const parts = [
    limitCents === null ? null : `limit ${formatMoney(limitCents)}`,
    deductibleCents === null ? null : `deductible ${formatMoney(deductibleCents)}`,
    note || null,
  ].filter(Boolean);
  const words = parts.join('; ') || 'Included';
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function optionsPart({ options }: CaseFacts, site: SiteProfile): Block[] {
  if (options.length === 0) return [heading('Options'), none('No options have been sent.')];
  return [
    heading('Options'),
    none(
      'Entered by the broker. An option is not coverage: nothing is insured until the broker confirms it with the insurer.',
    ),
    ...options.flatMap((option) => [
      heading(`${option.insurer}: ${formatMoney(option.premiumCents)} ${terms[option.term] ?? option.term}`, 3),
      factsOf([
        fact('Sent', `${paperMoment(option.createdAt, site)} (round ${option.round})`),
        fact('Status', `${optionStates[option.status]} until ${isoDay(option.validUntil)}`),
        ...coverageSchema
          .array()
          .parse(option.coverages)
          .map((coverage) => fact(coverage.name, coverageWords(coverage))),
        fact('Exclusions', option.exclusions),
        fact('Note', option.note),
      ]),
    ]),
  ];
}

function callsPart({ calls }: CaseFacts): Block[] {
  if (calls.callbacks.length === 0) return [];
  return [
    heading('Calls'),
    factsOf(
      calls.callbacks.map(({ words, minutes, about, status, createdByName }) =>
        fact(
          words,
          [`${callbackStatusLabels[status]}, ${minutes} minutes, scheduled by ${createdByName}`, about]
            .filter(Boolean)
            .join('. '),
        ),
      ),
    ),
  ];
}

function deletion({ at, byName }: { at: string; byName: string | null }, site: SiteProfile): string {
  return byName === null ? paperMoment(at, site) : `${paperMoment(at, site)} by ${byName}`;
}

function documentsPart({ documents: { documents, requests } }: CaseFacts, site: SiteProfile): Block[] {
  return [
    heading('Documents'),
    ...(documents.length === 0 ? [none('No documents.')] : []),
    ...documents.flatMap((document) => [
      heading(document.title, 3),
      factsOf([
        fact('Type', `${documentCategoryLabels[document.category]}${document.staffOnly ? ', staff only' : ''}`),
        fact('Deleted', document.deleted && deletion(document.deleted, site)),
        ...document.versions.flatMap(({ number, fileName, size, sha256, scanState, createdAt }) => [
          fact(
            `Version ${number}`,
            `${fileName}, ${formatNumber(size)} bytes, ${paperMoment(createdAt, site)}, uploaded by ${document.uploadedByName}`,
          ),
          fact('SHA-256', sha256),
          fact('Scan', scanWords[scanState]),
        ]),
      ]),
    ]),
    ...(requests.length > 0 ? [heading('Requested', 3)] : []),
    factsOf(
      requests.map(({ title, status, dueOn }) =>
        fact(title, `${documentRequestStatusLabels[status]}${dueOn ? `, due ${dayWords(dueOn)}` : ''}`),
      ),
    ),
  ];
}

function consentsPart({ consents }: CaseFacts, site: SiteProfile): Block[] {
  const words = (row: CaseFacts['consents'][number]) => consentView(row, { rows: consents, case: null, site });
  return [
    heading('Consents'),
    ...(consents.length === 0 ? [none('No consents are recorded for this request.')] : []),
    ...consents.flatMap((row) => [
      heading(`${words(row).title}: ${row.given ? 'given' : 'withdrawn'}`, 3),
      { kind: 'text', text: `“${row.text.text}”` } as const,
      factsOf([
        fact('Version', `${row.purpose}, version ${row.version}`),
        fact('When', paperMoment(row.at, site)),
        fact('How', words(row).channel),
        fact('Record', `Number ${row.seq} in the consent ledger`),
        fact('Record hash', row.digest),
      ]),
    ]),
  ];
}

function outcomeWords({ chosenName, eligible, considered, failures }: CaseFacts['decisions'][number]): string {
  const kept = failures.map(({ filter, count }) => `${failureLabels[filter]}: ${count}`).join(', ');
  const counted = `${eligible} of ${considered} brokers met every rule`;
  return `${chosenName ?? 'No broker'} was offered it: ${counted}${kept ? ` (${kept})` : ''}.`;
}

function decisionsPart({ decisions, relation, row }: CaseFacts, site: SiteProfile): Block[] {
  const empty =
    relation === 'admin'
      ? 'Matching hasn’t chosen a broker for this request.'
      : 'Matching didn’t choose you: you claimed this request, or it was assigned to you.';
  return [
    heading('Why this broker'),
    ...(decisions.length === 0 ? [none(empty)] : []),
    ...decisions.flatMap((decision): Block[] => {
      const { at, seed, best, eligible, needs } = decision;
      if (relation !== 'admin')
        return best.map((own) =>
          factsOf([fact(paperMoment(at, site), clientMatchReason(needs ?? placingOf(row.type as CaseType), own))]),
        );
      const more = eligible - best.length;
      return [
        heading(paperMoment(at, site), 3),
        { kind: 'text', text: outcomeWords(decision) },
        factsOf([
          ...best.map(({ name, score, scoreParts }) =>
            fact(name, [`${score} of 100 points.`, ...scoreParts.map(({ reason }) => reason)].join(' ')),
          ),
          more > 0 ? fact('Others', `${more} others met every rule, with the same score or lower`) : null,
          fact('Seed', seed),
        ]),
      ];
    }),
  ];
}

/** What happened, to what, by which person; a detail that already names the person is not followed by the name again. */
function stepWords({ type, detail, actorName, actorRole, staffOnly }: CaseFacts['timeline'][number]): string {
  const by = actorRole === 'system' || detail?.startsWith(actorName) ? '' : `, by ${actorName}`;
  return `${eventLabels[type]}${detail ? `: ${detail}` : ''}${by}${staffOnly ? ' (staff only)' : ''}`;
}

function timelinePart({ timeline, row }: CaseFacts, site: SiteProfile): Block[] {
  const missing = (row.state?.eventSeq ?? 0) - timeline.length;
  return [
    heading('Activity'),
    ...(missing > 0 ? [none(`${missing} earlier entries aren’t listed here. You’ll find them in the portal.`)] : []),
    factsOf(timeline.map((entry) => fact(paperMoment(entry.at, site), stepWords(entry)))),
  ];
}

/** The whole file. `by` and `at` say on every page whose copy it is. */
export function caseFilePaper(facts: CaseFacts, { site, by, at }: { site: SiteProfile; by: string; at: Date }): Paper {
  const number = caseNumber(facts.row, site);
  const made = `Prepared for ${by} on ${paperMoment(at, site)}`;
  return {
    title: `Request ${number}`,
    subtitle: `${made}. All times are ${site.region} time. The conversation is not included.`,
    author: site.name,
    language: site.locale,
    notice: site.legalNotice,
    footer: `${number}. ${made}`,
    blocks: [
      ...overview(facts, site),
      ...answersPart(facts),
      ...optionsPart(facts, site),
      ...callsPart(facts),
      ...documentsPart(facts, site),
      ...consentsPart(facts, site),
      ...decisionsPart(facts, site),
      ...timelinePart(facts, site),
    ],
  };
}
