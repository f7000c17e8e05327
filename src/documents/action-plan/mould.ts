/*
 * A plan that holds for any aim and any trade. Which fields were filled in decides what it says of them; no word of
 * what was typed does.
 */

/** One action of a plan, in whole sentences. */
export interface MouldAction {
  /** Begins with an infinitive. */
  task: string;
  /** What who carries it out would have to ask: told where the leader wants detail. */
  how: string;
  /** Who answers for it: the leader, or someone of the team. */
  owner: 'leader' | 'colleague';
  /** Stands in a short plan too. */
  isShort: boolean;
  /** The first part that is done, of which the plan learns. */
  isFirstPart?: boolean;
}

export interface MouldRisk {
  risk: string;
  sign: string;
  response: string;
}

export interface ActionMould {
  /** The thought behind the order of the actions. */
  path: string;
  /** In order of time; the last one looks back. */
  actions: readonly MouldAction[];
  /** What is typed of difficulties comes before these. */
  risks: readonly MouldRisk[];
}

/** What there is for the actions to speak of. */
export interface Means {
  hasMetrics: boolean;
  hasResources: boolean;
  hasContext: boolean;
  /** Somebody was hurt, or the aim is that nobody is. */
  hasDanger: boolean;
  /** How long the first part is tried: 'duas semanas'. */
  trial: string;
}

type Owner = MouldAction['owner'];
const short = (owner: Owner, task: string, how: string): MouldAction => ({
  task,
  how,
  owner,
  isShort: true,
});
const detail = (owner: Owner, task: string, how: string): MouldAction => ({
  ...short(owner, task, how),
  isShort: false,
});

export function generalMould({
  hasMetrics,
  hasResources,
  hasContext,
  hasDanger,
  trial,
}: Means): ActionMould {
  return {
    path: 'Primeiro se vê como está hoje e se ouve quem vai executar; depois se faz uma parte pequena, para aprender com ela; o que der certo segue para o restante.',
    actions: [
      ...(hasDanger
        ? [
            short(
              'leader',
              'Parar ou isolar já o que pode machucar alguém, e só liberar depois que quem responde pela segurança conferir no lugar.',
              'Isso não espera o resto do plano: a tarefa fica parada até haver proteção.',
            ),
          ]
        : []),
      hasMetrics
        ? short(
            'leader',
            'Contar como está hoje cada número que mostra o resultado e anotar na folha da semana.',
            'Combinar quem conta, onde e em que dia da semana, porque a conta do fim se faz do mesmo jeito.',
          )
        : short(
            'leader',
            'Escolher um número, ou um fato que todos possam ver, que mostre se o objetivo está perto, e ver como ele está hoje.',
            'Serve o que alguém já conta. Se for preciso criar um registro novo, que ele leve menos de um minuto.',
          ),
      short(
        'leader',
        `Apresentar o plano a quem vai executar e perguntar: “O que falta aqui? O que já foi tentado? Onde costuma travar?”${hasContext ? ' Na mesma conversa, pedir um caso recente de cada causa que o contexto aponta.' : ''}`,
        'Vinte minutos bastam. O que for dito muda o plano antes de ele começar.',
      ),
      ...(hasResources
        ? [
            // A short plan against a danger has no room for it.
            (hasDanger ? detail : short)(
              'colleague',
              'Confirmar a partir de que dia se pode contar com cada recurso listado abaixo.',
              'A ação que depender de um recurso que não vem a tempo muda de data agora, e não na véspera.',
            ),
          ]
        : []),
      detail(
        'leader',
        'Dividir o objetivo em partes que caibam em uma ou duas semanas e pôr na frente as que seguram as outras.',
        'Cada parte sai da conversa com o nome de uma pessoa e um dia. O que depende de alguém de fora da equipe se pede já.',
      ),
      {
        ...short(
          'colleague',
          `Escolher a parte que deixa mais dúvida e fazê-la em pequeno, por ${trial}, em um lugar só ou com poucas pessoas, para ver o que funciona.`,
          'Dizer antes o que se espera ver. Se atrapalhar o trabalho, voltar ao jeito anterior no mesmo dia e avisar a liderança.',
        ),
        isFirstPart: true,
      },
      detail(
        'leader',
        'Olhar com quem executou o que se aprendeu e decidir o que fica, o que muda e o que sai do plano.',
        'Comparar com o que se viu no começo. Se duas mudanças foram feitas ao mesmo tempo, não dá para saber qual ajudou.',
      ),
      short(
        'colleague',
        'Fazer o restante e ensinar a quem ainda não sabe: mostrar, fazer junto e deixar fazer.',
        'Quem participou do começo ensina, e fica por perto nos primeiros dias.',
      ),
      detail(
        'leader',
        'Conferir, enquanto ainda dá para corrigir, o que falta para o objetivo e quem resolve cada ponto.',
        'Se não couber tudo, a liderança escolhe o que entra e avisa quem espera pelo resto.',
      ),
      short(
        'leader',
        'Contar de novo do mesmo jeito, comparar com o começo e com o objetivo, e combinar o que vira rotina e quem cuida dela.',
        'O que não chegou aonde se queria recebe uma nova data, ou se decide que não vale mais o esforço.',
      ),
    ],
    risks: [
      {
        risk: 'O plano ficar para depois quando o trabalho aperta',
        sign: 'a data de uma ação passa e ninguém comenta',
        response:
          'na conversa da semana, a liderança tira ou adia uma ação e mantém as outras no dia',
      },
      {
        risk: 'Todos concordarem e cada um esperar pelo outro',
        sign: 'alguém diz “a gente vê isso”, sem nome e sem dia',
        response: 'nada sai da conversa sem uma pessoa e uma data',
      },
      {
        risk: 'O número melhorar e o problema continuar',
        sign: 'quem recebe o resultado segue reclamando',
        response: 'a liderança ouve de novo quem reclama e muda o que se conta',
      },
    ],
  };
}

/** Where there are hours or a few days. */
export function urgentMould({ hasMetrics, hasResources }: Means): ActionMould {
  return {
    path: 'O tempo é curto: dá para resolver o que mais pesa, conferir e marcar um plano mais longo para o resto.',
    actions: [
      short(
        'leader',
        'Dizer à equipe, em uma frase, o que precisa estar resolvido no fim do prazo e quem confirma que está.',
        'Se não couber em uma frase, escolher a parte que mais pesa para quem espera.',
      ),
      short(
        'leader',
        'Escolher o que dá para fazer neste tempo e dizer o que fica de fora.',
        'Começar pelo que depende só da equipe e pode ser desfeito sem custo.',
      ),
      detail(
        'leader',
        'Avisar quem será afetado: o que muda, até quando e a quem perguntar.',
        'Uma mensagem curta, ou um recado dado de viva voz no começo do dia.',
      ),
      ...(hasResources
        ? [
            detail(
              'leader',
              'Confirmar quais dos recursos listados abaixo estão à mão desde já.',
              'O que não estiver à mão hoje não entra na conta.',
            ),
          ]
        : []),
      short(
        'colleague',
        'Fazer a mudança e pedir a uma segunda pessoa que confira.',
        'Quem confere olha o resultado como quem vai receber.',
      ),
      detail(
        'colleague',
        'Guardar os casos que escaparem, com a hora em que apareceram.',
        'Três palavras por caso, ou uma foto, bastam.',
      ),
      detail(
        'leader',
        'Tirar do caminho, no mesmo dia, o que travar.',
        'Quem encontra o obstáculo avisa na hora.',
      ),
      short(
        'leader',
        hasMetrics
          ? 'Conferir no fim do prazo cada número que mostra o resultado e marcar a data do plano que trata a causa.'
          : 'Conferir o resultado no fim do prazo e marcar a data do plano que trata a causa.',
        'Quinze minutos: o que funcionou, o que escapou e o que ainda não se sabe.',
      ),
    ],
    risks: [
      {
        risk: 'Querer resolver tudo de uma vez',
        sign: 'mais de uma mudança começa no mesmo dia',
        response: 'a liderança fica com a que mais pesa e guarda as outras para o plano seguinte',
      },
      {
        risk: 'A correção apressada criar outro problema',
        sign: 'chega uma queixa que não existia',
        response: 'voltar ao jeito anterior e avisar quem foi afetado',
      },
      {
        risk: 'A solução provisória ficar para sempre',
        sign: 'o prazo passa e ninguém fala mais do assunto',
        response: 'a data do plano seguinte sai da última conversa',
      },
    ],
  };
}

type Answer = Pick<MouldRisk, 'sign' | 'response'>;

/** What is done about a typed difficulty, by turns: nobody but the leader knows more of it than its words. */
const answers: readonly Answer[] = [
  {
    sign: 'uma ação para, e este é o motivo dito',
    response: 'quem responde pela ação avisa no mesmo dia, e a liderança decide o que muda',
  },
  {
    sign: 'a mesma ação é adiada pela segunda vez',
    response: 'dividir a ação e fazer primeiro a parte que não depende disso',
  },
  {
    sign: 'o assunto volta em duas conversas da semana seguidas',
    response: 'uma pessoa fica com ele e traz uma proposta na semana seguinte',
  },
  {
    sign: 'alguém começa a resolver por conta própria',
    response: 'levar o caso à conversa da semana e combinar um jeito só',
  },
  {
    sign: 'começam os pedidos de exceção',
    response: 'combinar uma exceção só, com data para acabar',
  },
];

export function answerTo(place: number): Answer {
  return answers[place % answers.length]!;
}
