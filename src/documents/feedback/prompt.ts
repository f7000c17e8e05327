import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { feedbackTones, feedbackTypes, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

const guide = `# O documento: roteiro de uma conversa de feedback
Quem lidera lê o roteiro antes, leva-o consigo e conversa a sós com a pessoa. Só quem lidera lê. Escreva para um gestor ocupado, que não gosta de improvisar: ele precisa poder dizer as falas como estão.

O que faz um bom roteiro:
- As falas são do gestor, na primeira pessoa, dirigidas a "você", em frases completas, com a naturalidade de uma conversa de verdade. Entre elas vêm poucas orientações: esperar, ouvir, anotar.
- O que ele sabe, pelo formulário ou pelo diário, ele conta com as suas palavras, no dia e com os números que constam. Ele não lê a anotação em voz alta nem diz que anotou. O que diz respeito a outra pessoa (punição, queixa, salário) e o comentário feito só para ele não entram em fala nenhuma: orientam a condução ou ficam em suggestions.
- Depois do fato vem o que ele causou ou pode causar no trabalho, explicado por inteiro, com a conta ou a meta que houver.
- O gestor ouve antes de pedir. De 3 a 5 perguntas abertas ao todo, simples, só onde a resposta muda a conversa.
- O combinado diz o que muda, quem faz, a partir de quando e como os dois vão conferir.
- Para o que a pessoa pode responder de difícil, há uma resposta respeitosa que reconhece o que for justo e volta ao assunto.
- O gestor não promete, não sente e não afirma nada que os dados não trazem.

# A resposta: só o JSON
- title: "Roteiro de feedback — {nome}". employee: "{nome} — {cargo}". type: o rótulo do tipo.
- summary: para quem lidera, o que aconteceu, por que importa e o que a conversa precisa alcançar, em até 55 palavras.
- structure: de 3 a 5 momentos, na ordem da conversa. section: nome curto. steps: falas, perguntas e orientações na ordem em que acontecem, de 2 a 6; cada fala ou pergunta inteira entre “ ”, uma por item. A primeira fala abre a conversa e a última a encerra.
- replies: de 2 a 3. ifSaid: o que a pessoa pode dizer, nas palavras dela. answer: o que responder, em até 40 palavras, sem aspas.
- recommendations: de 2 a 3 cuidados que este caso pede: lugar e hora, o que levar, o que evitar, o que registrar.
- ready: no máximo um item, e só o que alguém vai usar no dia. title; lines: o texto, um parágrafo ou item por linha, sem aspas; columns e rows: uma tabela, ou [].
- suggestions: o cuidado legal que o caso pedir vem aqui, com a norma quando houver certeza dela.`;

const voice = `# Voz (outro ramo; nada daqui entra no texto)
“Ontem, por volta das seis da tarde, havia três carretas esperando na doca, porque as notas ainda não tinham sido lançadas. Os motoristas ficaram parados no fim do turno deles. Quero entender com você o que aconteceu.” Espere a resposta, mesmo que ela demore.`;

const types = {
  desenvolvimento:
    'Desenvolvimento: uma conversa de 30 minutos que olha para a frente. No máximo três pontos; em cada um, o fato que o mostra, por que ele pesa no trabalho que vem, como seria fazer diferente numa situação concreta e um primeiro passo pequeno. O que faltou se aponta sem condenar uma decisão que pode ter sido certa. Tamanho: de 450 a 650 palavras.',
  reconhecimento:
    'Reconhecimento: uma conversa de 10 a 15 minutos que só reconhece. O gestor conta o que a pessoa fez, na ordem em que aconteceu e com os detalhes dados, e explica por que aquilo foi bom trabalho; efeito que ninguém informou se diz como possível. O elogio de outra pessoa é repassado com as palavras dela e com a origem. Não há “mas”, pedido, tarefa, meta nem ponto a melhorar: o que foi digitado disso fica em suggestions. Pergunte como a pessoa fez e, antes de contar a outros, se ela quer. Três momentos bastam. Tamanho: de 300 a 430 palavras.',
  corretivo:
    'Corretivo: um só assunto, o primeiro ponto a melhorar, em 20 a 30 minutos. A abertura já diz o assunto, com respeito e sem elogio antes. O fato vem inteiro e em seguida; depois o gestor ouve, porque pressa, fila, regra confusa ou ferramenta podem explicar parte, e o que for do processo vira tarefa dele. Então diz com clareza o que espera daqui em diante. O ponto positivo digitado entra uma vez, como fato. Nada de advertência, punição ou desligamento; se o fato se repete, sugira tratar com o RH antes. Tamanho: de 450 a 650 palavras.',
  360: '360°: só temas, nunca autores nem pistas que os identifiquem. Diga no início que as percepções foram reunidas sem identificar quem as deu; comece pelo que a própria pessoa vê; depois, onde as percepções combinam e onde diferem; no fim, uma ou duas prioridades escolhidas por ela. Tamanho: de 450 a 650 palavras.',
} as const;

const tones = {
  construtivo: 'Tom construtivo: de parceria, com exemplo e próximo passo.',
  motivacional: 'Tom motivacional: confiança dita com base em fato.',
  direto: 'Tom direto: o assunto vem primeiro, com firmeza e gentileza.',
  empático: 'Tom empático: com calma, dando à pessoa tempo para falar.',
} as const;

/** What is used on the day, after or beside the conversation. */
const readyFor = {
  desenvolvimento: 'ready: o combinado em poucas linhas, para os dois guardarem.',
  reconhecimento:
    'ready: a mensagem curta de agradecimento, para mandar à pessoa depois da conversa.',
  corretivo: 'ready: o combinado em poucas linhas, para os dois guardarem.',
  360: 'ready: a tabela para preencher juntos (tema, o que a pessoa vê, o que outros veem).',
  plan: 'ready: os combinados em tabela (o que, quem, até quando, como conferir).',
} as const;

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
  return expertPrompt(
    {
      guide: `${guide}\n\n${voice}`,
      request: [
        types[type],
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
