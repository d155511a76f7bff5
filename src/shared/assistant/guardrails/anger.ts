/** Anger at this site or its assistant: an apology, and a person. Anger at an insurer is a question the pages answer. */
import type { LimitRule } from './limit-rule.ts';

const BAD =
  'useless|garbage|bullshit|bs|crap|shit|trash|joke|ridiculous|pathetic|terrible|horrible|awful|stupid|dumb|worthless|scammers|crooks|thieves|liars|incompetent|disgusting|disgrace|unhelpful|unacceptable|infuriating|idiots|idiot|moronic|hopeless|nonsense';

export const angerRule: LimitRule = {
  name: 'person-angry',
  verdict: 'person',
  offersPerson: true,
  withSources: false,
  phrases: [
    `(this|you|you guys|you people|that|it|your (bot|site|website|service|company|assistant|answers|answer|form|app)|this (bot|site|website|chat|thing|service|chatbot|form|assistant)) (is|are|was|were) (all|just|so|really|such|such a|a|an|a bunch of|total|a total|absolute|an absolute|complete|a complete|completely|totally|absolutely|fucking|beyond)? (${BAD})`,
    '(you|this|it|that) (is|are|was) (a|a complete|a total|such a)? (waste of (my)? time|not helpful|not helping|no help)',
    '(fuck|screw) (you|this|off|u|your)',
    '. (wtf|what the (fuck|hell) is (this|wrong with you)|piss off|go to hell|bullshit|useless|garbage|fuck) .',
    '(stupid|dumb|useless|fucking|damn|goddamn) (bot|robot|chatbot|site|website|machine|form|assistant|program|thing)',
    '(i am|i have been|we are|am) (so|really|very|extremely|beyond|getting|pretty|absolutely)? (pissed|pissed off|furious|fed up|livid|angry|mad|frustrated|outraged) (with you|at you|with this|at this|with your|about this|now|.|that you|because you|because nobody|and nobody)',
    '(nobody|no one|noone) (has|have|ever|from you)? (called|call|calls|calling|replied|replies|answered|answers|got back|gets back|contacted|emailed|helped|helps) (me|us|back|to me|to us|here|yet|.)',
    '(still|been) waiting (..)? (for|since|on) (..)? (call|reply|answer|broker|quote|callback|someone|you|response)',
    'you (do not|never) (know|understand) (anything|shit|nothing|a thing)',
    '(you|this) (suck|sucks) ',
    '. (what|such) a joke .',
    '. (you)? (useless|stupid|dumb|worthless) (piece of|pile of) ',
    'this is (so|just|really|too)? (frustrating|annoying|infuriating|hard|painful|maddening) ',
    '(second|third|fourth|fifth|tenth|2nd|3rd|4th) time (i|i am|i have|that i) (asked|asking|ask|am asking|tried|had to)',
    '(keep|keeps|kept) (giving|saying|repeating|telling|sending) (me)? (the same|that)',
    'are you (stupid|dumb|kidding|kidding me|deaf|for real|broken)',
    '. (just|oh)? shut up',
    'i (already|just) (asked|told you|answered|said) (that|this|you)',
    '. (i)? (really)? hate (this|you|this (site|bot|thing|website|chat)) .',
    '(done|finished|through) with (you|this|this site|you guys|you people) ',
    '(no one|nobody|noone) is (helping|answering|listening|replying)',
    '. (how|so|totally|ridiculous|terrible|pathetic|awful) (useless|stupid|ridiculous|service|dumb|pathetic|unhelpful) .',
    '(stupid|dumb|useless|ridiculous|terrible) (answer|answers|response|reply)',
    'not what i (asked|said|meant|wanted) ',
    'you (stupid|dumb|fucking|useless)? (idiot|idiots|moron|morons|clowns|fools)',
    '(worst|terrible|horrible|awful|shitty|crappy|lousy) (service|company|experience|website|bot|customer service|site|chatbot|people) ',
    '(wasting|wasted|waste) (my|our) time',
    'you (people|guys)? (do not|never|did not|are not) (listen|listening|answer|answering|help|helping|care|understand) (me|anything|at all|my question|anybody|.)',
    '(that|this|it|you) (did|does|do) not (even)? (help|answer (my|the)? question|answer me) (at all|again|.)',
    '(vous etes|c est|ce site est|ce robot est|t es) (vraiment|tellement|completement|juste)? (inutile*|nul|nuls|pourri|ridicule|incompetent*|une blague|une honte|une arnaque|n importe quoi)',
    '(je suis) (vraiment|tres|tellement)? (en colere|fache|fachee|furieux|furieuse|tanne|tannee|frustre|frustree)',
    'personne (ne|n) (..)? (repond|rappelle|rappele|repondu|aide)',
  ],
  unless: [
    '(if|when|what happens|after|because|says|said) (nobody|no one) ... (call|called|answers|answered|helped)',
    '(is|are) (this|it|you) (a|all)? (scam|joke|legit)',
  ],
  notWith: [
    '(my|the|their|his|her|that|other) (insurer|insurance|insurance company|adjuster|agent|driver|neighbour|neighbor|landlord|contractor|roofer|broker|bank|ex|boss)',
  ],
  response: {
    en: () =>
      'I’m sorry: that’s frustrating, and a person can help better than I can. Choose “Talk to a person” and say what went wrong; a licensed broker partner will read it and reply.',
    fr: () =>
      'Je suis désolé, c’est frustrant, et une personne peut mieux vous aider que moi. Choisissez « Talk to a person » (parler à une personne) et dites ce qui n’a pas marché; un courtier partenaire titulaire d’un permis vous lira et vous répondra.',
  },
};
