import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { feedbackTones, feedbackTypes, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

const guide = `# O documento: roteiro de uma conversa de feedback
Quem lidera lê o roteiro, leva-o consigo e conversa a sós com a pessoa. Só quem lidera lê. Ele sai sabendo como abrir, o que dizer de cada ponto, o que perguntar, o que responder ao difícil e com que combinado fechar.

- As falas são do gestor, dirigidas a "você", curtas, e soam como ele falaria: calmas, concretas, humanas. Entre elas, poucas orientações: esperar, ouvir, anotar.
- Todo ponto e todo exemplo digitado tem lugar, com o dia e o que causou ou pode causar no trabalho. O que o gestor não viu nem confirmou é pergunta, nunca fato; efeito que ninguém informou se diz como possível. Ele não diz que anotou. Quem disse, viu ou fez cada coisa é quem os dados dizem. O que é de outra pessoa e o comentário feito só para ele ficam em suggestions.
- O que a pessoa faz bem, se os dados dizem, ela ouve, com o fato. O que ela quer para si entra uma vez, ligado ao que se pede.
- O gestor ouve antes de pedir, com poucas perguntas abertas, uma coisa em cada.
- O combinado diz o que muda, quem faz, a partir de quando e como se confere, e inclui o que o gestor fará.

# A resposta: só o JSON
- title: "Roteiro de feedback — {nome}". employee: "{nome} — {cargo}". type: o rótulo do tipo.
- summary: para quem lidera, o que aconteceu, por que importa e o que a conversa precisa alcançar, em duas ou três frases.
- structure: de 3 a 6 momentos (um, num reconhecimento), na ordem da conversa. section: nome curto, que pode levar os minutos. steps: falas, perguntas e orientações na ordem em que acontecem, de 2 a 6; cada fala ou pergunta inteira entre “ ”, uma por item. A primeira fala abre a conversa e a última a encerra.
- replies: de 2 a 3. ifSaid: o que a pessoa pode dizer, nas palavras dela. answer: uma réplica de uma a três frases que reconhece o que for justo e volta ao assunto, sem aspas.
- recommendations: de 1 a 3 cuidados que este caso pede.
- ready, se pedido abaixo: peças que alguém vai usar no dia. title; lines: o texto, um parágrafo ou item por linha, sem aspas; columns e rows: uma tabela, ou [].
- suggestions: o cuidado legal que o caso pedir vem aqui, com a norma, se houver certeza dela.`;

const types = {
  desenvolvimento:
    'Desenvolvimento: uma conversa de 30 minutos que olha para a frente. No máximo três pontos; em cada um, o fato que o mostra, por que ele pesa no trabalho que vem, como seria fazer diferente numa situação concreta e um primeiro passo pequeno. A conversa começa pelo que a pessoa já faz bem. O que faltou se aponta sem condenar uma decisão que pode ter sido certa, e o que foi pedido no formulário é pedido, com a razão.',
  reconhecimento:
    'Reconhecimento: um elogio que se diz em dois ou três minutos, a sós. Um momento só, “O que dizer”, em 3 a 6 falas que seguem uma à outra: o que a pessoa fez, com o detalhe dado, por que aquilo foi bom trabalho, dito por quem conhece o ofício, e o obrigado. Efeito que ninguém informou não se conta. O elogio de outra pessoa é repassado com as palavras dela e com a origem. Não há “mas”, pedido, tarefa, meta nem ponto a melhorar: o que foi digitado disso fica em suggestions. summary: uma frase. replies: []. recommendations: até 2.',
  corretivo:
    'Corretivo, em 20 a 30 minutos. O assunto é o que os pontos digitados têm em comum (segurança, prazo, trato com o cliente), e a abertura o diz com respeito e firmeza, sem elogio antes. Depois, o que a pessoa faz bem, como fato. Então cada ocorrência, do primeiro ao último ponto digitado, numa fala curta com dia, hora e efeito; o que já foi tratado se lembra em meia frase. Depois o gestor ouve, porque pressa, fila, regra confusa ou ferramenta podem explicar parte, e o que for do processo vira tarefa dele. Por fim diz, um a um, os comportamentos que espera a partir de hoje. Nada de advertência, punição ou desligamento. Ausência que a lei protege (pré-natal, atestado, licença) não é falta nem se toca nela na conversa: só em suggestions.',
  360: '360°: só temas, nunca autores nem pistas que os identifiquem. Diga no início que as percepções foram reunidas sem identificar quem as deu; comece pelo que a própria pessoa vê; depois, onde as percepções combinam e onde diferem; no fim, uma ou duas prioridades escolhidas por ela.',
} as const;

const tones = {
  construtivo: 'Tom construtivo: de parceria, com exemplo e próximo passo.',
  motivacional: 'Tom motivacional: confiança dita com base em fato.',
  direto: 'Tom direto: o assunto vem primeiro, com firmeza e gentileza.',
  empático: 'Tom empático: com calma, dando à pessoa tempo para falar.',
} as const;

/** What is used on the day, after or beside the conversation; nothing is written down that nobody asked to be. */
const readyFor = {
  desenvolvimento: 'ready: [].',
  reconhecimento:
    'ready: a mensagem curta de agradecimento, para mandar à pessoa depois da conversa.',
  corretivo:
    'ready: se há três ou mais ocorrências, a folha dos fatos em tabela (data e hora, o que aconteceu, efeito ou risco), para quem lidera; senão, [].',
  360: 'ready: a tabela para preencher juntos (tema, o que a pessoa vê, o que outros veem).',
  plan: 'ready: os combinados em tabela (o que, quem, até quando, como conferir); se há três ou mais ocorrências a corrigir, também a folha dos fatos (data e hora, o que aconteceu, efeito ou risco), para quem lidera.',
} as const;

/** Words of the script, by how much there is to talk about; a script of thanks is the shortest. */
const sizes = {
  short: 'Tamanho: até 280 palavras, porque há pouco a contar; três ou quatro momentos.',
  praise: 'Tamanho: de 100 a 220 palavras, conforme o que há para contar.',
  full: 'Tamanho: de 350 a 550 palavras.',
} as const;

/** Fewer typed characters than this make a case of one fact or two. */
const shortCase = 400;

const agreements = {
  plan: 'O plano de ação foi pedido: no último momento, o gestor propõe de 2 a 3 combinados, um deles dele mesmo.',
  planAfterPraise:
    'O plano de ação foi pedido: no fim, o gestor conta um ou dois gestos seus para que o reconhecimento não se perca, com data; nenhuma tarefa para a pessoa.',
  noPlan:
    'Não há plano de ação: o combinado é o que os dois definirem na conversa, sem lista de tarefas.',
};

export function feedbackPrompt(brief: Brief<FeedbackForm>, context: DocumentContext): Prompt {
  const { type, tone, name, plan, followUp } = readTalk(brief, context);
  const planned = type === 'reconhecimento' ? agreements.planAfterPraise : agreements.plan;
  const typed = textsOf(brief).join('').length + context.diary.length * shortCase;
  const size = type === 'reconhecimento' ? 'praise' : typed < shortCase ? 'short' : 'full';
  return expertPrompt(
    {
      guide,
      request: [
        types[type],
        sizes[size],
        tones[tone],
        plan ? planned : agreements.noPlan,
        readyFor[plan && type !== 'reconhecimento' ? 'plan' : type],
        followUp === '' ? '' : 'A data de acompanhamento é dita no fim da conversa.',
      ],
      data: {
        form: [
          ['Colaborador', name],
          ['Tipo de feedback', brief.feedbackType && feedbackTypes[brief.feedbackType]],
          ['Contexto', brief.context],
          ['Ponto positivo', brief.positivePoints],
          ['Ponto a melhorar', brief.improvementPoints],
          ['Exemplos específicos', brief.specificExamples],
          ['Tom do feedback', brief.tone && feedbackTones[brief.tone]],
          ['Incluir plano de ação', plan ? 'sim' : 'não'],
          dayLine('Data de acompanhamento', brief.followUpDate),
          ['Observações adicionais', brief.additionalNotes],
          ['Texto livre', brief.freeText],
        ],
        deadline: followUp === '' ? undefined : followUp,
        diary: 'facts',
      },
    },
    context,
  );
}
