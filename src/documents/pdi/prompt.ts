import type { DocumentContext } from '../writing/context.ts';
import { delimitedPrompt } from '../writing/prompt.ts';
import type { Brief, Prompt } from '../writing/writer.ts';
import { pdiNotice } from '../knowledge/style.ts';
import type { PdiForm } from './contract.ts';
import { defaultMonths, mostSuggestions, nextCycleLabel, shortPeriodDays } from './rules.ts';

const rules = `Tarefa: escrever um Plano de Desenvolvimento Individual (PDI), um acordo curto entre liderança e pessoa: o que desenvolver, como, até quando e como ambas saberão que deu certo.

Campos
- title: "PDI de {nome}". employee: "{nome} — {cargo}", com o cargo exatamente como está nos dados. period: "dd/MM/aaaa a dd/MM/aaaa", de today até deadline.
- competencies: cada competência do formulário exatamente uma vez, com o nome e os níveis informados, da maior para a menor diferença de níveis. Níveis escritos em freeText ("Comunicação 3->4") também são informados.
- goals: cada objetivo com as palavras digitadas primeiro; depois, indicador ou evidência e data. Nunca invente números: sem dado inicial, escreva "linha de base registrada até {data}"; com ele ("de 8% para 5%"), parta dele. Objetivo com prazo próprio ("até 15/12/2026") tem todas as datas até esse prazo.
- timeline: objeto com duration ("6 meses" se forem exatos; senão "27 semanas" ou "80 dias"), start, end (dd/MM/aaaa) e 4 milestones no formato "dd/MM/aaaa — título: conteúdo", perto de 25% (Primeiro resultado visível), 50% (Revisão de rota), 75% (Autonomia em teste) e em 100% (Avaliação final e próximos passos) do período. Um marco que mostra uma ação cai no prazo dela.
- suggestions: orientações à liderança.

Ações
- Formato: "[Prática|Troca|Estudo] verbo no infinitivo + o quê + frequência — até dd/MM/aaaa. Evidência: ...".
- Quantidade pela diferença (nível desejado menos atual): 0 ou menos, 2 (manter e compartilhar); 1, 3; 2, 5; 3 ou mais, 7. Toda competência com diferença tem ao menos uma Prática e uma Troca; Estudo é no máximo um terço. Período com menos de ${shortPeriodDays} dias: uma ação de cada tipo, e as demais em suggestions como "${nextCycleLabel} — {competência}: [Prática] ...; [Troca] ...".
- A maior parte acontece dentro do trabalho real da pessoa; nada de "melhorar a comunicação" como ação nem de lista de cursos. Quem já está no nível 3 ou 4 não recebe ação de iniciante. Nenhuma ação se repete.
- Torne as ações concretas com as palavras dos objetivos, das metas da equipe, do cargo e das observações: o que delegar, sobre o que conversar, que problema tratar. Não invente tarefas, ferramentas nem pessoas.
- Datas distribuídas pelo período, em dias úteis, nunca depois do prazo. Nenhuma data de ação, objetivo ou marco cai em férias ou ausências citadas. A primeira ação vence em até 30 dias ou 20% do período, o que for maior.
- Atribuições de outro cargo são temporárias e combinadas por escrito.

Contexto
- Ligue ao menos uma ação ou objetivo às metas da equipe, aos objetivos da pessoa e aos valores da empresa, dizendo o que isso muda na prática. Meta da equipe sem relação com o trabalho da pessoa não entra em ação. Use additionalNotes e freeText onde fizerem diferença; pensamentos da liderança, ameaças e vontade de desligar não entram. Nota com outro prazo: peça para confirmar qual vale.
- Se houver PDI anterior, continue de onde ele parou: ações novas e mais exigentes, nenhuma repetida. Retome o último feedback. O diário é reservado à liderança: não o cite textualmente.
- O perfil comportamental escolhe como acompanhar; nunca aparece como motivo ("por ser executor...").
- Sem competências: as que o PDI anterior deixou em aberto, com os níveis dele; sem PDI, o que os objetivos da pessoa pedem, o conhecimento da função (não para quem lidera) e o que o cargo mais exige, até três, níveis 1 e 3. Sem objetivos: os objetivos registrados da pessoa. Sem prazo: ${defaultMonths} meses. Nesses casos, a primeira suggestion diz que são valores iniciais, não uma avaliação.

suggestions: de 5 a ${mostSuggestions} itens, nesta ordem
- Prazo com menos de dois meses por nível: avise que é curto.
- Um só item com o ritmo de todas as competências: diferença 1, conversa mensal; 2, quinzenal; 3 ou mais, semanal no primeiro mês e depois quinzenal, com meta intermediária no meio do período.
- "Pauta da primeira conversa: ...", se houver PDI, feedback ou diário.
- "Compromissos da liderança: ..." com dois compromissos concretos.
- O que fazer com cada observação; como um ou dois valores da empresa aparecem em uma prática do plano.
- Um só item "Referência dos níveis desejados — {competência} {nível}: {comportamento observável}; ...". Nunca descreva o nível atual como fato sobre a pessoa.
- Objetivo com atribuições de outro cargo: combinar antes com o RH o prazo e as condições.
- Sem promessa de promoção ou de salário. A última suggestion é exatamente: "${pdiNotice}"`;

/** The stable rules first, then the data; identifiers stay at home. */
export function pdiPrompt(brief: Brief<PdiForm>, context: DocumentContext): Prompt {
  const asked = { ...brief };
  delete asked.employeeId;
  return delimitedPrompt(rules, asked, context);
}
