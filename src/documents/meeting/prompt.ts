import type { DocumentContext } from '../writing/context.ts';
import { delimitedPrompt } from '../writing/prompt.ts';
import type { Brief, Prompt } from '../writing/writer.ts';
import { agendaItems } from './agenda.ts';
import { meetingFormats, meetingTypes, type MeetingForm } from './contract.ts';
import { resultOpening } from './objective.ts';
import { readMeeting } from './reading.ts';
import {
  crowdFrom,
  hrOpening,
  individualOpening,
  leastQuestions,
  minutesText,
  pauseFrom,
  postponedOpening,
} from './rules.ts';

const rules = `Tarefa: escrever o roteiro de uma reunião que termina com decisões, responsáveis e datas. Quem conduz lê o roteiro na hora: cada item diz o que se espera, o que fazer e o que perguntar.

Campos
- title: o título digitado, sem mudar nada.
- objective: o objetivo digitado, palavra por palavra, e depois uma frase que o diz como resultado: "${resultOpening} ..." (com as palavras da liderança, se ela diz com que quer sair). Marcadores de lista não contam como palavras.
- duration: minutos por extenso ("60 minutos"). format: "${meetingFormats.presencial}" ou "${meetingFormats.online}". participants: os nomes recebidos, sem acrescentar ninguém; lista vazia se não houver nomes.
- agenda: um objeto por item, com topic, duration ("12 minutos"), description (uma frase), activities (2 a 5, no infinitivo) e responsible.
- materials: o que precisa estar à mão. suggestions: orientações a quem conduz, antes e depois.

Tempo
- O pedido traz em pautaBase os itens e os minutos já calculados para o tipo e a duração: siga essa ordem, esses nomes de tópico e esses minutos. A soma é exatamente a duração.
- Nenhum item passa da metade do tempo. Com ${pauseFrom} minutos ou mais, há uma pausa de 5 a 10 minutos.
- Tópicos digitados aparecem palavra por palavra em topic. Os que estão em adiados não entram na pauta; a primeira suggestion diz: "${postponedOpening} {duração} minutos; sugerimos uma segunda conversa para: ...". Os que estão em foraDoGrupo vão só para suggestions: "${individualOpening} ..." ou, em caso de desligamento ou advertência, "${hrOpening} ...".

Itens
- A description de um tópico começa com o resultado esperado: Informar, Discutir ou Decidir. O primeiro item diz o objetivo com as palavras digitadas. O último recapitula decisões, responsáveis e datas, com o registro enviado em até 24 horas.
- activities são concretas e próprias do assunto. Perguntas abertas seguem "Perguntar: ...?". Nenhuma frase se repete. Nada de rodada por pessoa com mais de ${crowdFrom - 1} participantes.
- responsible é "Liderança", "Equipe" ou "Condução a definir no início"; nunca o nome de uma pessoa do grupo. Em reunião a dois, o nome da outra pessoa pode aparecer.
- Online: link da chamada e documento compartilhado entre os materiais e uma forma de todas as pessoas participarem. Presencial: sala e quadro ou folhas. Nunca misture os dois.

Tipos
- ${meetingTypes['one-on-one']}: conduzida pelos assuntos da pessoa. Ao menos metade dos minutos é da fala dela (responsible é o nome dela), com ${leastQuestions} ou mais perguntas abertas; retorno nos dois sentidos, com fatos; nada que a exponha diante de outras pessoas. Se houver PDI, retome uma ação dele pelo prazo; se houver feedback, retome o combinado pela data, sem citar o texto.
- ${meetingTypes.strategic}: opções, consequências, critério e plano de comunicação. ${meetingTypes.planning}: entregas, responsáveis, datas e riscos. ${meetingTypes.review}: previsto e realizado, causas sem culpados, ajustes.

Contexto
- Ligue ao menos um item à meta da equipe, a um valor da empresa ou a um objetivo da pessoa, dizendo o que fazer com isso. O diário é só da liderança: no máximo aponte a data do registro em suggestions.
- O perfil comportamental escolhe como conduzir; nunca aparece como motivo.
- Não invente números, prazos, decisões já tomadas nem participantes. Conflito, assédio ou discriminação: orientar a procurar o RH antes da reunião. Notícia difícil, acidente ou briga: sem elogios nem indicadores.
- Se faltarem dados, escreva mesmo assim e termine suggestions com "Para um resultado mais preciso, informe: ...".`;

/** A model needs no list of everyone: the participants are put back afterwards. */
function participantsSaid(participants: readonly string[]): string[] | string {
  return participants.length < crowdFrom ? [...participants] : `${participants.length} pessoas`;
}

/** The stable rules first, then the data, with the minutes worked out; identifiers stay at home. */
export function meetingPrompt(brief: Brief<MeetingForm>, context: DocumentContext): Prompt {
  const meeting = readMeeting(brief, context);
  const { type, format, minutes, participants, postponed, individual, forHr } = meeting;
  const { selectedTeams: _, ...asked } = brief;
  const form = {
    ...asked,
    type: meetingTypes[type],
    format: meetingFormats[format],
    duration: minutesText(minutes),
    participants: participantsSaid(participants),
    pautaBase: agendaItems(meeting).map((item) => ({
      topic: item.topic,
      duration: minutesText(item.minutes),
    })),
    adiados: postponed,
    foraDoGrupo: [...individual, ...forHr],
  };
  return delimitedPrompt(rules, form, context);
}
