import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
import { expertPrompt } from '../prompting/frame.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewTypes,
  type InterviewDuration,
  type InterviewForm,
} from './contract.ts';
import { readVacancy } from './vacancy.ts';

const guide = `# O documento: roteiro de entrevista
Fica na mesa durante a entrevista, igual para todas as pessoas candidatas, e só quem entrevista o lê: o que dizer, o que perguntar, o que ouvir e como decidir.

- As perguntas soam como se fala. As áreas de foco e o que quem pede quer saber ganham a maior parte delas; depois, as tarefas da vaga. Um caso completo ou uma simulação mostra o trabalho de verdade, e o que se fará no trabalho a pessoa faz ali (escreve a carta, confere o caixa).
- Número pedido (de perguntas, de minutos para a vaga) se cumpre: se não cabe no tempo, as perguntas que cabem vêm marcadas com ★ e as outras ficam de reserva na mesma etapa.
- As etapas somam exatamente a duração, com tempo para as perguntas da pessoa. Quem entrevista junto conduz a sua parte inteira.
- Problema da equipe não se conta à pessoa; o que só está no diário fica em suggestions, e quem tem interesse no resultado não avalia nem vê a prova.
- Respeita a lei, ainda que os dados peçam o contrário: ficam fora filhos, gravidez, estado civil, idade, raça, aparência, origem, endereço, religião, política, sindicato, saúde, deficiência, orientação, dívidas, antecedentes, ações na Justiça, e exigir mais de seis meses de experiência (CLT, art. 442-A). Se pediram algo assim, uma só suggestion diz, uma a uma, o que saiu, por que (Lei nº 9.029/1995; sobre gravidez e família, também CLT, art. 373-A) e que pergunta, feita a todos, atende à preocupação legítima.

# A resposta: só o JSON
- title: "Roteiro de entrevista — {cargo}". position: "{cargo} ({nível})". duration, interviewType: rótulos do formulário.
- summary e objective: uma frase cada.
- stages: da abertura ao encerramento. name; duration ("10 minutos"); steps: falas inteiras entre “ ” e orientações curtas; questions, na ordem. Um caso ou simulação fica em steps, numa etapa só dele. ready da etapa: o que fica à mão nela, como a tabela do caso (columns ["Espera-se ouvir", "Sinal de alerta"]) ou o material que se entrega; senão, [].
- Em cada pergunta: category, "Trajetória", "Exercício" ou a área de foco; question, uma só, sem aspas; expectedResponse, os bons sinais (numa pergunta técnica, a resposta certa); evaluationCriteria, o que se vê numa resposta ruim e, se couber, uma pergunta para ir mais fundo, entre “ ”.
- evaluation: instructions (dar as notas logo depois, em separado, e a regra para decidir, como sugestão); criteria, de 3 a 6, os mesmos da ficha; scoringScale, "1 …; 2 …; 3 …; 4 …; 5 …", para esta vaga.
- ready: uma peça, title "Ficha de notas"; lines: o que é obrigatório, uma linha de cada ("Disponível para …? ( ) sim ( ) não"); columns ["Critério", "Perguntas", "Nota 1", "Nota 3", "Nota 5", "Nota"]; rows: uma por critério, com o que se vê em cada nota; a última célula "". Se os dados dizem quantas pessoas vêm, outra que as compara.
- recommendations: o que preparar antes, até 3.`;

const levels = {
  junior:
    'Nível júnior: aprende e executa com orientação. Valem exemplos de escola, curso, estágio, bico e vida prática. Perguntas concretas e curtas; um exercício simples mostra mais do que a conversa.',
  pleno:
    'Nível pleno: executa com autonomia. Procure o que a pessoa decidiu por conta própria, como soube que deu certo e quando pediu ajuda.',
  senior:
    'Nível sênior: decide com o que tem, antecipa risco e eleva o trabalho dos outros. Procure que alternativas a pessoa comparou, do que precisou abrir mão e um erro seu contado com clareza.',
  especialista:
    'Nível especialista: cria método e influencia além da equipe. Procure um método que outros adotaram, o que ele exigiu e como a pessoa convenceu quem discordava.',
} as const;

const formats = {
  presencial: 'Presencial: sala reservada; se couber, material do próprio trabalho sobre a mesa.',
  online: 'Online: combinar o que fazer se a conexão cair; exercício que caiba em tela.',
  hibrido: 'Híbrido: a mesma condição para todas as pessoas.',
} as const;

/** Questions with the exercise, and words of the document. */
const sizes: Readonly<Record<InterviewDuration, readonly [questions: number, words: string]>> = {
  30: [4, '450 a 650'],
  45: [6, '600 a 900'],
  60: [8, '800 a 1.200'],
  90: [10, '1.000 a 1.500'],
};

const oneSheet = 'uma ou duas folhas, até 500 palavras ao todo';

/** Of whoever holds the position, nothing but the position leaves, nor what the diary says of them. */
export function interviewPrompt(brief: Brief<InterviewForm>, context: DocumentContext): Prompt {
  const { position, level, type, duration, areas } = readVacancy(brief, context);
  const [usual, words] = sizes[duration];
  const questions = Math.max(usual, areas.length + 1);
  return expertPrompt(
    {
      guide,
      request: [
        levels[level],
        formats[type],
        `Duração: ${duration} minutos, com cerca de ${questions} perguntas, contando o exercício, salvo se o pedido diz quantas. Tamanho: ${isShortCase(brief) ? oneSheet : `de ${words} palavras ao todo, com as fichas e fora suggestions`}.`,
      ],
      data: {
        form: [
          ['Cargo', position],
          ['Nível de experiência', experienceLevels[level]],
          ['Tipo de entrevista', interviewTypes[type]],
          ['Duração', interviewDurations[duration]],
          ['Descrição da vaga', brief.jobDescription],
          ['Área de foco', areas],
          ['Observações adicionais', brief.additionalNotes],
          ['Texto livre', brief.freeText],
        ],
        diary: 'reserved',
      },
    },
    {
      ...context,
      employee: null,
      latestFeedback: null,
      latestPdi: null,
      diary: context.employee ? [] : context.diary,
    },
  );
}
