/** Answers in other languages: the one whose ways of asking are most like the question. */

import { findPassageAt, type Reader, type RetrievedPassage } from '#server/modules/search/queries.ts';
import { plainText } from '#shared/content/prose.ts';
import { translationPhrases, translations } from '#shared/content/translations/registry.ts';
import { fold } from '#shared/platform/words/fold.ts';

export type TranslatedAnswer = {
  /** The passage whose answer it says. */
  found: Pick<RetrievedPassage, 'passage' | 'excerpt'>;
  /** The answer as it reads on the day, and after it that it was translated. */
  text: string;
  note: string;
};

type Language = (typeof translations)[number]['language'];

/**
 * Below this, a question asks for something that was not translated. Languages with many endings, or without spaces, are less alike;
 * French questions are understood by the search too, so only a close one is answered here.
 */
const LIKE_MIN: Readonly<Record<Language, number>> = { fr: 0.46, es: 0.4, tl: 0.36, pa: 0.36, zh: 0.34 };

/** How much the nearest way of asking counts; the rest is what all ways of asking the same have of the question. */
const NEAREST = 0.5;
/** How much of its weight a part counts that no way of asking has. */
const UNKNOWN = 0.45;

/** Traditional characters of the questions, each followed by the simplified one. */
const SIMPLIFIED = new Map(
  '險险車车機机買买賣卖嗎吗麼么貴贵錢钱開开駕驾證证簽签籤签醫医療疗單单報报價价賠赔償偿額额費费續续過过歲岁國国來来臺台灣湾廣广東东話话說说講讲語语問问題题幾几個个們们這这裡里裏里會会對对後后時时間间給给還还讓让從从為为與与無无沒没辦办壞坏傷伤緊紧擔担責责產产業业務务員员戶户號号碼码電电腦脑網网頁页線线門门聯联繫系絡络資资訊讯隱隐護护專专誰谁請请謝谢寵宠獸兽貓猫貨货運运輸输頭头僱雇長长見见現现場场輕轻損损爛烂風风擋挡強强製制綜综塊块總总樓楼層层訴诉絕绝應应該该認认識识經经紀纪紅红據据歷历錄录記记學学習习課课親亲爺爷媽妈歐欧亞亚達达華华閉闭關关係系剛刚著着嚴严試试換换執执發发變变動动轉转遺遗體体類类檔档檢检測测劃划計计組组織织絲丝紙纸細细終终結结維维規规則则賬账帳账滿满準准備备禮礼導导復复複复補补債债黃黄傳传騎骑徑径遠远邊边進进選选擇择條条樣样滅灭災灾燒烧熱热衝冲決决況况濕湿溫温氣气雜杂離离難难靈灵順顺須须預预領领顯显飯饭館馆駛驶驗验騙骗鬧闹麥麦點点齊齐'
    .match(/../gu)
    ?.map((pair) => [...pair] as unknown as readonly [string, string]),
);

/** Small words of Hindi in Latin letters, which has many words in common with Punjabi but is not answered here. */
const HINDI = new Set(
  'mujhe mera meri mere kya kaise kitna kitni chahiye mein hain hoon nahin kyun aap hum bahut ka ke ko'.split(' '),
);
const PUNJABI = new Set(
  'mainu menu nu da di de naal lai lyi ch vich wich hunda hundi kiven kinna kinni kinne te han ne jau pau karni laini tusi sadi sade meri mera mere'.split(
    ' ',
  ),
);

/** Han alone, or letters of an alphabet: `hotshot保险` has both. */
const WORD = /\p{Script=Han}+|[\p{L}\p{M}\p{N}]+?(?=\p{Script=Han}|[^\p{L}\p{M}\p{N}]|$)/gu;

const wordsIn = (text: string) =>
  (fold(text.toLowerCase()).text.match(WORD) ?? []).map((word) =>
    word.replace(/\p{Script=Han}/gu, (letter) => SIMPLIFIED.get(letter) ?? letter),
  );

/**
 * What a text is made of: its words, and three letters at a time, because these languages have endings that no list here knows. Where
 * words are not divided, two characters at a time.
 */
function partsOf(text: string): Set<string> {
  const parts = wordsIn(text).flatMap((word) => {
    const isHan = /\p{Script=Han}/u.test(word);
    const letters = [...(isHan ? word : ` ${word} `)];
    const size = isHan ? 2 : 3;
    const runs = letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
    return isHan ? [...letters, ...runs] : [word, ...runs];
  });
  return new Set(parts);
}

type Ask = { parts: ReadonlySet<string>; length: number; at: number };
type Opened = {
  asks: readonly Ask[];
  pools: readonly ReadonlySet<string>[];
  weightOf: (part: string) => number;
  words: ReadonlyMap<string, number>;
  size: number;
};

let opened: ReadonlyMap<Language, Opened> | undefined;

const lengthOf = (parts: ReadonlySet<string>, weightOf: Opened['weightOf']) => Math.hypot(...[...parts].map(weightOf));

function open(): ReadonlyMap<Language, Opened> {
  opened ??= new Map(
    translations.map(({ language, answers }) => {
      const all = answers.flatMap(({ asks }, at) => asks.map((ask) => ({ ask, parts: partsOf(ask), at })));
      // How many answers a part belongs to: a word that every answer about Super Visa has says little about which.
      const counts = new Map<string, Set<number>>();
      for (const { parts, at } of all)
        for (const part of parts) counts.set(part, (counts.get(part) ?? new Set()).add(at));
      const weightOf = (part: string) => Math.log(1 + answers.length / ((counts.get(part)?.size ?? 0) + 0.5));
      const asks = all.map(({ parts, at }) => ({ parts, at, length: lengthOf(parts, weightOf) }));
      const words = new Map<string, number>();
      for (const { ask } of all) for (const word of wordsIn(ask)) words.set(word, (words.get(word) ?? 0) + 1);
      const size = [...words.values()].reduce((sum, count) => sum + count, 0);
      const pools = answers.map((_, at) => new Set(all.flatMap((each) => (each.at === at ? [...each.parts] : []))));
      return [language, { asks, pools, weightOf, words, size }] as const;
    }),
  );
  return opened;
}

/** The language of a question: by its script, otherwise by the words that people ask with in each. */
function languageOf(question: string): Language | null {
  if (/\p{Script=Gurmukhi}/u.test(question)) return 'pa';
  if (/\p{Script=Han}/u.test(question)) return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question) ? null : 'zh';
  const words = wordsIn(question);
  let best: { language: Language; likely: number } | undefined;
  for (const [language, { words: known, size }] of open()) {
    if (language === 'zh' || !words.some((word) => known.has(word))) continue;
    const likely = words.reduce((sum, word) => sum + Math.log(((known.get(word) ?? 0) + 0.1) / size), 0);
    if (!best || likely > best.likely) best = { language, likely };
  }
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return best && !(best.language === 'pa' && count(HINDI) > 1 && count(HINDI) > count(PUNJABI)) ? best.language : null;
}

/** How like a question each answer's ways of asking are, the most like first. */
function ranked(question: string, { asks, pools, weightOf }: Opened): { at: number; like: number }[] {
  const asked = partsOf(question);
  const length = lengthOf(asked, weightOf) || 1;
  const nearest = new Map<number, number>();
  for (const ask of asks) {
    let shared = 0;
    for (const part of asked) if (ask.parts.has(part)) shared += weightOf(part) ** 2;
    nearest.set(ask.at, Math.max(nearest.get(ask.at) ?? 0, shared / (length * ask.length)));
  }
  // A story has words that no way of asking has: they count less, and those of all ways of asking the same count together.
  const weighed = [...asked].map((part) => [part, weightOf(part) ** 2] as const);
  const known = weighed.filter(([part]) => pools.some((pool) => pool.has(part)));
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const sure = known.reduce((sum, [, weight]) => sum + weight, 0);
  const against = sure + (whole - sure) * UNKNOWN || 1;
  return pools
    .map((pool, at) => {
      const told = known.reduce((sum, [part, weight]) => sum + (pool.has(part) ? weight : 0), 0);
      const like = nearest.get(at) ?? 0;
      return { at, like: like > 0.999 ? like : like * NEAREST + (told / against) * (1 - NEAREST) };
    })
    .sort((one, other) => other.like - one.like);
}

/** The translated answer to a question, in its language; null when none is close. @param question not English */
export function findTranslated(question: string, reader: Reader): TranslatedAnswer | null {
  const language = languageOf(question);
  const own = language && open().get(language);
  const [best] = own ? ranked(question, own) : [];
  if (!language || !best || best.like < LIKE_MIN[language]) return null;
  const answer = translations.find((one) => one.language === language)?.answers[best.at];
  const found = answer && findPassageAt(answer.passage, reader);
  if (!found) return null;
  return { found, text: plainText(answer.say, reader.day), note: translationPhrases[language].translated };
}
