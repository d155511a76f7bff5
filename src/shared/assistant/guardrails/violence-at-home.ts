/** Violence by someone close, now. */
import type { LimitRule } from './limit-rule.ts';

const PARTNER = 'husband|wife|boyfriend|girlfriend|partner|spouse|ex|fiance|fiancee|stepdad|common law|hubby';
const FAMILY = `${PARTNER}|dad|father|mom|mother|brother|uncle|son`;
const ME =
  '(me|us|my kids|the kids|our kids|my kid|my mom|my mother|my son|my daughter|the children|my sister|my children)';

export const violenceAtHomeRule: LimitRule = {
  name: 'violence-at-home',
  verdict: 'emergency',
  offersPerson: false,
  withSources: false,
  phrases: [
    `(${PARTNER}) (keeps|is|was|just|has|always|often|has been|started|tried to)? (hits|hit|hitting|beats|beat|beating|chokes|choked|choking|slaps|slapped|punches|punched|punching|kicks|kicked|kicking|strangled|strangling|shoves|shoved|pushed|pushes|threatens|threatened|threatening|hurts|hurt|hurting|abuses|abused|abusing|attacks|attacked|raped|locks|locked|stalks|stalking) ${ME}`,
    `(${FAMILY}|he|she) (keeps|is|was|just|has|always|often|has been|started)? (beats|beat|beating|chokes|choked|choking|slaps|slapped|punches|punched|punching|strangled|strangling|abuses|abused|abusing|raped) ${ME}`,
    `(he|she) (hits|beats|kicks|slaps|hurts|punches|chokes|threatens) (me|us|my kids|the kids)`,
    `(my|the) ex (husband|wife|boyfriend|girlfriend|partner)? is (outside|out front|at (my|the) door|in (my|the) (yard|driveway)|sitting outside|parked outside)`,
    `(${PARTNER}) ... (kill|hurt|beat|hits|beats|choke) (me|us)`,
    `(${PARTNER}) (..)? (throws|threw) (..)? at (me|us|the kids)`,
    `(${FAMILY}) (hits|beats|hurts|chokes|is hitting|is beating|is hurting|keeps hitting) (my|our|his|her) (mom|mother|sister|brother|dad|wife|kids|grandma)`,
    '(mom|mother|sister|wife|daughter|friend|neighbour) is (being|getting) (beaten|beat|hit|choked|abused) ',
    `(${FAMILY}|he|she) (says|said|told me) ... brakes (will|might|could|would|are going to) (fail|go)`,
    `(${FAMILY}|he|she) (locked|locks|keeps) (my|her|me|us) (sister|mom|mother|daughter|aunt)? (up|in|inside|locked up|in a room|in the basement)`,
    `(${FAMILY}|he|she) ... (took|takes|has|holds|hid) (my|her|our|all my) (papers|passport|passports|phone|keys|cards|documents) ... (leave|go|out|scared|hit|afraid|visa|from me|and will not)`,
    '(mari|conjoint|chum|copain|ex|femme|blonde) ... (menace|frappe|bat|etrangle) (de)? (me|nous)? (tuer|moi)?',
    '(need|find|looking for|want|where is|is there) (a|an|the)? (womens|safe|emergency|family)? shelter (for|from|tonight|near|now|.)',
    '. (domestic|family|spousal) (abuse|violence) (help|hotline|line|shelter|.)',
    '(will|would|does) not let me (leave|go out|out of|see my|use my phone|go home)',
    `hiding from (my|him|her) (${FAMILY}|.)?`,
    `(${FAMILY}|he|she) (grabbed|grabs|pinned|dragged|threw|pushed|shoved|held|slammed|choked) (me|us) (by|against|down|into|to|onto|on)`,
    `(${FAMILY}|mother in law|father in law|stepmom|stepdad) hits (me|us|my kids|the kids|my mom)`,
    '(mother in law|father in law|stepmom|stepdad|grandpa|babysitter) (beats|hurts|abuses) (me|us|my kids|the kids|my son|my daughter)',
    '(do|does) not feel safe (at home|with him|with her|with my|here with|in my own)',
    '(he|she) (says|said|threatens|threatened|told me) (that)? (he|she|to) (will|is going to|would)? (kill|hurt|beat|find) (me|us|my)',
    `(escape|get away from|run from|run away from|flee) (my|an|him|her) (abusive|violent)? (${FAMILY}|.|and|tonight)`,
    `(${PARTNER}) ... and (hit|beat|choked|punched|kicked) (me|us)`,
    `(afraid|scared|terrified|frightened) (of|about) (my|him|her) (${FAMILY}|.|and|at|when|tonight)`,
    '(afraid|scared|terrified) (to|of) (go|going|be|being) home',
    `(afraid|scared|terrified) (he|she|my (${FAMILY})) (will|is going to|might|would|gonna) (hurt|kill|beat|hit|find)`,
    `(abusive|violent) (${FAMILY}|relationship|marriage|home|household)`,
    `(${FAMILY}|he|she) (is|has been|gets|became|turned) (very|really|so)? (abusive|violent)`,
    `(i am|we are|am being|are being|being|is being|getting) (abused|beaten) (by|at|.)`,
    '(victim|survivor) of (domestic|family|his|spousal)',
    '(i|we|my sister|my mom|my daughter|my friend) (..)? (domestic|family|spousal) (violence|abuse)',
    `(safe place|shelter|escape|flee|get away|hide|run away) (to go|to stay)? (from) (my|him|an|her|the) (abusive|violent)? (${FAMILY}|.|and|tonight)?`,
    '(mon|ma) (mari|conjoint|conjointe|chum|copain|copine|ex|femme|blonde|pere) (..)? (me|nous|m) (frappe|bat|menace|violente|fait peur|fait mal|etrangle|a frappe|a battue|a battu)',
    '(j ai|ai) peur (de|d) (mon|ma|rentrer|lui|elle) (mari|conjoint|conjointe|chum|copain|ex|femme|chez|.)',
    '(violence (conjugale|familiale)|conjoint violent|mari violent)',
  ],
  unless: [
    '(cover|covers|covered|pay|pays|policy|insurance|insurer|claim) ... (domestic|family) (violence|abuse)',
    '(domestic|family) (violence|abuse) ... (cover|covered|policy|insurance|clause|exclusion|charge|record)',
  ],
  // A collision with a relative, and what is long past.
  notWith: [
    '(car|truck|van|vehicle|suv|bumper|intersection|red light|parking|driveway|rear ended|backing|backed|highway|lane|from behind|bike|ladder|ski|skating) ',
    '(years|months) ago|last year',
  ],
  response: {
    en: () =>
      'I’m so sorry, and it isn’t your fault: if you or your children are in danger now, call 911, and if you can’t talk, stay on the line. For a safe place or someone to talk to, call or text 310-1818, Alberta’s Family Violence Info Line, or call 2-1-1: free, confidential, at any hour.',
    fr: () =>
      'Je suis vraiment désolé, et ce n’est pas votre faute : si vous ou vos enfants êtes en danger maintenant, appelez le 911, et si vous ne pouvez pas parler, restez en ligne. Pour un lieu sûr ou quelqu’un à qui parler, appelez ou textez le 310-1818, la ligne de l’Alberta contre la violence familiale, ou appelez le 2-1-1 : gratuit, confidentiel, à toute heure.',
  },
};
