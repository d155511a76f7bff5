/** Driving impaired, and leaving the scene of a crash: now. What happened long ago, and what it does to insurance, is an ordinary question. */
import type { LimitRule } from './limit-rule.ts';

const DRUNK = 'drunk|hammered|wasted|tipsy|impaired|intoxicated|buzzed|stoned|plastered|loaded|blasted';
const DRINKS =
  'drinks|brews|pints|beers|beer|shots|wine|whisky|vodka|coolers|rum|joint|joints|edible|edibles|weed|gummies';
const SOMEONE =
  'i|we|he|she|they|friend|buddy|husband|wife|partner|son|daughter|dad|mom|brother|sister|driver|guy|boyfriend|girlfriend|roommate|coworker|someone|somebody';
const WHEEL =
  'drive|driving|drove|behind the wheel|at the wheel|keys|car keys|crashed|crash|ditch|pole|guardrail|curb|cops|cops are coming|police are coming|accident|rolled|flipped|took the car|took my car|took the truck|took my truck';
const HIT =
  'hit|scraped|nudged|grazed|bumped|clipped|dinged|struck|sideswiped|crashed|smashed|knocked over|backed into|ran into|ran over|drove into|slid into|rear ended';
const GO =
  'leave|drive off|drive away|take off|run|bail|flee|go home|drive home|get out of here|keep driving|disappear|split|walk away';
const POLICE = 'cops|cop|police|rcmp|sheriff|officer';

/** In the past, or before a court: nobody is in danger now. */
const LONG_AGO = [
  '(last|previous|prior|past|few|couple|two|three|four|five|ten) (year|years|month|months|winter|summer|spring|fall|week|weeks) ',
  '(years|year|months|month|weeks|decade|decades) (ago|back|old|later)',
  '(was|got|been|being|were|am|is|are|gets) (just)? (charged|convicted|suspended|arrested|caught|ticketed|fined)',
  '(charge|charges|conviction|convictions|convicted|dui|duis|suspension|suspended|interlock|abstract|criminal record|driving record)',
  'in (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025)',
  '(annee|annees|mois) (derniere|passee|passe|dernier)|il y a (..)? (ans|mois)|(accuse|accusee|condamne|condamnee)',
];

export const atTheWheelRules: readonly LimitRule[] = [
  {
    name: 'impaired',
    verdict: 'emergency',
    offersPerson: false,
    withSources: false,
    phrases: [
      `(had|have had|drank|drinking|been drinking|smoked|took) (..)? (${DRINKS}|drink) ... (${HIT}|crash|ditch|pole|tree|accident|${POLICE}|leave|drive|driving|drove|behind the wheel)`,
      `(been|was|were|am|are|is) drinking ... (${HIT}|crash|ditch|pole|tree|${POLICE}|leave|drive|driving|drove|behind the wheel)`,
      `(${HIT}|crash|accident|ditch|pole) ... (${DRUNK}|been drinking|was drinking|had (..)? (drinks|beers|shots|wine))`,
      `(${SOMEONE}) (is|am|are|was|were|got|get|a bit|kind of|too|really|so)? (is|am|are|a bit|kind of|too|really|so|pretty)? (${DRUNK}) ... (drive|driving|drove|wheel|${HIT}|keys|leave|${POLICE}|crash|ditch|parking lot)`,
      `(drive|driving|drove|drives) (..)? (${DRUNK}) (right now|now|tonight|home|on|and|in|to|what|should|.)`,
      `(drive|driving|drove) (home|back|now)? (..)? (after|with|on) (..)? (${DRINKS}|drinking)`,
      `(can|could|should|may|am|are) (i|we|he|she) (still|ok to|okay to|good to|fine to|safe to|able to)? (drive|get behind the wheel) ... (${DRINKS}|${DRUNK}|drinking|high)`,
      `(${DRINKS}|${DRUNK}|drinking|high) ... (can|could|should|ok|okay|safe|good|fine|able) (i|we|he|she|to|for me to)? (still)? (drive|be driving|get behind the wheel)`,
      `(${SOMEONE}) (is|are|am) (about to drive|going to drive|trying to drive|driving|leaving) ... (${DRUNK}|drinking|high)`,
      `(car|truck|driver|guy|van|vehicle|someone) (in front|ahead|beside|behind|on) ... (drunk|impaired|weaving|swerving)`,
      `(drunk|impaired) driver (right)? (now|in front|ahead|on (the|highway|deerfoot|this)|beside|behind|swerving)`,
      '(over the limit|too much to drink|not sober|still drunk) ... (drive|driving|behind the wheel)',
      `(${DRUNK}) ... (${HIT}|crash|ditch|pole|mailbox|fence)`,
      `(i|he|she|we) (was|am|were|is) (high|stoned) (when|and|while) ... (${HIT}|crash|drove|driving|accident)`,
      `(keys|wheel|drive|driving) (and|but|while|though)? (..)? (${DRUNK})`,
      `(${DRUNK}) (dad|mom|husband|wife|friend|buddy|guy|uncle|ex|boyfriend|person) ... (driving|behind the wheel|drives|drive)`,
      '(pulled over|check stop|checkstop|traffic stop) ... (drinking|drank|drinks|drunk|beer|beers|weed|high)',
      '(sober up|sobering up|sleep it off) ... (before|police|cops|drive|driving|report|call|calling)',
      '(say|tell them|tell the police|claim|pretend) (..)? (i|we|he) (drank|was drinking|only drank) (..)? after',
      '(driver|uber|taxi|he|she) (smells|reeks|stinks) (like|of) (alcohol|booze|weed|beer)',
      `(one|few|couple|drinks|beers) too many ... (${HIT}|drive|driving|drove|ditch|police|cops)`,
      '(ebriete|facultes affaiblies) ... (frappe|accident|police|poteau|fosse)',
      // In either order, whatever is said between.
      `(${DRUNK}|drinking|drank|booze|alcohol|${DRINKS}) ... (${WHEEL})`,
      `(${WHEEL}) ... (${DRUNK}|drinking|been drinking|drank|had drinks|drinks in me|booze)`,
      `(${HIT}) ... .. (i|we) (was|had been|were|been) (drinking|${DRUNK})`,
      `(rolled|flipped|crashed|hit|drove) ... after (a few|a couple|a couple of|some|two|three|four|too many) (${DRINKS})`,
      '(crashed|crash|drove|driving|hit) ... (while high|high on|stoned)',
      '(been|was|were|am) (out)? at (the|a) (bar|pub|club|party) ... (ok|okay|can i|good|fine|safe) (to)? drive',
      '(i|he|she) (blew|blow) (over|a fail|fail|warn|too high)',
      '(breath test|breathalyzer) ... (fail|refuse|beat|scene|what do i do)',
      '(0.05*|0.06*|0.07*|0.08*) (is|so|and|at) ... (under|drive|driving|ok|okay|fine|covered)',
      '(refuse|refusing|fail|failing) (the|a|to give a|to give)? (breath)? (sample|to blow) ',
      '(need|have|got|gonna|going|wait|want) (to)? (get|be|sober) (sober|up) (first|before|up|.)',
      '(drunk|impaired|stoned) (snowmobile|snowmobiling|sledding|sled|quad|quadding|atv|boat|boating|tractor|skidoo) ',
      '(avais|avait|avions|j ai|il a) (trop)? bu',
      `(fail|failed|failing|beat|refuse|refused|blow|blew|avoid) (..)? (breathalyzer|breath test|check stop|checkstop)`,
      `(j ai|ai|on a|il a|elle a|avoir) (trop)? bu ... (conduire|conduis|conduit|frappe|accident|police|volant|partir|poteau|fosse)`,
      `(suis|est|etait) (..)? (saoul|soul|ivre|paquete|emeche|chaud|gele) ... (conduire|conduis|conduit|volant|police|frappe|cles|partir)`,
      `conduire|conduis|conduit .. (saoul|soul|ivre|en etat d ebriete|facultes affaiblies) (maintenant|ce soir|.)`,
    ],
    unless: [
      `(what happens|what if|if|suppose|when|whether) (somebody|someone|a person|you|a driver|my|the|an|another|people|anyone) ... (${DRUNK}|drinking|${DRINKS})`,
      `(patron|regular|guest|customer|employee) ... (${DRUNK})`,
      `(${DRUNK}) (people|passengers|customers|customer|riders|guests|guest|patron|patrons|minor)`,
      `(penalty|penalties|fine|fines|law|laws|rules|how much is|how long|legal limit) ... (${DRUNK}|drinking|drink|${DRINKS})`,
      '(drop off|dropping off|deliver*|selling|sell|sells|haul*|store) ... (booze|alcohol|beer|beers|liquor|wine|vodka)',
      '(drank|drinking|drunk) (here|at (my|our) (bar|pub|place|restaurant))',
      'only the drunk',
      `(who pays|who is responsible|who is at fault) ... (${DRUNK}|drinking|drinks)`,
      `(you) (..)? (${HIT}|drove|drive|driving|drives|are|is|while) (..)? (${DRUNK})`,
      `(hit|killed|rear ended|struck|injured|sideswiped) by (a|an|the|some)? (${DRUNK})`,
      `(${DRUNK}) (driver|driving|guy|person|man|woman|kid|idiot|teen) (..)? (hit|rear ended|crashed into|sideswiped|smashed) (me|us|my|our)`,
      `(does|do|will|would|is|are|what|how) ... (insurance|insurer|insurers|policy|cover*|premium*|rates) ... (drunk|impaired) (driving|driver|drivers)`,
      `(drunk|impaired) (driving|driver|drivers) (laws|law|rules|conviction*|charge|exclusion|insurance|coverage|course|penalty|penalties)`,
      '(serve|serving|served|sell|selling|host|bar|liquor|guest|guests|customer|patron) ... (drinks|beer|wine|drunk|drinking)',
    ],
    notWith: LONG_AGO,
    response: {
      en: () =>
        'Please don’t drive, and if there’s been a crash, stay where it’s safe: if anyone may be hurt, or wires are down, call 911 now. A lawyer can tell you what to say to the police, and the insurance can wait.',
      fr: () =>
        'Ne conduisez pas, et s’il y a eu un accident, restez sur place, à l’abri : si quelqu’un est peut-être blessé ou si des fils sont tombés, appelez le 911 tout de suite. Un avocat peut vous dire quoi répondre à la police, et l’assurance peut attendre.',
    },
  },
  {
    name: 'leaving-the-scene',
    verdict: 'emergency',
    offersPerson: false,
    withSources: false,
    phrases: [
      `(i|we) (..)? (${HIT}) ... (nobody|no one|noone|none) (saw|see|seen|noticed|around|knows|looking|was there|is around|is here)`,
      `. (${HIT}) ... (nobody|no one|noone) (saw|noticed|around|looking|was there) `,
      `(.|i|we|just|and|accidentally) (${HIT}) (a|an|the|someone|someones|somebody|somebodys|another|my neighbours|my neighbour|neighbours) ... (left without|without leaving|without a note|kept going|kept driving|drove away|drove off|took off|sped off|did not stop|ran off)`,
      `(nobody|no one|noone) saw me (${HIT}|do it)`,
      'hit and run ... (it was me|i did it|turn myself in|i was the driver|i am the one)',
      'turn myself in',
      '(hit|hits|bumps|bumped|strikes|struck) (a|an|the|someone|somebody) ... (drives|drove|went|goes|walked|ran) home',
      `(i|we) (drove away|drove off|took off|fled|ran|sped off) after (i|we|hitting|scraping|the crash|an accident)`,
      `(i|we) (..)? (${HIT}|scratched) ... (and|so|then) (just|then|i)? left (.|they|because|the|before|without|it|now)`,
      `. (just)? (${HIT}) ... (and|so|then) (just|then|i)? left (.|they|because|before|without)`,
      'kept (driving|going) (after|when) (i|we|hitting)',
      '(accident|crash|scene|collision) (that)? i (left|fled|drove away from)',
      `(can|should|could) (i|we) (just)? (drive off|drive away|take off|bail|flee) ... (scratch|dent|damage|accident|his car|her car|their car)`,
      '(want|going|about|trying) to (leave|flee) (the|an)? (scene|accident|crash)',
      `did not stop (after|when|for) ... (${HIT}|hitting|scraping|accident|crash)`,
      `(${POLICE}) ... (can|should|could) (i|we) (just|still)? (go|leave|drive off|take off)`,
      `(${HIT}|had an accident|an accident) ... (should|can|could|do|may|is it ok if|ok if|okay if) (i|we|to) (just|still|have to|need to)? (${GO})`,
      `(should|can|could|may|better if|ok if|ok to|okay to) (i|we)? (just|to just)? (${GO}) ... (before|scene|${POLICE}|without (leaving|stopping|telling|a note)|after (hitting|an accident|a crash|the accident)|accident|nobody|no one)`,
      `(${GO}|leaving) (..)? before (the|they|anyone|anybody|somebody|someone)? (${POLICE}|call|owner|anyone|come|get|arrive)`,
      `(do|must|should) (i|we) (have to|need to)? (stay|stop|wait) ... (hit|scene|${POLICE}|parked car|accident)`,
      '(i|we) (just|have|had|already|panicked and|got scared and|freaked out and)? (left|fled|ran from|drove away from|drove off from|took off from) (the|an|a|my)? (scene|accident|crash|collision)',
      `(i|we) (..)? (${HIT}) ... (drove off|drove away|took off|fled|panicked|sped off|kept driving|kept going|did not stop|left the scene|and left .|and ran)`,
      'get away with (..)? (hit and run|leaving the scene|leaving)',
      '(puis je|je peux|devrais je|je devrais|dois je|on peut) (partir|m en aller|quitter|fuir) ... (accident|police|frappe|scene|lieux)',
      '(j ai|on a) (..)? (frappe|accroche|heurte|percute) ... ((suis|etais|sommes) (parti|partie|partis|enfui*|sauve*)|partir|personne n a vu|sacre mon camp|decrisse|file|continue)',
      '(quitte|quitter|fui|fuir) les lieux',
    ],
    unless: [
      '(what happens|what is|what are|penalty|penalties|happens if|happens when) ... (leave|leaving|left|flee|scene|hit and run)',
      '(he|she|they|someone|somebody|driver|guy|other driver) (..)? (hit|left|fled|drove off|took off|drove away|ran)',
      'left (a|my|them a|him a|her a) (note|number|card|business card|message)',
      'get out of here (alive|safely)',
      '(deer|moose|elk|coyote|animal|skunk|bird)',
    ],
    notWith: LONG_AGO,
    response: {
      en: () =>
        'Please stay, or go back if you’ve left: the law asks drivers to stop, help and give their name, and if anyone may be hurt, call 911 now. If you’re worried about what to say, a lawyer can tell you; your insurer’s claims line comes after that.',
      fr: () =>
        'Restez sur place, ou retournez-y si vous êtes parti : la loi demande de s’arrêter, d’aider et de donner son nom, et si quelqu’un est peut-être blessé, appelez le 911 tout de suite. Si vous craignez de mal dire, un avocat peut vous conseiller; le service des réclamations de votre assureur vient ensuite.',
    },
  },
];
