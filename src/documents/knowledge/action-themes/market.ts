import { does, leads, type ActionMould } from './shape.ts';

/** Aims about those who buy and are served, and about something new that is to be put in place. */

const sales: ActionMould = {
  aliases:
    'venda|vendas|faturamento|receita|conversão|novos clientes|prospecção|captação de clientes|carteira de clientes'.split(
      '|',
    ),
  path: 'Primeiro se vê em que ponto a venda se perde; depois se muda a conversa nesse ponto, com poucos clientes, antes de levar a toda a equipe.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Contar, nas últimas oito semanas, quantos contatos, propostas e vendas houve, e em que ponto a maioria parou.',
      'Usar o que já está registrado; o que não estiver passa a ser anotado hoje.',
    ),
    leads(
      'Acompanhar três conversas de venda e ouvir três clientes que não compraram: “O que faltou para decidir?”',
      'Sem oferecer nada nessa conversa: a resposta vale mais que a tentativa.',
    ),
    does(
      'Retomar as propostas paradas, uma a uma, com o próximo passo e a data.',
      'Começar pelas mais recentes. Proposta sem resposta depois do segundo contato sai da lista.',
    ),
    does(
      `Testar por ${trial} uma mudança no ponto em que mais se perde: a pergunta de abertura, a proposta ou o retorno.`,
      'Uma mudança só, feita por quem quiser testar, com os números anotados lado a lado.',
    ),
    leads(
      'Conferir o que o teste trouxe e o que custou em desconto, tempo e prazo prometido.',
      'Venda que a entrega não cumpre volta como reclamação: ouvir quem entrega.',
    ),
    does(
      'Levar à equipe o que funcionou, em um roteiro de uma página e dois ensaios em dupla.',
      'O roteiro traz perguntas, não falas decoradas.',
    ),
    does(
      'Cuidar de quem já compra: um contato combinado com os principais clientes, sem oferta.',
      'Perguntar como está sendo o uso e anotar o que faria comprar de novo.',
    ),
    leads(
      'Refazer a conta do começo e combinar o que fica na rotina da semana.',
      'Comparar períodos parecidos, com o mesmo número de contatos.',
    ),
  ],
  risks: [
    {
      risk: 'Vender mais e margem menor',
      sign: 'o desconto médio sobe',
      response: 'combinar um limite e quem pode passar dele',
    },
    {
      risk: 'Prometer o que a entrega não cumpre',
      sign: 'primeira entrega fora do combinado',
      response: 'quem entrega confirma a data antes da proposta',
    },
    {
      risk: 'A anotação atrapalhar o atendimento',
      sign: 'registros feitos só no fim da semana',
      response: 'reduzir o registro a três campos',
    },
  ],
};

const service: ActionMould = {
  aliases:
    'atendimento|reclamação|reclamações|satisfação|satisfação do cliente|satisfação dos clientes|nps|fila|filas|tempo de espera|experiência do cliente|suporte ao cliente'.split(
      '|',
    ),
  path: 'Primeiro se conta por que as pessoas procuram e quanto esperam; depois quem atende ganha poder para resolver o simples; a causa mais frequente se trata na origem.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    does(
      'Contar os contatos por motivo e medir a espera até a primeira resposta e até a solução.',
      'Em dias fortes e fracos, com a mesma folha. Sem julgar quem atendeu.',
    ),
    leads(
      'Acompanhar, ao lado de quem atende, cinco casos do motivo mais frequente, do pedido à solução.',
      'Perguntar no fim: “O que teria resolvido isto no começo?”',
    ),
    leads(
      'Separar o que o atendimento resolve sem depender de ninguém do que depende de outra área.',
      'A segunda lista leva, ao lado de cada item, um nome e um prazo da outra área.',
    ),
    does(
      `Dar a quem atende, por ${trial}, o poder de resolver na hora os casos simples, com limite escrito.`,
      'O limite cabe em duas linhas. Anotar o que foi resolvido e o que passou do limite.',
    ),
    does(
      'Ler em equipe dez respostas reais e escolher o que repetir e o que mudar.',
      'Sem dizer de quem é cada resposta.',
    ),
    leads(
      'Tratar na origem o motivo mais frequente, para que o contato deixe de existir.',
      'Levar a contagem à área que pode mudar o produto, a regra ou a informação.',
    ),
    leads(
      'Rever a escala nas horas de maior procura.',
      'Com quem atende, e com o intervalo de descanso garantido.',
    ),
    leads(
      'Contar e medir de novo, do mesmo jeito, e combinar o que vira padrão.',
      'Perguntar também a quem atende o que ficou mais leve e o que pesou.',
    ),
  ],
  risks: [
    {
      risk: 'Responder depressa e não resolver',
      sign: 'a mesma pessoa volta pelo mesmo motivo',
      response: 'contar a solução, e não só a resposta',
    },
    {
      risk: 'A pressa pesar em quem atende',
      sign: 'intervalo encurtado e respostas secas',
      response: 'rever a escala nas horas de maior procura',
    },
    {
      risk: 'A outra área não cumprir',
      sign: 'a espera cresce só naquele motivo',
      response: 'a liderança leva os números à chefia dela',
    },
  ],
};

const change: ActionMould = {
  aliases:
    'implantação|implantar|implementação|implementar|migração|migrar|troca de sistema|novo sistema|sistema novo|mudança|mudança de sistema|erp|lançamento|abertura da loja|nova loja'.split(
      '|',
    ),
  path: 'Primeiro se decide o que precisa funcionar no primeiro dia; depois um grupo pequeno usa de verdade; a virada só acontece com o caminho de volta pronto.',
  short: [0, 1, 3, 5, 6, 7],
  actions: (trial) => [
    leads(
      'Escrever o que precisa funcionar no primeiro dia, o que pode esperar e quem decide em caso de dúvida.',
      'Uma página. O que não estiver na primeira lista não adia a data.',
    ),
    does(
      'Listar com quem usa o que muda na rotina de cada função e o que mais preocupa.',
      'Uma linha por função: o que deixa de fazer, o que passa a fazer, do que precisa.',
    ),
    does(
      'Preparar dados, acessos e materiais e conferir uma amostra à mão.',
      'A amostra inclui os casos estranhos: são eles que travam o primeiro dia.',
    ),
    does(
      `Fazer um grupo pequeno usar de verdade por ${trial} e anotar cada dúvida e cada falha.`,
      'Gente de funções diferentes, com o jeito antigo ainda à mão.',
    ),
    leads(
      'Combinar o caminho de volta: o sinal que faz voltar, quem decide e quanto tempo leva.',
      'Por escrito, antes da virada, e conhecido por todos que executam.',
    ),
    does(
      'Treinar quem falta com as dúvidas do grupo pequeno e escolher uma pessoa de apoio por turno ou frente.',
      'O treino é fazer a própria tarefa no jeito novo.',
    ),
    leads(
      'Fazer a virada em dia de menor movimento e resolver as dúvidas no mesmo dia.',
      'Cinco minutos no começo e no fim de cada turno, na primeira semana.',
    ),
    leads(
      'Comparar com a lista do primeiro dia, desligar o jeito antigo e combinar quem cuida do novo.',
      'Enquanto os dois jeitos convivem, os erros dobram: marque o fim do antigo.',
    ),
  ],
  risks: [
    {
      risk: 'A data chegar antes do preparo',
      sign: 'o grupo pequeno ainda trava em um item da primeira lista',
      response: 'a liderança reduz o que entra no primeiro dia, ou muda a data',
    },
    {
      risk: 'As pessoas manterem o jeito antigo por fora',
      sign: 'anotações paralelas depois da virada',
      response: 'perguntar o que falta no jeito novo e resolver isso primeiro',
    },
    {
      risk: 'Depender de uma pessoa só',
      sign: 'as dúvidas param quando ela não está',
      response: 'uma segunda pessoa de apoio antes da virada',
    },
  ],
};

export const marketMoulds = { sales, service, change };
