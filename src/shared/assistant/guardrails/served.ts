/** Served with legal papers, or being sued: the insurer has to know today. Suing someone else is a question of law. */
import { paths } from '#shared/platform/paths.ts';
import type { LimitRule } from './limit-rule.ts';

const PAPERS =
  '(papers|lawsuit|lawsuit papers|statement of claim|court papers|court documents|legal papers|legal documents|summons|civil claim|notice of civil claim|originating application|notice of claim|subpoena)';

export const servedRule: LimitRule = {
  name: 'legal-served',
  verdict: 'limited',
  offersPerson: false,
  withSources: true,
  pages: () => [paths.faqItem('claims', 'who-to-call')],
  phrases: [
    '(i|we|husband|wife|son|daughter|company|business|partner|mom|dad) (just|have|has|had|finally)? (got|get|been|was|were|am being|are being) (just|formally)? served (.|with|papers|a|an|the|today|yesterday|this|legal|court|by|and|at|last|for|over|what)',
    `(served|serving) (me|us|him|her)? (with|by)? (a|an|the|some|these|court|legal)? ${PAPERS}`,
    `(got|get|received|receive|handed|given|sent|delivered|dropped off|came with|have|has|brought|gave me|mailed me|sent me) (a|an|the|some|this|these|my|me a|me some|me)? (big|legal|official)? ${PAPERS}`,
    `. (a|the|my)? (statement of claim|summons|lawsuit|civil claim) (arrived|came|was (served|delivered|left)|in the mail|what|help|.)`,
    '. (just|finally)? (got|been|was|were) served (for|with|today|yesterday|by|papers|this|.)',
    `what (do|should|can) (i|we) do (with|about|after|when|if i got|now with) (..)? ${PAPERS}`,
    '(filed|started|launched|brought|opened) (a|an)? (..)? (lawsuit|claim|suit|court case|case) against (me|us|my|our)',
    '(have|got|is) (a|an)? (court|civil|small claims) (claim|case|lawsuit) against (me|us|my|our)',
    '(is|are|was) (taking|dragging|bringing) (me|us|my company|my business|our company) to (court|small claims)',
    '(letter|email|text) (saying|that says|threatening|says) ... (sue|court|legal action)',
    '(his|her|their|the|someones|somebodys|drivers|neighbours|customers) lawyer (..)? (emailed|called|wrote|contacted|texted|is contacting) (me|us)',
    '(filed|files) (a|an)? (lawsuit|suit|statement of claim) (because|after|over|for|.)',
    '(letter|email|papers|notice|call) about (a|the|my|some) (lawsuit|court|legal action)',
    '(lawyer|lawyers) (for|of) (the|a|his|her|their) (other)? (..)? (wants|says|demands|sent|called|wrote|is asking)',
    'served (me|us) (with)? (a|the|some|this)? (claim|papers|lawsuit|court)',
    '(named|being named|listed) in (a|the|this) (lawsuit|claim|suit)',
    '(lawsuit|court|legal) papers (came|arrived|showed up|were delivered|at my door|today)',
    '(driver|neighbour|customer|tenant|client|guy|woman|passenger|employee) is suing .',
    '(process server|bailiff|sheriff) (..)? (came|served|gave|handed|brought|dropped|left|delivered|showed up)',
    '(i am|we are|i got|we got|am being|are being|i was just|i have been|we have been|i am getting|getting|got) (..)? sued',
    '(is|are|was|has started|started) (now)? suing (me|us|my|our)',
    '(suing|sued) (me|us|my (company|business|husband|wife|son|daughter|mom|dad)|our (company|business|condo)) ',
    '(letter|email|demand|demand letter) from (a|the|his|her|their|some|another) (..)? (lawyer|lawyers|law firm|attorney)',
    '(lawyer|lawyers|law firm|attorney) (letter|wrote to me|wrote us|sent me|sent us|is demanding|demands)',
    '(on|quelqu un|il|elle|un client|mon voisin|ma voisine) (..)? (me|nous) (poursuit|poursuivent)',
    '(je suis|nous sommes|on est|me fais|me faire|j ai ete) (..)? (poursuivi*|poursuivre)',
    '(recu|signifie) (..)? (poursuite|mise en demeure|declaration|demande introductive|assignation|documents de (la)? cour|papiers (de cour|legaux|juridiques))',
    '(huissier) (..)? (venu|passe|remis|apporte|donne)',
  ],
  unless: [
    '(i|we) (just|have|already)? filed',
    '(if|when|in case|whether|suppose|unless|before|can|could|will|might|would|may|what happens|chance|chances|risk) (..)? (i|we|you|someone|somebody|they|my) (..)? (sued|sue|sues|suing|served)',
    '(can|could|will|might|would|may|afraid|protect*|insurance|policy|cover*|cost*|risk) (..)? (be|being|getting|get|of being|against being) sued',
    '(food|drinks|alcohol|liquor|meals|customers|dinner|first come first) (..)? served',
    '(served|serve) (in|on) (the)? (army|military|navy|forces|board|jury)',
    '(want to|wanna|like to|going to|should i|can i|how do i|help me) (..)? (send|write|draft|prepare|file|serve) ',
  ],
  notWith: [
    '(years|months) ago|last year',
    '(divorce|custody|separation|eviction|criminal|speeding|traffic|family court)',
  ],
  response: {
    en: () =>
      'I’m sorry, that’s worrying: send it to your insurer today, every page, and keep a copy, because the deadline to respond counts from the day you were served. Don’t answer the other side yourself; ask your insurer who will act for you, or ask a lawyer. [1]',
    fr: () =>
      'Je suis désolé, c’est inquiétant : envoyez tout à votre assureur aujourd’hui, chaque page, et gardez une copie, car le délai pour répondre court du jour de la signification. Ne répondez pas vous-même à l’autre partie; demandez à votre assureur qui vous représentera, ou consultez un avocat. [1]',
  },
};
