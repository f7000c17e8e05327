import type { ByTone, FeedbackKind } from './phrases.ts';

/*
 * What a leader says around the facts that were typed, by tone. `{tema}` is a noun phrase, `{acao}` an
 * infinitive clause, `{texto}` words that stand as they were typed. Written to be read aloud.
 */

type Bank = ByTone<readonly string[]>;

/** Second sentence of the conversation: how long, what about, what at the end. */
export const agendas: Readonly<Record<FeedbackKind, Bank>> = {
  desenvolvimento: {
    construtivo: [
      'Reservei 30 minutos. Ao final, vamos combinar um próximo passo.',
      'A conversa tem três momentos: o que funciona, o que pode evoluir e o que fica combinado.',
    ],
    motivacional: [
      'Reservei 30 minutos para pensarmos em como transformar potencial em avanço.',
      'Quero que você saia daqui com um avanço escolhido por você.',
    ],
    direto: [
      'Reservei 30 minutos: os fatos primeiro; depois, o que muda e o prazo.',
      'Serão 30 minutos, com fatos na mesa e um prazo ao final.',
    ],
    empático: [
      'Reservei 30 minutos e podemos fazer uma pausa quando for melhor para você.',
      'Temos 30 minutos, com calma; se algo for difícil de dizer, me avise.',
    ],
  },
  reconhecimento: {
    construtivo: [
      'Trouxe exemplos do que vi e quero ouvir a sua parte da história.',
      'São poucos minutos para olharmos, em conjunto, o que aconteceu e o que vale repetir.',
    ],
    motivacional: [
      'Este momento é só para essa conquista, sem nenhum outro assunto.',
      'Quero falar dessa conquista e do que ela abre daqui para a frente.',
    ],
    direto: ['Um assunto só, com fatos e sem rodeios.', 'São poucos minutos: o fato e o efeito.'],
    empático: [
      'Separei este momento para falarmos disso com calma, sem nenhum outro assunto.',
      'Quero dizer isso com o cuidado que o seu trabalho merece.',
    ],
  },
  corretivo: {
    construtivo: [
      'Vamos tratar de um único assunto e definir, em conjunto, o próximo passo.',
      'É um único assunto, com exemplos; a solução, definimos em conjunto.',
    ],
    motivacional: [
      'Vamos tratar só deste assunto, e confio que ele tem solução.',
      'É um único assunto, e confio em você para conduzir a mudança.',
    ],
    direto: [
      'Sem outros assuntos: fatos, efeito e prazo.',
      'Um assunto só. Trago os fatos, ouço a sua versão e fechamos um prazo.',
    ],
    empático: [
      'Vamos tratar só deste assunto, com calma e respeito.',
      'É um único assunto, e vamos tratar dele com o cuidado que merece.',
    ],
  },
  360: {
    construtivo: [
      'Vamos olhar cada tema em conjunto e sair com um próximo passo.',
      'A conversa vai dos temas às prioridades e termina com um próximo passo.',
    ],
    motivacional: [
      'Cada tema é uma chance de avanço, e confio nas suas escolhas.',
      'Confio que você vai encontrar aqui um bom ponto de partida para avançar.',
    ],
    direto: [
      'São poucos pontos, organizados por tema, com um prazo ao final.',
      'Cada ponto terá o seu tempo; ao final, fechamos um prazo.',
    ],
    empático: [
      'Se algum tema mexer com você, fazemos uma pausa: quero entender, com calma.',
      'Cada tema será tratado com cuidado e no ritmo que for bom para você.',
    ],
  },
};

/** After a positive point and a colon. */
export const positiveTails: Bank = {
  construtivo: [
    'é um exemplo do padrão que queremos na equipe',
    'é uma base boa para o próximo passo',
    'quero que isso continue',
    'serve de exemplo para as próximas entregas',
  ],
  motivacional: [
    'é uma conquista sua',
    'mostra o potencial do seu trabalho',
    'dá confiança para o que vem a seguir',
    'é motivo de orgulho',
  ],
  direto: [
    'isso funciona e deve continuar',
    'é um ponto a manter',
    'é um fato, e conta a seu favor',
    'aqui não há o que mudar',
  ],
  empático: [
    'percebo o cuidado que isso pede',
    'sei do esforço que está por trás',
    'é um trabalho que merece respeito',
    'agradeço por manter isso no dia a dia',
  ],
};

/** Where a positive point is a whole sentence, or long. */
export const morePositives: ByTone<string> = {
  construtivo: 'Também quero registrar, como exemplo do que funciona: {texto}.',
  motivacional: 'E há outras conquistas para lembrar: {texto}.',
  direto: 'Outros pontos a manter: {texto}.',
  empático: 'Também percebi, com respeito pelo esforço: {texto}.',
};

/** Before the leader listens. */
export const listening: Bank = {
  construtivo: [
    'Antes de propor qualquer saída, quero ouvir as causas que você enxerga.',
    'Agora eu ouço; depois, montamos em conjunto a saída.',
  ],
  motivacional: [
    'Quero ouvir as suas ideias: confio na sua leitura do que acontece no dia a dia.',
    'O avanço começa por você: antes de qualquer proposta minha, quero ouvir a sua.',
  ],
  direto: [
    'Agora quero ouvir a sua versão dos fatos, sem interromper.',
    'Fatos de um lado, causas de outro: das causas, quero que fale você.',
  ],
  empático: [
    'Quero entender o que ajudou e o que pesou, com calma e sem interromper.',
    'Fale no seu tempo: quero entender antes de propor qualquer coisa.',
  ],
};

/** Before the leader listens to how something good was done; both are said. */
export const praiseListening: Bank = {
  construtivo: [
    'Agora quero ouvir o caminho, para que sirva de exemplo a outras entregas.',
    'O que funcionou aqui podemos levar, em conjunto, para outros trabalhos.',
  ],
  motivacional: [
    'Agora conte você: quero ouvir a história dessa conquista.',
    'Quero saber também o que deu confiança para seguir em frente.',
  ],
  direto: [
    'Agora fale você: o que funcionou, ponto por ponto.',
    'Também quero saber que fato quase impediu o resultado.',
  ],
  empático: [
    'Agora quero ouvir como foi para você, com calma.',
    'Também quero entender o que isso pediu de você.',
  ],
};

/** Before the self-assessment of a 360°. */
export const selfAssessment: Bank = {
  construtivo: [
    'Antes das percepções, quero ouvir a sua autoavaliação; depois, comparamos em conjunto.',
    'Começamos por você: a sua autoavaliação, com um exemplo de cada tema.',
  ],
  motivacional: [
    'Antes das percepções, quero ouvir de que avanço você mais se orgulha.',
    'Começamos por você: das suas conquistas ao que ainda quer alcançar.',
  ],
  direto: [
    'Antes das percepções, a sua autoavaliação, em poucos pontos.',
    'Primeiro a sua autoavaliação; depois, ponto por ponto, o que apareceu.',
  ],
  empático: [
    'Antes das percepções, quero entender como você se vê hoje, sem certo nem errado.',
    'Começamos pela sua autoavaliação, com calma: o que for importante para você vem primeiro.',
  ],
};

/** How the step is agreed where no plan was asked for. */
export const agreements: Bank = {
  construtivo: [
    'Vamos escolher, em conjunto, um único próximo passo e registrar com as suas palavras.',
    'O próximo passo é um só: o que ficar combinado aqui, por escrito.',
  ],
  motivacional: [
    'Escolha um avanço para começar; eu acompanho de perto.',
    'Quero que a escolha do primeiro avanço seja sua: confio nela.',
  ],
  direto: [
    'Antes de sair, definimos um passo e um prazo.',
    'Fica um passo só, com prazo e com um fato que mostre que deu certo.',
  ],
  empático: [
    'Vamos escolher um passo que caiba na sua rotina; me diga de que apoio você precisa.',
    'O passo precisa ser possível: quero entender o que cabe na sua rotina e como apoiar.',
  ],
};

/** What the leader takes on. */
export const commitments: Bank = {
  construtivo: [
    'Do meu lado, resolvo o que não depender de você e dou retorno em até dois dias úteis.',
    'O que não depender de você, buscamos em conjunto: eu abro o caminho.',
  ],
  motivacional: [
    'O que não depender de você fica comigo: quero ver esse avanço acontecer.',
    'Vou acompanhar cada avanço e resolver o que não depender de você.',
  ],
  direto: [
    'O que não depender de você, resolvo eu, também com prazo.',
    'Do meu lado: resolver o que não depender de você e dar retorno em até dois dias úteis.',
  ],
  empático: [
    'O que não depender de você fica comigo. Se pesar, me procure: o apoio vale antes da próxima conversa.',
    'Conte comigo para o que não depender de você; o meu apoio não termina nesta conversa.',
  ],
};

/** What is said of an effect that nobody described: nothing is invented. */
export const unknownEffect: Bank = {
  construtivo: [
    'O efeito importa tanto quanto o fato; quero que a gente olhe para ele em conjunto.',
    'Falta olhar para o efeito, e quero fazer isso em conjunto.',
  ],
  motivacional: [
    'Quero olhar com você para o efeito disso: é por ele que se mede um avanço.',
    'O efeito do seu trabalho chega longe; quero que você conte o que percebeu.',
  ],
  direto: [
    'Agora, o efeito: além do fato, quero olhar para o que ele gerou.',
    'Do fato, passo ao efeito, que também conta.',
  ],
  empático: [
    'Quero entender que efeito isso teve, a começar por você.',
    'Quero falar do efeito com cuidado, e entender também o que chegou até você.',
  ],
};

/** After what is expected. */
export const expectationNotes: Bank = {
  construtivo: [
    'Se algo impedir, me procure antes: a saída, encontramos em conjunto.',
    'Vale daqui em diante, e o próximo passo é combinar como.',
  ],
  motivacional: [
    'Vale daqui em diante, e confio que você encontra o melhor caminho.',
    'Confio que é possível; se algo impedir, me procure antes.',
  ],
  direto: [
    'Vale daqui em diante. Se algo impedir, o prazo para avisar é antes, não depois.',
    'Vale a partir de hoje, com fatos para verificar.',
  ],
  empático: [
    'Se algo impedir, me procure antes: prefiro entender cedo a cobrar tarde.',
    'Vale daqui em diante; o meu apoio também.',
  ],
};
