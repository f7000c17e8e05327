import { does, leads, type ActionMould } from './shape.ts';

/** For an aim that no other mould speaks of. */
export const generalMould: ActionMould = {
  aliases: [],
  path: 'Primeiro se mede como está hoje; depois se testa em pequeno a mudança que ataca a causa mais pesada; só o que der certo se espalha.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Anotar o ponto de partida: o número ou o fato de hoje, contado do jeito que será contado no fim.',
      'Escrever junto quem contou, onde e em que dia, para que a comparação seja justa.',
    ),
    leads(
      'Ouvir quem faz o trabalho e quem recebe o resultado: “Onde trava? Desde quando? O que já se tentou?”',
      'Dez minutos com cada pessoa bastam. O que estiver no contexto como causa entra como hipótese a conferir.',
    ),
    does(
      'Contar quantas vezes cada causa aparece e escolher com a equipe a mais frequente.',
      'A contagem decide, não a lembrança do caso mais irritante. As outras causas ficam na lista.',
    ),
    does(
      `Testar uma mudança contra a causa mais frequente por ${trial}, em uma frente só.`,
      'Escrever antes o que se espera ver. Se piorar, voltar ao jeito anterior no mesmo dia e avisar a liderança.',
    ),
    leads(
      'Comparar o teste com o ponto de partida e decidir: espalhar, ajustar ou trocar de causa.',
      'A decisão sai na mesma conversa, com quem executou presente.',
    ),
    does(
      'Levar o que funcionou às outras frentes, com uma página de instrução escrita por quem testou.',
      'Quem testou mostra uma vez a cada colega e fica por perto na primeira semana de uso.',
    ),
    does(
      'Tratar a segunda causa da lista, do mesmo jeito.',
      'Começar só depois que a primeira mudança andar sem lembrete.',
    ),
    leads(
      'Medir de novo, comparar com o objetivo e combinar o que vira rotina e quem cuida dela.',
      'A mesma conta do começo, feita no mesmo lugar. O que não chegou lá recebe nova data ou sai.',
    ),
  ],
  risks: [
    {
      risk: 'O plano disputar tempo com a operação',
      sign: 'duas ações seguidas vencem sem que ninguém comente',
      response: 'a liderança tira uma ação do plano e mantém a medição',
    },
    {
      risk: 'Todos concordarem e nada mudar',
      sign: 'o teste não tem nome nem dia',
      response: 'só começa o que tiver uma pessoa e uma data ao lado',
    },
    {
      risk: 'O número melhorar e o problema continuar',
      sign: 'a queixa volta por outro caminho',
      response: 'ouvir de novo quem recebe o resultado e rever a conta',
    },
  ],
};

/** Where there are hours or a few days, whatever the aim is. */
export const urgentMould: ActionMould = {
  aliases: [],
  path: 'O tempo é de poucas horas ou dias: cabe conter o que mais dói, conferir e decidir o que fica para um plano mais longo.',
  short: [0, 1, 3, 6],
  actions: () => [
    leads(
      'Dizer à equipe, em uma frase, o que precisa estar resolvido no prazo e quem confirma.',
      'Se não couber em uma frase, escolher a parte que mais pesa para quem espera.',
    ),
    leads(
      'Escolher a única mudança que cabe neste tempo e dizer o que fica de fora.',
      'Vale o que depende só da equipe e pode ser desfeito sem custo.',
    ),
    leads(
      'Avisar quem será afetado do que muda e até quando.',
      'Uma mensagem curta, com um nome a quem perguntar.',
    ),
    does(
      'Fazer a mudança com uma segunda pessoa conferindo.',
      'Quem confere não executa: olha o resultado com os olhos de quem vai receber.',
    ),
    does(
      'Anotar cada caso que escapar: o que foi e em que hora.',
      'Três palavras por caso bastam; a lista serve ao plano seguinte.',
    ),
    leads(
      'Tirar do caminho o que travar, no mesmo dia.',
      'Quem encontra o obstáculo avisa na hora, sem esperar a próxima conversa.',
    ),
    leads(
      'Conferir o resultado no fim do prazo e marcar a data do plano que trata a causa.',
      'A conversa é de quinze minutos: o que segurou, o que escapou, o que ainda não sabemos.',
    ),
  ],
  risks: [
    {
      risk: 'Querer resolver tudo de uma vez',
      sign: 'mais de uma mudança começa no mesmo dia',
      response: 'ficar com a que mais pesa e anotar as outras',
    },
    {
      risk: 'A correção apressada criar outro problema',
      sign: 'chega uma queixa que não existia',
      response: 'voltar ao jeito anterior e avisar quem foi afetado',
    },
    {
      risk: 'O remendo virar rotina',
      sign: 'passa o prazo e ninguém fala da causa',
      response: 'a data do plano seguinte sai desta conversa, com um nome',
    },
  ],
};
