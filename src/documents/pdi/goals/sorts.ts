import { startsWithInfinitive } from '../../writing/portuguese.ts';
import { normalize } from '../../knowledge/words.ts';

export type GoalSort =
  'reduce' | 'increase' | 'learn' | 'assume' | 'improve' | 'teach' | 'within' | 'other';

/** Verbs that open a goal of a sort, then words that give it away anywhere; all normalised. */
const sorts: readonly [GoalSort, opening: RegExp, anywhere: RegExp | null][] = [
  ['reduce', /^(?:reduz|diminu|elimin|cort|baix|evit|zer|acab|minimiz)/u, /\breducao\b/u],
  [
    'increase',
    /^(?:aument|cresc|ampli|elev|dobr|expand|multiplic|vender|bater|subir)/u,
    /\baumento\b/u,
  ],
  [
    'learn',
    /^(?:aprend|estud|certific|domin|fazer (?:o |a |um |uma )?(?:tecnico|supletivo|pos|mba|mestrado|faculdade|ingles|nr|senai|senac)\b|formar (?:se|em)\b|cursar|capacit|especializ|(?:tirar|obter) (?:a |o |uma? )?(?:certific|cnh|crea|coren|carteira|registro|diploma|nr|habilita|licenca|brevet))/u,
    /\b(?:curso|certificacao|certificado|formacao|graduacao|especializacao|fluencia|mestrado|doutorado|mba|faculdade|pos graduacao|treinamento|oficina)\b/u,
  ],
  [
    'assume',
    // 'Ser melhor' and 'virar referência' take no role over; 'ser supervisora' does.
    /^(?:assum|lider|coorden|gerenci|pass(?:ar|agem) d[eao] \w+ (?:para|a) |ascender|ocupar|substitu|chefi|comandar|(?:tornar(?: se)?|virar|ser|chegar a) (?:a |o |uma? )?(?:\w+ ){0,2}(?:lider|lead|head|manager|owner|master|staff|principal|coorden|gerent|gestor|supervis|chefe|diretor|encarregad|socio|senior|pleno|especialista))/u,
    /\b(?:promocao|promovid[oa])\b/u,
  ],
  [
    'improve',
    /^(?:melhor|desenvolv|aprimor|fortalec|aperfeic|evolu|refor|qualific)/u,
    /\bmelhoria\b/u,
  ],
  [
    'teach',
    /^(?:ensinar|treinar|capacitar (?!se\b)|(?:formar|preparar) (?:um|uma|dois|duas|tres|\d|meu|minha|o|a|os|as|nov|substitut|sucess|lider)|orientar|integrar) ?/u,
    null,
  ],
  [
    'within',
    /^(?:cumprir (?:o|os|todos os) prazos?)/u,
    /\b(?:em|no maximo em|dentro de) (?:ate )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco|dez) ?(?:dias?|h|horas?|minutos?|min)\b|\b(?:no|dentro do) prazo\b/u,
  ],
];

export function goalSort(goal: string): GoalSort {
  const plain = normalize(goal);
  const opened = sorts.find(([, opening]) => startsWithInfinitive(goal) && opening.test(plain));
  const told = opened ?? sorts.find(([, , anywhere]) => anywhere?.test(plain));
  return told?.[0] ?? 'other';
}
