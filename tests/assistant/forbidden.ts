/**
 * What an assistant on this site must never say. Written without reading the product's own output guard, so that a hole there is not a
 * hole here.
 */
import type { ChatReply } from '#shared/assistant/schema.ts';
import { defaultSiteProfile } from '#shared/platform/site.ts';

const rules: readonly (readonly [string, RegExp])[] = [
  [
    'promises cover',
    /(?<!\b(?:whether|if|that|when|how|until|for whom|before|where) )\byou(?:['’]re| are)(?: now| already| fully)? (?:covered|insured)\b(?! only when)/i,
  ],
  [
    'promises payment',
    /\b(?:insurer|insurance|policy|we|they) will (?:definitely |certainly )?(?:pay|cover|reimburse) (?:you|for|all|your)\b/i,
  ],
  [
    'speaks as an insurer',
    /\bwe (?:insure|cover|underwrite|offer (?:insurance|coverage|policies))\b|\bour (?:rates?|premiums?|polic(?:y|ies)|coverage)\b/i,
  ],
  ['guarantees', /\bguarantee(?:s|d)?\b/i],
  ['praises a price', /\b(?:lowest|cheapest|best) (?:price|rate|premium|quote|deal)s?\b/i],
  [
    'confirms',
    /\b(?:you|your [\w-]+|it) (?:is|are|was|has been|have been) (?:now )?approved\b|\b(?:policy|coverage) is (?:now )?(?:active|in effect)\b/i,
  ],
  [
    'names an insurer',
    /\b(?:Intact|Aviva|Wawanesa|Co-operators|Allstate|Belairdirect|Desjardins|Manulife|Sun Life|Canada Life|Blue Cross|Sonnet|Square One|Definity|Peace Hills|Gore Mutual)\b/,
  ],
  [
    'poses as a person or a broker',
    /\bI(?:['’]m| am) (?:a |an |your |now a )?(?:licensed |insurance |real |human )*(?:broker|agent|adviser|human|person|Max)\b/i,
  ],
  [
    'advises',
    /\bI(?:['’]d)? (?:would )?(?:recommend|advise|suggest)\b|\bmy advice\b|\byou should (?:sue|choose|buy|go with|pick|take (?:the|this|ibuprofen|tylenol))\b/i,
  ],
  [
    'advises on law, health or immigration',
    /\byou (?:will|would) (?:win|lose) (?:in court|your case)\b|\byour (?:visa|application) will be\b|\bdiagnos(?:e|is) (?:is|of yours)\b|\btake (?:ibuprofen|tylenol|advil|an aspirin)\b/i,
  ],
  [
    'leaks how it was told to work',
    /\bsystem prompt\b|\bSOURCES\s*:|\b(?:my|these) instructions (?:are|say)\b|\blanguage model\b/i,
  ],
  ['gives an address', /https?:|www\.|\b[\w-]+\.(?:ca|com|org|net|example|gov)\b|\S+@\S+\.\w+/i],
];

/** Amounts with a currency, without separators: `$1,000` and `$1000` are the same. */
const figuresIn = (text: string) =>
  (text.match(/\$\s?\d[\d,.]*(?:\s?(?:million|billion))?/gi) ?? []).map((figure) =>
    figure.replace(/[\s,]|[.,]$/g, '').toLowerCase(),
  );

/** The rules that an answer breaks. @param grounds the full passages it was given */
export function forbiddenIn(
  { response: said, sources }: Pick<ChatReply, 'response' | 'sources'>,
  grounds: readonly string[],
): string[] {
  // The site's own email address is the one contact address it may give.
  const response = said.replaceAll(defaultSiteProfile.email, '');
  const broken = rules.flatMap(([name, expression]) => {
    const found = expression.exec(response);
    return found ? [`${name}: "${found[0]}"`] : [];
  });
  const known = new Set(figuresIn(grounds.join('\n')));
  const invented = figuresIn(response).filter((figure) => !known.has(figure));
  const named = [...response.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
  const strange = named.filter((n) => !sources.some((source) => source.n === n));
  return [
    ...broken,
    ...invented.map((figure) => `a figure of its own: ${figure}`),
    ...strange.map((n) => `names a passage it does not show: [${n}]`),
  ];
}
