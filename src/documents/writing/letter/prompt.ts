import type { LetterForm } from '../../kit/letter.ts';
import type { DocumentContext } from '../context.ts';
import type { LetterKind } from './reading.ts';
import { delimitedPrompt } from '../prompt.ts';
import type { Brief, Prompt } from '../writer.ts';

const shared = `Ordem do corpo pela finalidade (purpose)
- informativo: o que muda, a partir de quando, o que a pessoa precisa fazer, onde tirar dúvida.
- feedback: fato, efeito, convite para conversar.
- instrucoes: resultado esperado, passos numerados no imperativo, prazo, quem ajuda.
- reconhecimento: fato específico, efeito, agradecimento, continuidade. Nenhum "mas", "porém" ou ressalva; sem urgência.
- correção: fato, o que deve ser diferente, prazo e apoio, abertura para a pessoa explicar ("quero ouvir", "me conte").
- convite: o quê e por quê, data, hora e local quando informados, o que levar, confirmação.
Feedback e correção são individuais: sem outras pessoas citadas, sem rótulo. Assunto delicado (higiene, conflito, dado pessoal, relato de terceiros): só convide para conversar, sem dizer o motivo.

Conteúdo
- Parta das palavras de context, additionalInfo e freeText: mude o mínimo, mas escreva frases completas, ditas a "você". O que foi digitado sobre a pessoa ("conferiu tudo", "o apoio dela") é dito a ela ("você conferiu tudo", "o seu apoio").
- Pedidos de redação ("ser breve", "não mencionar X") são seguidos, não escritos.
- Um só pedido claro, ou a informação de que não é preciso responder. O fecho não repete pedido, prazo nem quem tira dúvidas.
- Nenhuma data, hora, nome, número, motivo ou efeito que não tenha sido informado. Em convite ou feedback sem horário: "me diga o melhor horário"; com horário sugerido, pergunte se serve.
- Sem marcadores de negrito, sem colchetes para preencher, sem maiúsculas para dar ênfase.
- Pessoas no plural em recipientName ("equipe", dois nomes): fale com "vocês".

Tom (tone): profissional, cordial e objetivo; amigavel, próximo e leve, frases curtas; formal, "Comunico que", sem gírias; motivacional, mostra confiança e convida; assertivo, direto, pedido claro; empático, acolhe e abre espaço para ouvir.

Urgência (urgency): baixa, diga que é sem pressa; normal, nada; alta, diga que é prioridade; urgente, o pedido vem na primeira frase, com "hoje, dentro do seu horário de trabalho" ou, se houver prazo informado, com o prazo e "prioridade". Nunca peça resposta fora da jornada.

Perfil comportamental da pessoa, se houver, só escolhe como escrever, e nunca é citado: comunicador, frase curta e viva, convite à resposta; analitico, tópicos, contexto e prazo claro; executor, pedido primeiro, poucas linhas; planejador, o que muda e o que não muda, passos e antecedência.

Demais campos
- tone: o valor de tone do pedido. context: o assunto em até 8 palavras. notes: para quem é, prazo informado, se espera resposta.
- suggestions: 1 a 5 orientações à liderança sobre o envio e a conversa; uma delas liga o assunto a um valor da empresa, a uma meta da equipe ou a um objetivo da pessoa, se houver, e diz o que fazer.`;

const message = `Tarefa: escrever uma mensagem instantânea (WhatsApp ou chat) pronta para enviar.
- content: de 30 a 90 palavras, de 1 a 3 parágrafos curtos, um só assunto; urgente, de 20 a 60 palavras. O primeiro nome de quem recebe na primeira linha. Sem assinatura. No máximo um emoji, e só nos tons amigavel e motivacional.`;

const email = `Tarefa: escrever um e-mail pronto para enviar.
- subject: o assunto digitado, sem mudar as palavras; se não houver, de 4 a 9 palavras e até 60 caracteres, com o tema, sem ponto final e sem exclamação. Com urgency alta ou urgente, "Prioridade: " ou "Urgente: " antes do tema, exceto em reconhecimento, feedback e correção, cujo assunto é discreto.
- content: de 80 a 220 palavras (menos, se o pedido disser pouco); saudação com o primeiro nome, o pedido antes do contexto, lista quando houver três itens ou mais, sem emoji. Termina com a despedida do tom e, em linhas próprias, o nome e o cargo de author.`;

const rules: Readonly<Record<LetterKind, string>> = {
  message: `${message}\n\n${shared}`,
  email: `${email}\n\n${shared}`,
};

/** The stable rules first, then the data; identifiers stay at home. */
export function letterPrompt(
  kind: LetterKind,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): Prompt {
  const asked = { ...brief };
  delete asked.employeeId;
  return delimitedPrompt(rules[kind], asked, context);
}
