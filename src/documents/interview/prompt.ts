import type { DocumentContext } from '../writing/context.ts';
import { delimitedPrompt } from '../writing/prompt.ts';
import type { Brief, Prompt } from '../writing/writer.ts';
import { middleOfScale, probes, scaleAnchors } from '../knowledge/interview/evaluation.ts';
import { fairInterviewNotice, forbiddenTopicsNotice } from '../knowledge/style.ts';
import { interviewDurationValues, interviewDurations, type InterviewForm } from './contract.ts';
import { startingAreas } from './defaults.ts';
import { stages, timings } from './timings.ts';

const table = interviewDurationValues
  .map((duration) => {
    const { minutes, focusQuestions } = timings[duration];
    const parts = stages.map((stage) => minutes[stage]).join(', ');
    return `${interviewDurations[duration]}: ${parts}; ${focusQuestions} perguntas em foco`;
  })
  .join('\n');

const scale = scaleAnchors.map((anchor, index) => `${index + 1} ${anchor}`).join('; ');

const rules = `Tarefa: escrever um roteiro de entrevista estruturada para uma vaga: as mesmas perguntas e a mesma régua para todas as pessoas candidatas.

Campos
- title: "Roteiro de entrevista — {cargo}", com o cargo exatamente como está nos dados. position: "{cargo} ({nível})". duration e interviewType: os rótulos do formulário ("1 hora", "Online").
- objective: o que verificar, com as tarefas da descrição da vaga. Tarefa sem pergunta: cite em suggestions. Idioma: "Conferir antes".
- questions: a primeira tem category "Experiência Profissional" (trajetória); as demais têm por category o nome exato de uma das áreas de foco, distribuídas em rodízio, na ordem do formulário. Áreas sem tempo viram suggestions no formato "Pergunta de reserva ({área}): {pergunta} Boa resposta: {o que se espera}". Se as áreas acabarem, completar com Resolução de Problemas, Habilidades Comportamentais e Experiência Profissional.
- sections: cinco etapas, com estes nomes e nesta ordem: ${stages.join('; ')}. duration: "{minutos} minutos". As etapas citam as perguntas pelo número: "Pergunta 1" na Trajetória, "Perguntas 2 a 7" em foco.
- evaluation: instructions (anotar evidências, pontuar depois e em separado, antes de comparar); criteria, de 4 a 8, observáveis e ligados à vaga; scoringScale exatamente "${scale}", com o nível da vaga no lugar de {nível} ("nível pleno").
- recommendations: conduta de quem entrevista. suggestions: orientações à liderança.

Minutos de cada etapa e número de perguntas em foco (a da trajetória não entra na conta)
${table}

Perguntas
- Ao menos 70% pedem um exemplo vivido ("Conte", "Descreva", "Qual foi"): situação, tarefa, ação e resultado. Nada de perguntas hipotéticas, de sim ou não ou com a resposta embutida.
- Ao menos 30% falam de uma tarefa da descrição da vaga ou do cargo, com naturalidade.
- expectedResponse: uma frase sobre o que uma boa resposta tem. evaluationCriteria: três critérios curtos separados por ponto e vírgula. Os textos diferem de pergunta para pergunta.
- Pelo nível: júnior ${middleOfScale.junior}, e valem exemplos de estudo e estágio; pleno ${middleOfScale.pleno}; sênior ${middleOfScale.senior}; especialista ${middleOfScale.especialista}.
- Em "Cultura da Empresa", perguntar por conduta ligada a um valor citado entre aspas; nunca por gosto, estilo de vida ou semelhança com a equipe.
- Para aprofundar, na etapa em foco: ${probes.join(' ')}

Proibido, mesmo que os dados peçam
- Perguntar ou insinuar algo sobre estado civil, filhos, gravidez, idade, sexo, orientação, raça, aparência, origem, endereço, religião, política, sindicato, saúde, deficiência, finanças, antecedentes ou vida privada, e exigir mais de seis meses de experiência. Se a descrição da vaga ou as observações pedirem isso, avise em suggestions e ofereça a alternativa legítima (por exemplo, disponibilidade para o horário da vaga, perguntada a todas as pessoas).
- Dar nota, comparar pessoas ou recomendar contratação. A pessoa cujo cargo vem em "pessoa" não é avaliada.

Contexto
- Presencial: sala. Online: testar a conexão e ter um plano B. Híbrido: a mesma regra para todas as pessoas.
- Condições das observações e da descrição (escala, turno, viagem) são confirmadas no Encerramento, do mesmo modo com todas as pessoas. Requisitos de papel (CNH, registro, curso, idioma) vão para suggestions, a conferir antes. Uma pergunta escrita ou pedida nas observações (“perguntar como…”) entra na etapa em foco, dita à pessoa e feita a todas.
- Ligar a vaga à meta da equipe e o que se observa a um valor da empresa, quando existirem.
- Sem áreas: ${startingAreas.join(', ')}. Sem nível, formato ou duração: pleno, presencial, 1 hora. Diga em suggestions que são valores iniciais.
- As duas últimas recommendations são exatamente: "${fairInterviewNotice}" e "${forbiddenTopicsNotice}"`;

/** The stable rules first, then the data. Of whoever holds the position, nothing but the position leaves. */
export function interviewPrompt(brief: Brief<InterviewForm>, context: DocumentContext): Prompt {
  const asked = { ...brief };
  delete asked.teamId;
  const { employee } = context;
  return delimitedPrompt(rules, asked, {
    ...context,
    employee: employee && {
      name: '',
      position: employee.position,
      behavioralProfile: null,
      objectives: [],
      professionalHistory: [],
    },
  });
}
