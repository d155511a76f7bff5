/** Words that say little about the topic of a question in any collection: everyday language. Insurance terms do not belong here. */

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Grammar and politeness: never searched for, never missed. */
export const functionWords = list(`
a an and any are as at be been being but by can could cant cannot couldnt did didnt do does doesnt doing done dont for from had has hasnt
have havent having he her here hers him his how hows i id if ill im in into is isnt it its itself ive just let lets like may me might mine
more most much many must my myself no nor not now of off ok okay on once only onto or other our ours out over own really same shall she
should shouldnt so some such than that thats the their theirs them then there theres these they theyre theyve this those though through to
too under until up upon us very was wasnt we were werent weve what whats when whens where wheres whether which while who whos whom whose
why whys will with within without wont would wouldnt yet you youre your yours youve ur yall am also else ever even because about
hi hey hello please pls plz thanks thank thx cheers sorr sorry dear sir madam dude bro man mate folks guys guy
r u n w idk btw lol asap etc vs versus per via eg ie wat wut dat da n2 hafta gonna wanna gotta dose wether thier
`);

/** Used in any context: searched for, but seldom the topic of a question. */
export const everydayWords = list(`
want wants wanted need needs needed get gets getting got give gives given gave go goes going gone went come comes coming came know knows
knew known think thinks thinking thought tell tells told telling ask asks asking asked say says said see sees seeing seen saw look looks
looking looked find finds finding found help helps helping helped use uses used using make makes making made take takes taking took taken
put puts putting try tries trying tried wonder wondering keep keeps keeping kept let lets leave leaves leaving seem seems feel feels
become becomes turn turns turned show shows showing showed bring brings bringing brought hold holds holding held set sets mean means
meaning meant happen happens happened happening work works working worked run runs running ran start starts started starting begin begins
began stop stops stopped stopping end ends ended finish finished move moves moving moved call calls called calling talk talks talking
speak speaks speaking hear hears heard read reads reading write writes wrote written sit sits stand stands stood stay stays staying live
lives living wait waits waiting waited meet follow follows send sends sending sent receive receives received expect expects decide decides
decided choose chooses chose chosen pick picks picked picking plan plans planning hope wish care cares matter matters worry worried worries
guess suppose believe remember forget forgot understand explain explains explained learn learned figure figured check checks checking
consider include includes including involve involved deal deals dealing handle handles fill filled add adds added remove change changes
changed changing hang hanging push pushes pushing pull pulls mumbled mentioned mention mentions allow allows allowed require requires
required supposed able possible necessary available allowed legal legally ready sure certain clear true false right wrong good bad great
nice fine better best worse worst enough big small little large huge tiny long short high low whole full empty half main real actual
normal usual common regular standard typical special extra different difference differences similar same other another else new old young
early late later soon quick quickly fast slow easy easily hard simple simply safe cheap free far near close
question questions answer answers thing things stuff something anything everything nothing somebody someone anybody anyone everybody
everyone people person persons one ones lot lots bit kind kinds sort type types way ways part parts piece side place places point points
idea fact reason reasons case cases example problem problems issue issues situation matter option options info information detail details
word words line list name names number numbers amount total kind case end side
actually basically currently recently usually normally generally maybe perhaps probably definitely still again already always never
often sometimes rarely almost nearly quite rather pretty instead otherwise anyway together apart alone away back ahead behind around
along across before after during since between against toward inside outside above below everywhere anywhere somewhere
today tonight yesterday tomorrow morning evening afternoon night nights day days week weeks month months year years hour hours minute
minutes time times date moment while ago last next first second third once twice couple few several each every both all none
two three four five six seven eight nine ten twenty thirty hundred thousand january february march april june july august september october
november december monday tuesday wednesday thursday friday saturday sunday spring summer fall autumn weekend
ridiculous crazy stupid annoying lecture catch honestly seriously literally kinda sorta bunch whatever apparently hopefully
`);
