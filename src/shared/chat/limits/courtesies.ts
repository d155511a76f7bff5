import type { LimitRule } from './limit-rule.ts';

const plain = { verdict: 'courtesy', offersPerson: false, withSources: false } as const;

export const courtesyRules: readonly LimitRule[] = [
  {
    ...plain,
    name: 'courtesy-about',
    alone: true,
    phrases: [
      '(so)? you are (a|an|just|not|really|just a)? (a)? (bot|robot|human|person|ai|machine|real|computer|chatbot) (right|correct|huh|eh|yes|are you not)?',

      '(or) (what|not|something|nah)',
      '(am i|are we) (talking|speaking|chatting|typing) (to|with) (a|an|the)? (real|live|actual)? (bot|robot|human|person|ai|machine|chatbot|computer|someone|somebody|anyone|anybody|broker|real)',
      'what (can|could|do|would|will|are) (you|u) (actually|really|even)? (able to|good (for|at)|help (me|us)? with|do|know|answer|talk about|here for|for|offer)',
      '(how|what) (does|is) (this|the) (chat|bot|assistant|thing|chatbot) (work|do|for|about|know)?',
      '(introduce yourself|your name)',
      '(can|do) (you|u) (speak|understand|talk) (french|english|francais)',
      '(parlez vous|parles tu|tu parles|vous parlez) (francais|anglais)',
      '(tu es|vous etes|es tu|etes vous) (un|une)? (robot|humain|vraie|personne|ia|machine|courtier|courtiere|vrai)',
      'tell me about (yourself|you)',
      '(can|could) you help (me|us)? (please|out)?',
      '(are|r) you (a|an|really|just|actually|the)? (real|live|actual|licensed)? (bot|robot|human|person|ai|broker|machine|chatbot|computer|real|program|agent|insurer|chatgpt|gpt|assistant|someone|artificial intelligence|insurance company|real person)',
      '(is this|am i) (a|an|really|just|talking|speaking|chatting)? (to|with)? (a|an)? (real|live)? (bot|robot|human|person|ai|machine|chatbot|computer)',
      '(or) (a|an)? (real|live)? (bot|robot|human|person|ai|machine|chatbot|computer)',
      '(who|what) are you',
      'who am i (talking|speaking|chatting) (to|with)',
      'what is your name',
      '(who|what) (made|built|runs|powers|created) you',
      'what (can|do|could) you (do|help with|help me with|answer|know|do for me|do here)',
      'how (can|do|could) you (help|help me|work|help with)',
      '(can|could|will) you help (me)?',
      'what (can|could|should) i ask (you)?',
      'what is this (chat|bot|assistant|thing)?',
      'what (ai|model|language model|llm) (are you|is this|do you use)',
      '(which|what) (ai|model) (..)? (you|this)',
      '(qui|que) (es tu|etes vous)',
      '(es tu|etes vous) (un|une)? (robot|humain|personne|vraie personne|ia|courtier|machine)',
      '(que|qu est ce que) (peux tu|pouvez vous|tu peux|vous pouvez) (faire|m aider)',
      '(comment|pouvez vous|peux tu) (m aider|aider)',
      'help (me)?',
      'aide|aidez (moi)?',
    ],
    response: {
      en: ({ name }) =>
        `I am the assistant of ${name}: a computer program, not a broker and not a person. I answer questions about insurance in Alberta from the pages of this site and show you where it stands: what a word means, what a kind of insurance usually pays for and leaves out, how a request works. I name no prices and give no advice; for those I can pass you to a licensed broker partner.`,
      fr: ({ name }) =>
        `Je suis l’assistant de ${name}, un programme informatique, et non un courtier ni une personne. Je réponds aux questions sur l’assurance en Alberta à partir des pages de ce site, qui sont en anglais, et je vous montre où c’est écrit. Je ne donne ni prix ni conseil; pour cela, je peux vous diriger vers un courtier partenaire titulaire d’un permis.`,
    },
  },
  {
    ...plain,
    name: 'courtesy-thanks',
    alone: true,
    phrases: [
      'for (your|the|all|all your|all the) (help|info|information|time|answer|answers|assistance|patience|advice|explanation)',

      '(that|this|it|you|which) (really|just|totally|sure|definitely|has|have|was|is|were|are)? (helped|help|helps|answers|answered|answer|clears|cleared|worked|works|been|was|is|solved|explains|explained|made|makes) (me|it|that|my question|my questions|things|everything|a lot|so much|tons|a ton|great|helpful|perfect|useful|all|sense|up|out|lots|big time|super|very|exactly|awesome|amazing|good|clear|what i needed)? (up|out|up for me|for me|helpful|useful|clear|a lot|a ton|i needed|what i needed)?',
      '(exactly|just) what i (needed|wanted|was looking for)',
      '(thanks|thank|thx|ty|thankyou|tanks|thnks|cheers|thanx|tysm|tyvm|appreciated|appreciate) (you|u)? (so much|very much|a lot|a bunch|a ton|a million|tons|heaps|kindly|again|anyway|anyways|though|man|buddy|friend|for .. (help|info|information|that|this|answer|answers|time|everything|explaining|clarifying|reply))?',
      '(much|really|greatly) (appreciated|appreciate (it|that|this|you|the help))',
      '(awesome|excellent|brilliant|fantastic|amazing|helpful|useful|sweet|neat|nice one|right on|lovely|beauty|solid|love it|good stuff|good to know|fair enough|no questions|nothing else|all good|we are good|i am good|i am all set|all set|noted|gotcha|roger|yes|yep|yup|nope|k|kk)',
      '(you are|ur|you were|you have been) (the best|awesome|amazing|great|helpful|a star|a lifesaver|very helpful|so helpful|wonderful|smart|a big help)',
      '(merci|mercis) (beaucoup|bien|infiniment|mille fois|pour|de|a vous|encore) (votre|ton|l|tout|aide|ca|cela)? (aide|information|reponse)?',
      '(c est|ca) (parfait|clair|gentil|super|bon|tout|beau|m aide|aide beaucoup|repond a ma question)',
      '(sorry|my bad|never mind|nevermind|no thanks|no thank you|no worries|lol|haha|good job|well done|nice work|you rock|have been helpful|i appreciate (it|your help|that)|appreciated|that is (great|perfect|fine|clear)|clear now|will do|sounds good|no problem)',
      '(thanks|thank|thx|ty|thankyou|tanks|thnks|cheers) (you|u)? (so much|very much|a lot|a bunch|again|for your help|for the help|for that|for the information|for the info)?',
      '(ok|okay|great|perfect|awesome|cool|got it|wonderful|excellent|super|alright|understood|i see|makes sense|that helps|that helped|very helpful|helpful|that is helpful|that was helpful|you are great|appreciate it|much appreciated|no)',
      '(merci) (beaucoup|bien|infiniment)?',
      '(parfait|d accord|super|genial|tres bien)',
    ],
    response: {
      en: () => 'You are welcome. If another question comes up, ask it here.',
      fr: () => 'Je vous en prie. Si une autre question vous vient, posez-la ici.',
    },
  },
  {
    ...plain,
    name: 'courtesy-goodbye',
    alone: true,
    phrases: [
      '(bye|goodbye|that is it|that is all|all) for now',

      '(bye|goodbye|good bye|see you|see ya|cya|later|ttyl|talk later|catch you later|have a|enjoy your|take) (good|great|nice|lovely|wonderful|awesome|safe)? (one|day|night|evening|weekend|afternoon|week|holiday|rest of your day|later|now|care|soon|tomorrow)',
      '(gotta|have to|got to|must) (go|run)',
      '(a plus|a la prochaine|a tantot|bonne fin|bonne fin de semaine|bonne apres midi|ciao)',
      '(bye|goodbye|good bye|bye bye|see you|see ya|take care|have a good|have a great|have a nice) (day|one|night|evening|weekend|later|now)?',
      'that is all (for now|i needed|thanks)?',
      'good night',
      '(au revoir|a bientot|bonne journee|bonne soiree|bonne nuit)',
    ],
    response: {
      en: () => 'Goodbye, and take care. The pages stay here if you need them.',
      fr: () => 'Au revoir, et prenez soin de vous. Les pages restent ici si vous en avez besoin.',
    },
  },
  {
    ...plain,
    name: 'courtesy-hello',
    alone: true,
    phrases: [
      '(hello|hi|hey|good) (there|you|everyone|all|folks|friend|buddy|day|morning|afternoon|evening|bot|chat|coverbridge)',
      '(how are|how is|hows) (you|u|ya|it|things|everything|your day) (doing|going|today|tonight|so far)?',
      '(anyone|anybody|someone|somebody|you) (there|home|around|awake)',
      '(i have|got|i got|i have got) (a|some|one|a quick|a few)? (question|questions|quick question)',
      '(bon matin|bonne journee a vous|salutations)',
      'nice to meet you',
      '(hope|trust) you are (well|doing well|good|fine)',
      'good to see you',
      '(hello|hi|hey|hallo|helo|hii|hiya|heya|yo|howdy|greetings|good morning|good afternoon|good evening|good day|morning|evening|sup|whats up|what is up) (there|everyone|all|bot|assistant|team|again|you|friend|folks)?',
      'how are you (doing|today)?',
      'how is it going',
      '(bonjour|salut|allo|bonsoir|coucou) (a tous|madame|monsieur)?',
      '(comment (ca va|allez vous|vas tu))',
      '(ca va)',
      'anybody|anyone|someone (there|here|home)',
      'are you there',
      'test|testing',
    ],
    response: {
      en: () =>
        'Hello. Ask me about insurance in Alberta: what a word means, what a kind of insurance usually pays for and leaves out, or how a request works here. I answer from the pages of this site and show you where.',
      fr: () =>
        'Bonjour. Posez-moi une question sur l’assurance en Alberta, par exemple le sens d’un mot, ce qu’une assurance paie habituellement ou comment fonctionne une demande ici. Je réponds à partir des pages de ce site, qui sont en anglais, et je vous montre où c’est écrit.',
    },
  },
];
