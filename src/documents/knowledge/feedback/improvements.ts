import type { ByTone } from './phrases.ts';

/*
 * How something to get better at is said, by tone and by what its own words are. `{tema}` is a noun phrase,
 * `{acao}` an infinitive clause, `{texto}` words that stand as they were typed.
 */

/** Ways of naming something to get better at: the first one, and those after it. */
export interface Moulds {
  first: readonly [string, string];
  more: readonly [string, string];
}

export interface ImprovementMoulds {
  /** Around an infinitive clause: 'avisar riscos com antecedência'. */
  action: Moulds;
  /** Around something to get better at: 'a pontualidade'. */
  theme: Moulds;
  /** Around something that goes wrong: 'o atraso na entrega'. */
  trouble: Moulds;
  /** Around any other words. */
  typed: Moulds;
}

export const improvementMoulds: ByTone<ImprovementMoulds> = {
  construtivo: {
    action: {
      first: ['O próximo passo é {acao}.', 'O próximo passo que proponho é {acao}.'],
      more: [
        'Da próxima vez, também ajudaria {acao}.',
        'Também podemos encontrar, em conjunto, um jeito de {acao}.',
      ],
    },
    theme: {
      first: ['O próximo passo está em {tema}.', 'Quero olhar, em conjunto, para {tema}.'],
      more: [
        'Também quero olhar, em conjunto, para {tema}.',
        'Da próxima vez, ajudaria dar mais atenção a {tema}.',
      ],
    },
    trouble: {
      first: [
        'O próximo passo é resolver {tema}.',
        'Quero que a gente resolva, em conjunto, {tema}.',
      ],
      more: [
        'Também quero que a gente resolva, em conjunto, {tema}.',
        'Da próxima vez, ajudaria evitar {tema}.',
      ],
    },
    typed: {
      first: [
        'Anotei isto para trabalharmos em conjunto: “{texto}”.',
        'O próximo passo sai do que anotei: “{texto}”.',
      ],
      more: [
        'Também quero olhar, em conjunto, para isto: “{texto}”.',
        'Outro próximo passo possível: “{texto}”.',
      ],
    },
  },
  motivacional: {
    action: {
      first: ['O avanço que vejo agora é {acao}.', 'Você tem potencial para {acao}.'],
      more: ['Também confio que dá para {acao}.', 'Há outro avanço ao seu alcance: {acao}.'],
    },
    theme: {
      first: ['Vejo espaço para avançar em {tema}.', 'O próximo avanço pode vir de {tema}.'],
      more: ['Há potencial também em {tema}.', 'Também confio no seu avanço em {tema}.'],
    },
    trouble: {
      first: [
        'O avanço que vejo agora é superar {tema}.',
        'Você tem potencial para resolver {tema}.',
      ],
      more: [
        'Também confio que dá para resolver {tema}.',
        'Outro avanço ao seu alcance é superar {tema}.',
      ],
    },
    typed: {
      first: [
        'Anotei isto como um avanço possível: “{texto}”.',
        'Vejo espaço para um avanço nisto: “{texto}”.',
      ],
      more: [
        'Há potencial também aqui: “{texto}”.',
        'Também confio em um avanço nisto: “{texto}”.',
      ],
    },
  },
  direto: {
    action: {
      first: ['O ponto a ajustar é {acao}.', 'Ponto a mudar: {acao}.'],
      more: ['Outro ponto: {acao}.', 'Mais um ponto: {acao}.'],
    },
    theme: {
      first: ['O ponto a ajustar {é|são} {tema}.', 'O ponto que precisa mudar {é|são} {tema}.'],
      more: ['Outro ponto: {tema}.', 'Mais um ponto: {tema}.'],
    },
    trouble: {
      first: ['O ponto a resolver {é|são} {tema}.', 'É preciso resolver este ponto: {tema}.'],
      more: ['Outro ponto a resolver: {tema}.', 'Mais um ponto a resolver: {tema}.'],
    },
    typed: {
      first: ['Ponto a ajustar: “{texto}”.', 'O ponto, como anotei: “{texto}”.'],
      more: ['Outro ponto: “{texto}”.', 'Mais um ponto: “{texto}”.'],
    },
  },
  empático: {
    action: {
      first: [
        'Queria pedir o seu apoio para {acao}.',
        'Entendo que pode não ser simples {acao}, e por isso trago o assunto com cuidado.',
      ],
      more: [
        'Também ajudaria {acao}; quero entender o que dificulta.',
        'Outro pedido, com cuidado: {acao}.',
      ],
    },
    theme: {
      first: [
        'Quero entender com você o que pesa em {tema}.',
        'Queria o seu apoio para cuidarmos de {tema}.',
      ],
      more: ['Também trago, com cuidado, {tema}.', 'Quero entender também como {vai|vão} {tema}.'],
    },
    trouble: {
      first: [
        'Quero entender com você o que está por trás de {tema}.',
        'Queria o seu apoio para resolvermos {tema}.',
      ],
      more: ['Também trago, com cuidado, {tema}.', 'Quero entender também o que leva a {tema}.'],
    },
    typed: {
      first: [
        'Anotei isto e quero entender o seu lado: “{texto}”.',
        'Trago isto com cuidado, como anotei: “{texto}”.',
      ],
      more: [
        'Também trago isto, com cuidado: “{texto}”.',
        'Queria o seu apoio para pensarmos nisto: “{texto}”.',
      ],
    },
  },
};
