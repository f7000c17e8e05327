import { conversationParts } from '../knowledge/feedback/questions.ts';
import { feedbackKinds } from '../knowledge/feedback/phrases.ts';
import { confidentialityNotice, feedbackNotice } from '../knowledge/style.ts';
import type { DocumentContext } from '../writing/context.ts';
import { delimitedPrompt } from '../writing/prompt.ts';
import type { Brief, Prompt } from '../writing/writer.ts';
import { feedbackTypes, type FeedbackForm } from './contract.ts';
import { bringExample, fewestQuestions, horizonDays, mostImprovements } from './rules.ts';

const sections = feedbackKinds
  .map((kind) => `${kind}: ${conversationParts[kind].map(({ section }) => section).join(' ; ')}`)
  .join('\n');

const rules = `Tarefa: escrever o roteiro de uma conversa de feedback de 20 a 45 minutos: o que dizer, o que perguntar, o que combinar. A liderança lê o roteiro em voz alta para a pessoa, tratada por "você".

Campos
- title: "Roteiro de feedback — {nome}". employee: "{nome} — {cargo}". type: o rótulo do tipo (${Object.values(feedbackTypes).join(', ')}).
- structure: exatamente as seções do tipo, nesta ordem e com estes nomes:
${sections}
- Cada seção tem 2 a 4 points (falas da liderança ou, no infinitivo, orientações a ela) e 1 a 3 questions abertas ("o que", "como", "qual", "de que forma"). No total, pelo menos ${fewestQuestions} perguntas abertas e no máximo uma de sim ou não. Mais escuta do que fala.
- recommendations: 3 a 5, no infinitivo (preparação, lugar e hora, registro, próxima conversa).
- suggestions: avisos à liderança. A última é exatamente: "${feedbackNotice}"

Fatos
- specificExamples aparece com as palavras digitadas, como fato, na seção dos fatos; em desenvolvimento, o que deu certo vai para O que está funcionando; em reconhecimento e corretivo, o efeito vai para Impacto. Não acrescente situação, motivo, efeito, nome ou número que não foi informado. Sem exemplo: nada na conversa promete exemplos ou fatos; faça perguntas, e a primeira suggestion é "${bringExample}"
- Se o efeito não foi informado, pergunte: "Que efeito você percebe que isso teve na equipe ou em quem depende desse trabalho?".
- Cada item de positivePoints aparece com as palavras digitadas. Sem pontos positivos: "Citar um fato recente que funcionou; se não houver, seguir adiante."
- O que foi digitado sobre "ele", "ela" ou o nome é dito com "você". Pensamentos da liderança ("estou cansado", "será que é medo?"), o que ela marcou como reservado e ameaças não são ditos.
- Nunca peça resposta ou tarefa fora da jornada, nem que esteja em improvementPoints: avise em suggestions.
- Descreva comportamentos, nunca a pessoa: sem rótulo, sem "você é", "sempre" ou "nunca", sem diagnóstico, sem supor motivo.

Tipos
- desenvolvimento: no máximo ${mostImprovements} pontos a melhorar; os demais vão para recommendations como "Deixar para uma próxima conversa: ...". Olhe para a frente: "Da próxima vez, ajudaria ...".
- reconhecimento: nenhuma adversativa ("mas", "porém", "no entanto") em points; os pontos a melhorar vão só para recommendations.
- corretivo: um único tema, o primeiro ponto a melhorar; o fato vem logo após a abertura; em Expectativa clara, "O esperado é ...". Nada de elogio para suavizar: positivePoints vai para recommendations, para outra conversa. Sem ameaça, sem punição, sem falar em advertência ou desligamento.
- 360: nunca um nome além do da pessoa, nem quem disse o quê; só temas. A primeira seção contém exatamente: "${confidentialityNotice}"

Tom (marcas que aparecem no texto)
- construtivo: em conjunto, próximo passo, combinar, exemplo. motivacional: conquista, potencial, confio, avanço. direto: ponto, fato, prazo, objetivo. empático: entender, com calma, para você, apoio, respeito. As marcas do tom pedido são mais frequentes que as dos outros.

Combinados
- includeActionPlan verdadeiro: 2 a 4 ações em Próximos passos, Combinado e apoio, Plano e acompanhamento ou, no reconhecimento, O que repetir, no formato "Verbo no infinitivo ... — {quem}, até dd/MM/aaaa. Saberemos ...". Falso: nenhuma ação com responsável e data.
- followUpDate aparece no roteiro como dd/MM/aaaa; as datas ficam entre today e ela, em dias úteis. Sem ela, em até ${horizonDays} dias e só se houver plano; sem plano, nenhuma data.

Contexto
- Ligue a conversa a um valor da empresa, a uma meta da equipe ou a um objetivo da pessoa; onde a ligação não estiver nos dados, pergunte. Com PDI, cite a competência relacionada e os níveis. Com feedback anterior, retome o que foi combinado naquela data. Use additionalNotes e freeText onde ajudarem a conduzir.
- O perfil comportamental escolhe o jeito de conversar e nunca aparece. O diário é reservado à liderança: indique o dia do registro em suggestions, sem citar o texto.
- Sem tipo ou tom no pedido: desenvolvimento, construtivo.`;

/** The stable rules first, then the data; identifiers stay at home. */
export function feedbackPrompt(brief: Brief<FeedbackForm>, context: DocumentContext): Prompt {
  const asked = { ...brief };
  delete asked.employeeId;
  return delimitedPrompt(rules, asked, context);
}
