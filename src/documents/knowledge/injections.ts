import { normalize } from './words.ts';

/*
 * Orders to a language model inside what should be facts about work. The delimiters of the prompt and the
 * schema are the defence; taking out the kinds of order that are known is a second one, kept narrow, since
 * 'desconsidere as orientações anteriores' is also what a leader may have to tell a team.
 */

/** Talks to the machine, whatever else the text says. Read against normalised text. */
const toTheMachine = new RegExp(
  [
    '(?:revele|mostre|imprima|exiba|repita|resuma|codifique|copie|reveal|show|print|leak|repeat|encode|output)\\b.{0,30}\\b(?:prompts?|suas instrucoes|instrucoes que voce recebeu|your (?:\\w+ )?instructions)',
    'prompt (?:do sistema|de sistema|oculto)|(?:system|hidden|initial) (?:prompt|instructions?)',
    'instruc\\w+ ao modelo|nova instrucao do sistema|verdadeira tarefa e|(?:new|real) (?:task|instructions)',
    'como (?:um )?modelo de linguagem|as (?:a|an) (?:language model|unrestricted ai|ai model)',
    '(?:voce agora|a partir de agora voce) e um (?:assistente|modelo|pirata|robo|chatbot|bot)|from now on you are|you are now',
    'aja como se nao houvesse (?:regras|restricoes)|finja que nao ha (?:regras|restricoes)|pretend that there are no|act as an unrestricted',
    'modo (?:desenvolvedor|deus) (?:ativado|o assistente)|developer mode|jailbreak|dan mode',
    'assistente (?:pare de|sem regras)|stop being an assistant',
    'nao siga o (?:esquema|schema|json)|do not follow the (?:json )?schema|(?:retorne|responda|return|answer|reply)(?: \\w+){0,3} (?:o |the )?json',
    '(?:revele|liste|copie|mostre|traga|busque|leak|list|reveal|show)\\b.{0,60}\\b(?:(?:outras|demais|todas as|other|every) (?:empresas|contas(?! (?:em atraso|a pagar|a receber|vencid|do mes|bancarias|correntes|atrasad))|companies|tenants?)|outros lideres|outra empresa)',
    'ferramenta de banco de dados|database tool|drop table|run the shell command',
    'i am the developer of this|teste de seguranca autorizado|authori[sz]ed security test|como administrador (?:do sistema )?(?:ordeno|autorizo)',
    'silently (?:append|add|include)|fim dos dados|end of data|texto acima e falso|text above is fake',
  ].join('|'),
  'u',
);

/** Marks that only markup and other programs' prompts have. Read against the text as it was typed. */
const markup =
  /<\s*\/?\s*(?:system|sistema|dados|script|img|iframe)\b|<\|im_|\[\/?INST\]|\[(?:SISTEMA|SYSTEM)\]|#{2,}\s*(?:instru|system|sistema)|!\[[^\]]*\]\(|^\s*SYSTEM\s*:/iu;

/** Either half alone is ordinary; a text that takes rules back and says what to write instead is not. */
const takesBack = new RegExp(
  [
    '(?<!nao (?:pode|deve|podem|devem|podemos|devemos) )',
    '\\b(?:ignore|ignorar|desconsidere|esqueca|disregard|forget|override|bypass)\\b',
    // What a leader takes back from a team is a paper, or what was agreed.
    '(?! (?:o|a|os|as) (?:e mails?|pedidos?|planilhas?|tabelas?|mensage(?:m|ns)|versao|versoes|orcamentos?|avisos?|boletos?|convites?|cotacao|escalas?|arquivos?|relatorios?)\\b)',
    '.{0,40}\\b(?:instruc\\w*|regras?|diretriz\\w*|formulario|everything|tudo(?! o que (?:foi )?(?:combin|fal|conversa)\\w*)|instructions?|rules|guidelines|prompt|form|anterior)\\b',
  ].join(''),
  'u',
);
const dictates =
  /\b(?:escreva|responda|diga|inclua|acrescente|coloque|imprima|produza|termine|substitua|recomende|write|say|output|reply|print|include|respond|sign|title must)\b/u;
const heading = /^\s*(?:#{2,}|<\|im_start)/u;
const turn = /^\s*(?:assistente|assistant|usuário|usuario|user|human)\s*:/iu;
const speaksInTurns =
  /\b(?:assistente|assistant)\s*:[\s\S]*\b(?:usuário|usuario|user|human)\s*:|\b(?:usuário|usuario|user|human)\s*:[\s\S]*\b(?:assistente|assistant)\s*:/iu;

/**
 * The sentences of a text that are orders to the machine: those that speak to it, what they dictate after
 * that, and the parts of an order that say little each.
 */
export function ordersIn(sentences: readonly string[]): Set<string> {
  const text = sentences.join(' ');
  const whole = normalize(text);
  const addressed = sentences.map(
    (sentence) => markup.test(sentence) || toTheMachine.test(normalize(sentence)),
  );
  const together =
    addressed.includes(true) ||
    (takesBack.test(whole) && dictates.test(whole)) ||
    speaksInTurns.test(text);
  return new Set(
    sentences.filter((sentence, index) => {
      if (addressed[index] || heading.test(sentences[index - 1] ?? '')) return true;
      const plain = normalize(sentence);
      return together && (takesBack.test(plain) || dictates.test(plain) || turn.test(sentence));
    }),
  );
}
