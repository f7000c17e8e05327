import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { dayLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import { feedbackTones, feedbackTypes, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

const guide = `# O documento: roteiro de uma conversa de feedback
O líder lê antes, leva a folha e conduz a conversa a sós. Só ele lê: o registro do diário entra como fato, contado por inteiro com o dia do registro, onde serve. Os comentários do formulário dirigidos ao líder orientam a condução e não são ditos à pessoa.

Um roteiro excelente:
- Dá as palavras. As falas vão na primeira pessoa, para "você", e passam no teste da voz alta. Entre elas, orientações curtas: parar, ouvir, anotar.
- Separa o fato, a consequência e o combinado. O fato tem dia e medida. A consequência não repete o fato: diz quem depende daquilo e faz a conta com a meta ou o número que houver. Se o efeito não foi informado, o possível se diz como possível.
- Não põe na boca do líder sentimento, regra, presença ou promessa que ele não informou.
- Ouve. São de 4 a 6 perguntas abertas ao todo, uma ideia em cada, só onde a resposta muda a conversa.
- Prevê o que a pessoa pode dizer e responde: reconhece o que há de legítimo, volta ao fato e ao combinado.
- Termina em algo que se possa conferir.
- Usa um valor da empresa ou a meta da equipe como argumento só quando pesa no caso, e uma vez.

# A resposta: só o JSON
- title: "Roteiro de feedback — {nome}". employee: "{nome} — {cargo}". type: o rótulo do tipo.
- summary: o que aconteceu, por que importa e o que a conversa precisa conseguir, em até 50 palavras.
- structure: de 4 a 5 momentos na ordem de uso. section: nome curto escolhido para este caso. steps: uma lista só, na ordem em que acontece, com falas, perguntas e orientações, de 2 a 6 por momento; cada fala ou pergunta inteira entre “ ”, uma por item; nada manda responder antes da pergunta.
- replies: de 2 a 3. ifSaid: o que a pessoa pode dizer, em palavras dela. answer: a resposta pronta do líder, em até 40 palavras, sem aspas.
- recommendations: de 2 a 3 cuidados que este caso pede: lugar e hora, o que levar, o que não dizer, o que registrar.
- suggestions: ver acima.`;

const voice = `# Voz (outro ramo; nada daqui entra no texto)
“Ontem às seis havia três carretas na doca e nenhuma nota lançada. São três motoristas parados no fim do turno deles. Quero entender com você onde a nota travou.” Pare aqui e conte até cinco antes de falar de novo.`;

const types = {
  desenvolvimento:
    'Desenvolvimento: olha para a frente, em 30 minutos. Até três pontos; para cada um, o fato que o mostra, por que pesa no trabalho que vem, como seria na prática (uma cena concreta) e um primeiro passo pequeno. Aponte o que faltou sem condenar a decisão que pode ter sido certa. Sem ponto positivo informado, abra pela razão da conversa. Tamanho: de 450 a 650 palavras.',
  reconhecimento:
    'Reconhecimento: conversa de 10 a 15 minutos que só reconhece. Conte a cena com os detalhes dados, na ordem em que se deram, e diga o que neles foi escolha de bom trabalho. Elogio de outra pessoa se entrega com as palavras e a origem que o dado traz. Nenhum “mas”, nenhum pedido, tarefa, meta ou ponto a melhorar: o que foi digitado disso fica em suggestions. Pergunte como a pessoa fez e, antes de contar a outros, se ela quer e como. Três momentos bastam. Tamanho: de 280 a 420 palavras.',
  corretivo:
    'Corretivo: um só tema, o primeiro ponto a melhorar, em 20 a 30 minutos. O fato vem nos dois primeiros minutos, sem elogio para amaciar e sem rodeio. Depois da consequência, ouvir: pressa, fila, regra confusa ou ferramenta podem explicar parte, e o que for do processo vira tarefa do líder. Então, em uma frase, o que se espera daqui em diante. O que foi digitado de positivo entra uma vez, como fato, onde ajuda a mudança. Nada de advertência, punição ou desligamento; se o fato se repete, sugira tratar com o RH antes. Tamanho: de 450 a 650 palavras.',
  360: '360°: só temas, nunca autores nem pistas que os identifiquem. Diga no início que as percepções foram reunidas sem identificar quem as deu; comece pela autoavaliação; depois, onde as percepções combinam e onde diferem; no fim, uma ou duas prioridades escolhidas pela pessoa. Tamanho: de 450 a 650 palavras.',
} as const;

const tones = {
  construtivo: 'Tom construtivo: de parceria, exemplo e próximo passo.',
  motivacional: 'Tom motivacional: confiança dita com base em fato, sem adjetivos soltos.',
  direto: 'Tom direto: frase curta e o ponto primeiro; firme sem ser ríspido.',
  empático: 'Tom empático: com calma, espaço para a pessoa, nenhuma pressa de concluir.',
} as const;

const agreements = {
  plan: 'O plano de ação foi pedido: no último momento, de 2 a 3 combinados propostos, cada um com quem, até quando e como se verá; um deles é do líder.',
  planAfterPraise:
    'O plano de ação foi pedido: no fim, um ou dois gestos do líder para que o reconhecimento não se perca, com data, e nenhuma tarefa para a pessoa.',
  noPlan: 'Não há plano de ação: nenhuma tarefa com data.',
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
        followUp === '' ? '' : 'A data de acompanhamento entra na fala, no fechamento.',
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
