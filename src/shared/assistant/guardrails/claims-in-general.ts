/** What the rules about losses and about claims have in common. */
import type { LimitRule } from './limit-rule.ts';

/** Words of a general question around a claim or a loss: the pages answer it. */
export const GENERAL_WORDS = [
  'because (my|our|a|the|of) ... (burst|leaked|broke|overflowed|flooded|hit|fell|claim|damage)',
  'what .. (keep|need|prepare|photograph|bring|write down) .. (for|about|with) (my|our|a|the) .. claim',
  '(qui|comment|quand|delai|pourquoi) ... (faire|declarer|presenter) (une|ma|la) reclamation',
  '(does|do|will|would|can|could|is|are|what|who|how) ... (stolen|hit|flooded|damaged|burst) ... (from|in|while)',
  '(what|which) (papers|documents|proof|evidence|information|happens|records) ... claim|claims',
  'how (to|do i|do you|can i|should i|does one) .. (document|prove|prepare|photograph|inventory) ... claim',
  '(if|whether|when|before|after|suppose|unless|once|case|until|every time|without) ... (claim|claims|hit|accident|crash|collision|theft|loss|break in|flood|stolen|damaged|flooded|fire|leaks|hail|tree|deer|burst|broke|stole|in)',
  '(does|do|will|would|can|should|must|how) (a|an|one|two|three|small|many|claims|i really|i always|i even|making|filing) .. (claim|claims|accident|collision|theft)',
  'should (i|we) .. (claim|claims)',
  '(do|does|must|should|when|am|is) .. (have|need|obliged|required|supposed) to .. report .. (accident|collision|crash|theft|loss)',
  'how (long|many|soon|often|late) ... claim|claims',
  'claim|claims (free|history|forgiveness|limit|deadline|affect|raise|count|stay)',
  'making|filing|having (a|an)? claim* .. (raise*|affect*|increase*|worth)',
  '(afraid|worth|better not|instead) .. claim',
];

/** A general question about a loss: which part of insurance covers it, who pays, what usually follows. */
export const GENERAL = [
  '(is|are|would) (it|that|this|these) (be)? (covered|insured|included)',
  'who (decides|determines|says|is responsible|covers|fixes|deals)',
  'how (much|long|many|do they|does)',
  'what (covers|pays|fixes|protects|happens to my)',
  '(whose|which) (insurance|policy|insurer|deductible)',
  'am i (on the hook|responsible|liable|out of luck|still able)',
  '(do|should) (i|we) (still|also|even)? (tell|go after|shut|lose|use|go through|call (his|her|their|the police|police|mine))',
  '(am|are) (i|we) (still)? (covered|insured|protected)',
  '(cut|cuts|reduced|lowered|denied|refused|rejected|denying) my claim',
  '(neighbour|neighbours|neighbor|neighbors|city) tree',
  'reclamation .. (refuse*|reduite|rejet*|niee)',
  '(assurance|assureur|police) (va|vont)? (paie|paye|couvre|rembours*|payer|couvrir)',
  'est ce (que c est)? couvert',
  'suis je .. (couvert*|assure*)',
  '(combien|quels recours|quels sont mes recours|delai|delais)',
  '(which|what) (part|kind|type|sort|section|one|coverage|policy|insurance) (of)? .. (is|of|pays|pay|covers|cover|applies|does|would|should)',
  '(is|would|does) (that|it|this|hail|theft) (be|count|fall|go|come|considered|still|under|part)',
  '(comprehensive|collision|home|auto|tenant) or (comprehensive|collision|home|auto|tenant|my|the)',
  '(does|do|would|will) .. (insurance|policy|policies|comprehensive|collision) (usually|normally|typically|even|still|also|ever)? (cover|pay|include)',
  '(sue|suing|lawyer|lawsuit|small claims)',
  'quelle (partie|assurance|garantie|protection|section)',
  '(do|will|would|can|should) (i|we) (get (paid|compensated|reimbursed|money|anything|a|any|it)|have to|need to|pay)',
  'who|qui (pays|should pay|has to pay|paie|paye|doit payer)',
  '(will|does|would|do) (the)? (insurance|they|it) (usually|normally|even|still)? (pay|cover)',
  '(at|my|his|her|whose|no) fault',
  'is (that|it|this) (a)? (comprehensive|collision|home|auto|tenant)',
  '2027|comprehensive',
  '(years|year|yrs|months|decade) ago',
  'last (year|month|winter|summer|spring|fall)',
  'in 20*',
  'surcharge|premium*|rating|abstract|forgiveness|nonrenew*|renewal|renew',
  '(insurance|rate|rates|price) .. (go up|increase|higher|rise|affect*)',
  '(affect|raise|increase|change|impact) .. (my|our|the) (rate|rates|insurance|premium*|price|renewal)',
  'my|driving record',
  'can i (still|get) .. insur*',
  'claim|it|claims (was|got|is|has been|were|is being) (denied|refused|rejected|declined)',
  'who (is|was) at fault',
  'il y a .. (ans|annees|mois)',
  'prime|primes|augment*',
];

export const OWN_INSURER: LimitRule['response'] = {
  en: () =>
    'I can’t take, check or settle a claim: that’s up to your own insurer. The number of its claims line is on your policy or pink card and on its website. Nothing you write here starts a claim.',
  fr: () =>
    'Je ne peux ni recevoir, ni vérifier, ni régler une réclamation; c’est le travail de votre propre assureur. Le numéro de son service des réclamations figure sur votre police ou votre carte rose et sur son site. Rien de ce que vous écrivez ici n’ouvre une réclamation.',
};
