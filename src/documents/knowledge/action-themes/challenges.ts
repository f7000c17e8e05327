import type { ThemeAction } from './shape.ts';
import { patternOf } from '../patterns.ts';
import { normalize } from '../words.ts';

/** What answers a difficulty that the leader foresees. */
export interface ChallengeAnswer {
  id: string;
  /** In the pattern language. The first that fits decides, so the narrower ones come first. */
  keys: readonly string[];
  /** Words that say so only when they stand alone: 'tempo'. */
  alone?: readonly string[];
  /** What says so by its form: 'camareiras novas'. */
  form?: RegExp;
  /** Infinitive clauses, without a final stop. Where a second challenge is of the same sort, the next. */
  responses: readonly [string, string];
  /** What the plan does about it from the start; `{desafio}` is the difficulty, as a noun phrase. */
  action?: ThemeAction & {
    /** Stands for the difficulty where what was typed is no noun phrase. */
    noun: string;
  };
}

export const challengeAnswers: readonly ChallengeAnswer[] = [
  {
    id: 'newRequests',
    keys: [
      'pedido* novo*',
      'novo* pedido*',
      'nova* demanda*',
      'demanda* nova*',
      'pedido* urgente*',
      'demanda* urgente*',
      'urgencia*',
      'interrupc*',
      'imprevisto*',
      'ultima hora',
      'demandas paralelas',
      'apagar incendio*',
    ],
    responses: [
      'se o pedido não puder esperar, a liderança decide o que sai da fila e avisa quem depende disso',
      'reservar uma parte pequena da semana para o que surgir e recusar o que passar dela sem troca',
    ],
    action: {
      noun: 'pedidos fora do combinado',
      task: 'Combinar com as áreas a regra para {desafio}: só entram com troca de prioridade registrada',
      owner: 'leadership',
      why: 'cada pedido aceito sem troca tira tempo do que já foi combinado',
      how: 'definir o que é urgente de fato, quem autoriza a troca e onde ela fica anotada',
      where: 'contato com as áreas que mais pedem',
      effort: '30 minutos por área',
      milestone: 'Regra para novos pedidos em vigor',
    },
  },
  {
    id: 'weather',
    keys: ['chuva*', 'tempo chuvoso', 'seca', 'geada*', 'clima imprevisivel', 'enchente*', 'frio'],
    responses: [
      'conferir a previsão toda semana, deixar pronta a lista do que se faz em dia ruim e dizer quem decide a mudança',
      'prever folga no calendário para os dias perdidos e adiantar o que não depende do tempo',
    ],
  },
  {
    id: 'machines',
    keys: [
      'quebra* de maquina*',
      'maquina* quebrad*',
      'maquina* parad*',
      'quebra* de equipamento*',
    ],
    responses: [
      'revisar antes o que mais quebra, guardar as peças críticas e ter à mão o contato da assistência',
      'definir que trabalho continua sem a máquina e quem avisa as pessoas quando ela parar',
    ],
  },
  {
    id: 'technicalDebt',
    keys: ['divida tecnica', 'sistema legado', 'codigo legado', 'sem testes'],
    responses: [
      'reservar em cada ciclo uma parte fixa do tempo para a dívida que toca este plano e deixar o restante na fila',
      'isolar o trecho antigo antes de mudá-lo e publicar em partes que possam voltar atrás',
    ],
  },
  {
    id: 'contact',
    keys: [
      'nao atende* o telefone',
      'nao atende* telefone',
      'nao respond*',
      'contato* desatualizad*',
      'telefone* errad*',
      'sem retorno',
    ],
    responses: [
      'tentar dois canais e dois horários, atualizar o contato a cada conversa e combinar um segundo nome para recado',
      'definir quantas tentativas se fazem, em que prazo e o que acontece depois da última',
    ],
  },
  {
    id: 'fear',
    keys: [
      'medo',
      'receio',
      'desconfianc*',
      'inseguranca',
      'usar * nota para',
      'para demitir',
      'punic*',
    ],
    responses: [
      'dizer por escrito, antes de começar, para que serve, para que não serve e quem verá o resultado',
      'começar por quem aceita participar, com resultado reservado, e contar o que foi corrigido a partir do que se ouviu',
    ],
  },
  {
    id: 'supervision',
    keys: [
      'encarregad*',
      'lider* que nao',
      'gestor* que nao',
      'supervisor* que nao',
      'chefe* que nao',
      'gestor* sem preparo',
      'lider* sem preparo',
      'gestores despreparad*',
    ],
    responses: [
      'combinar em conversa reservada o que se espera de quem lidera a frente, treinar junto uma vez e rever na semana seguinte',
      'ensaiar com quem lidera um caso real antes da data e ficar por perto na primeira vez',
    ],
  },
  {
    id: 'access',
    keys: [
      'falta de transporte',
      'transporte publico',
      'zona rural',
      'onibus',
      'dificuldade de acesso',
      'longe do trabalho',
    ],
    responses: [
      'mapear quem depende do transporte e quando, ajustar horários ao que existe e levar o restante a quem pode resolver',
      'oferecer uma alternativa a distância ou em outro horário para quem não consegue chegar',
    ],
  },
  {
    id: 'resistance',
    keys: [
      'resist*',
      'nao aceit*',
      'apego*',
      'sempre foi assim',
      'cultura antiga',
      'nao gosta*',
      'nao quer*',
    ],
    responses: [
      'chamar para o teste quem mais duvida, ouvir as razões e ajustar o que fizer sentido',
      'mostrar o primeiro resultado obtido pela própria equipe antes de pedir a mudança seguinte',
    ],
    action: {
      noun: 'resistência à mudança',
      task: 'Conversar com quem será afetado antes da primeira mudança: o que preocupa, o que se perde e o que ajudaria',
      owner: 'leadership',
      why: 'quem participa da decisão defende o que ajudou a escolher',
      how: 'ouvir primeiro, anotar as razões e devolver o que será aproveitado e o que não será, com o motivo',
      where: 'conversas em pequenos grupos',
      effort: '30 minutos por grupo',
      milestone: 'Pessoas afetadas ouvidas',
    },
  },
  {
    id: 'inexperience',
    keys: [
      'sem experiencia',
      'pouca experiencia',
      'inexperient*',
      'novat*',
      'recem contratad*',
      'recem chegad*',
    ],
    responses: [
      'pôr quem está chegando ao lado de quem já domina a tarefa nos primeiros dias e conferir na prática antes de deixar sozinho',
      'começar pelas partes mais simples, com um roteiro de uma página e alguém a quem recorrer',
    ],
  },
  {
    id: 'leadTime',
    keys: [
      'prazo de entrega',
      'peca* * demora*',
      'peca* de reposic*',
      'importac*',
      'importad*',
      'lead time',
    ],
    responses: [
      'pedir já o que demora a chegar, com data confirmada por escrito, e só marcar o que depende disso depois dela',
      'ter em mãos, antes do início, o que mais falta faz e um segundo fornecedor consultado',
    ],
  },
  {
    id: 'concentration',
    keys: [
      'dependencia de um *',
      'dependencia de uma *',
      'dependemos de um *',
      'depende* de um unico *',
      'depende* de uma unica *',
      'unico cliente',
      'unica fonte',
      'um so cliente',
      'um so fornecedor',
    ],
    responses: [
      'abrir ao menos duas alternativas antes que a fonte de hoje acabe e acompanhar todo mês quanto ainda vem dela',
      'combinar desde já o que se faz se ela faltar: o que se mantém, o que se reduz e quem decide',
    ],
  },
  {
    id: 'bypass',
    keys: [
      'burla*',
      'gambiarra*',
      'improvis*',
      'jeitinho',
      'pular etapa*',
      'nao segu* o procedimento',
    ],
    responses: [
      'descobrir com quem executa por que o atalho compensa, tirar o motivo e combinar que ninguém segue sem a proteção ou o passo',
      'conferir no local em horários diferentes, conversar na hora e registrar o que impede de seguir o combinado',
    ],
  },
  {
    id: 'accounts',
    keys: [
      'prestac* de contas',
      'documentac* atrasad*',
      'relatorio* atrasad*',
      'pendencia* com a prefeitura',
    ],
    responses: [
      'listar o que falta, com responsável e data, e entregar isso antes de abrir novas frentes',
      'reservar um dia fixo da semana para os comprovantes, até que estejam em dia',
    ],
  },
  {
    id: 'noTime',
    alone: ['tempo', 'prazo'],
    keys: [
      'falta de tempo',
      'pouco tempo',
      'sem tempo',
      'tempo escasso',
      'tempo limitado',
      'agenda*',
      'sobrecarga',
      'sobrecarreg*',
      'correria',
      'excesso de trabalho',
      'carga cheia',
      'carga alta',
      'carga de trabalho',
      'cansaco',
      'cansad*',
      'exaust*',
      'backlog',
      'volume de trabalho',
      'muito trabalho',
      'acumulo de*',
    ],
    responses: [
      'proteger duas horas semanais para as ações e retirar da agenda algo de igual tamanho',
      'reduzir o escopo antes de estender a jornada: menos ações, na mesma data',
    ],
  },
  {
    id: 'labour',
    keys: ['mao de obra', 'falta de candidat*', 'poucos candidat*', 'dificuldade de contratar'],
    responses: [
      'ampliar os canais de divulgação, pedir indicações à equipe e aceitar quem possa aprender na função',
      'separar o que exige experiência do que se ensina e preparar internamente uma parte das pessoas',
    ],
  },
  {
    id: 'smallTeam',
    alone: ['pessoas', 'gente', 'equipe', 'pessoal'],
    keys: [
      'equipe pequena',
      'equipe reduzida',
      'quadro reduzido',
      'quadro enxuto',
      'quadro incompleto',
      'falta de pesso*',
      'falta de funcionari*',
      'falta de colaborador*',
      'pouca gente',
      'falta de gente',
      'poucas pessoas',
      'poucos funcionari*',
      'poucos colaborador*',
      'vaga* em aberto',
      'vaga* aberta*',
      'time pequeno',
      'time reduzido',
    ],
    responses: [
      'concentrar as pessoas em uma ação por vez e pedir apoio pontual a outra área nos dias de pico',
      'separar o que só esta equipe pode fazer do que pode esperar, ser simplificado ou ser dividido',
    ],
  },
  {
    id: 'budget',
    alone: ['dinheiro', 'recursos', 'custo', 'custos'],
    keys: [
      'orcament*',
      'verba*',
      'sem dinheiro',
      'pouco dinheiro',
      'falta de dinheiro',
      'falta de recurso*',
      'recursos limitad*',
      'recursos financeiros',
      'poucos recursos',
      'corte* de custo*',
      'corte* de gasto*',
      'custo alto',
      'custos altos',
      'caixa apertado',
    ],
    responses: [
      'começar pelo que não exige gasto e levar à direção, com números, só o que depender de dinheiro',
      'pedir aprovação por etapas, cada uma com o resultado da anterior em mãos',
    ],
  },
  {
    id: 'operation',
    keys: [
      'parar a operacao',
      'parar o atendimento',
      'parar a producao',
      'parar a linha',
      'parar a loja',
      'nao da para parar',
      'sem parar',
      'horario* de atendimento',
      'horario* de funcionamento',
      'atendimento ao publico',
    ],
    responses: [
      'fazer as mudanças por partes, fora do horário de maior movimento, com o jeito antigo pronto para voltar',
      'escolher um horário calmo e um grupo pequeno para começar e ampliar só depois de conferir o efeito',
    ],
  },
  {
    id: 'losing',
    keys: [
      'medo de perder',
      'receio de perder',
      'perder client*',
      'perder alun*',
      'perda de client*',
    ],
    responses: [
      'começar com poucos casos, com cuidado na forma de falar, e ver quem sai e por quê antes de ampliar',
      'explicar o motivo da mudança antes que ela chegue e oferecer uma alternativa a quem for mais afetado',
    ],
  },
  {
    id: 'debts',
    keys: ['inadimpl*', 'atraso* de pagamento', 'falta de pagamento'],
    responses: [
      'oferecer acordo antes da data decisiva e deixar claro quem pode aprovar exceções',
      'tratar esses casos à parte, com sigilo, para que não segurem os demais',
    ],
  },
  {
    id: 'space',
    keys: [
      'falta de espaco',
      'pouco espaco',
      'espaco pequeno',
      'espaco fisico',
      'layout',
      'corredor*',
      'iluminacao',
      'barulho',
      'calor',
    ],
    responses: [
      'retirar do local o que não é usado e testar outra disposição antes de pedir obra ou compra',
      'registrar onde o local atrapalha, com foto e frequência, e levar as três piores situações a quem decide',
    ],
  },
  {
    id: 'standard',
    keys: [
      'qualquer jeito',
      'cada um faz*',
      'cada pessoa faz*',
      'falta de padrao',
      'sem padrao',
      'de um jeito',
      'jeitos diferentes',
      'falta de atencao',
      'desatencao',
      'descuido*',
    ],
    responses: [
      'escrever em uma página o mínimo combinado, mostrar um exemplo pronto e conferir os primeiros casos',
      'escolher com quem executa a forma que funciona melhor e retirar as outras de uso',
    ],
  },
  {
    id: 'turnover',
    keys: ['rotatividade', 'turnover', 'troca de pessoas', 'saida de*', 'demiss*', 'desligament*'],
    responses: [
      'deixar cada ação com duas pessoas a par e registrar os passos, para que uma saída não pare o plano',
      'incluir o plano na integração de quem chega e redistribuir a ação na mesma semana',
    ],
  },
  {
    id: 'supplier',
    keys: [
      'fornecedor*',
      'falta de material*',
      'falta de produto*',
      'falta de peca*',
      'falta de insumo*',
      'materia prima',
      'entrega de material',
      'transportador*',
      'terceiriz*',
      'terceiros',
      'prestador*',
      'atraso* na entrega de*',
    ],
    responses: [
      'pedir ao fornecedor uma data intermediária e ter uma alternativa cotada para o item crítico',
      'antecipar o pedido do que demora mais e manter uma reserva pequena até a situação se normalizar',
    ],
  },
  {
    id: 'otherAreas',
    keys: [
      'outra* area*',
      'outro* setor*',
      'outro* departamento*',
      'entre area*',
      'entre setor*',
      'depende*',

      'parceir*',
      'integracao entre',
    ],
    responses: [
      'combinar um ponto de contato e uma data intermediária com cada área e avisar cedo se ela não vier',
      'levar à liderança da outra área o que está parado, com o efeito no prazo e duas saídas possíveis',
    ],
    action: {
      noun: 'dependência de outras áreas',
      task: 'Combinar com cada área de que o plano depende um ponto de contato, o que será entregue e até quando',
      owner: 'leadership',
      why: 'o que depende de outra área precisa de data antes que vire atraso',
      how: 'listar o que se espera de cada área, pedir uma data possível e confirmar por escrito',
      where: 'conversa com cada área',
      effort: '20 minutos por área',
      milestone: 'Datas combinadas com as outras áreas',
    },
  },
  {
    id: 'approval',
    keys: [
      'aprovac*',
      'burocra*',
      'autorizac*',
      'decisao da diretoria',
      'diretoria',
      'hierarquia',
      'compliance',
      'juridico',
      'centraliz*',
    ],
    responses: [
      'definir no início o que a equipe decide sozinha e pedir de uma vez as aprovações previsíveis',
      'levar cada pedido com opção recomendada, custo e data-limite para a resposta',
    ],
  },
  {
    id: 'skills',
    form: /^\p{L}+(?:eir[oa]s?|or(?:es|as?)?|istas?|ntes?|ari[oa]s?) nov[oa]s?$/u,
    keys: [
      'falta de treinament*',
      'falta de conhecimento*',
      'falta de capacita*',
      'falta de qualificac*',
      'falta de preparo',
      'falta de experiencia',
      'inexperien*',
      'pouca experiencia',
      'equipe nova',
      'novat*',
      'nao sabe*',
      'dificuldade tecnica',
      'pouca pratica',
      'falta de pratica',
      'pouco dominio',
      'pessoa* nova*',
      'funcionari* nov*',
      'colaborador* nov*',
      'recepcionista* nova*',
      'recem contratad*',
      'recem chegad*',
    ],
    responses: [
      'colocar quem está aprendendo ao lado de quem já faz e começar pelas tarefas mais simples',
      'preparar uma instrução de uma página e conferir a primeira execução de cada pessoa',
    ],
  },
  {
    id: 'tools',
    keys: [
      'sistema*',
      'software*',
      'internet',
      'equipamento*',
      'ferramenta*',
      'computador*',
      'maquina*',
      'tecnolog*',
      'planilha* manua*',
    ],
    responses: [
      'combinar um registro simples em paralelo para os dias de falha e abrir chamado com o efeito no trabalho',
      'levantar as três limitações que mais travam o plano e tratar com quem cuida da ferramenta',
    ],
  },
  {
    id: 'data',
    keys: [
      'falta de dado*',
      'falta de indicador*',
      'sem indicador*',
      'sem dados',
      'dados confiave*',
      'dados incomplet*',
      'falta de informac*',
      'falta de registro*',
      'dados dispersos',
      'nao medimos',
      'sem historico',
    ],
    responses: [
      'começar com uma contagem simples, feita à mão se for preciso, e melhorar o registro depois',
      'escolher uma única fonte por indicador e anotar o que ela não mostra',
    ],
  },
  {
    id: 'absences',
    keys: ['ferias', 'recesso', 'feriad*', 'ausenci*', 'faltas', 'absente*', 'folgas'],
    responses: [
      'cruzar as datas do plano com a escala de ausências e indicar quem responde por cada ação nesse período',
      'adiantar o que depende de quem estará fora e deixar instruções escritas',
    ],
  },
  {
    id: 'season',
    keys: [
      'sazonal*',
      'alta temporada',
      'periodo de pico',
      'pico',
      'picos',
      'horario* de pico',
      'fim de ano',
      'final de ano',
      'natal',
      'black friday',
      'safra*',
      'volta as aulas',
      'fechamento do mes',
      'fechamento mensal',
    ],
    responses: [
      'concluir o que for novo antes do período de maior movimento e deixar para ele só o acompanhamento',
      'prever reforço ou escala diferente para esses dias e retomar o plano logo depois',
    ],
  },
  {
    id: 'commitment',
    keys: [
      'baixa adesao',
      'falta de adesao',
      'falta de engaj*',
      'baixo engaj*',
      'desmotiv*',
      'desanim*',
      'falta de comprom*',
      'falta de interesse',
      'nao participa*',
      'pouco interesse',
      'descredito',
      'ja tentamos',
      'iniciativas anteriores',
    ],
    responses: [
      'começar por algo que facilite o dia de quem participa e mostrar esse ganho antes de pedir mais',
      'perguntar o que faria valer a pena participar e cumprir ao menos um dos pontos trazidos',
    ],
  },
  {
    id: 'communication',
    keys: ['comunicac*', 'desencontr*', 'alinhamento*', 'ruido*', 'informac* que se perde*'],
    responses: [
      'usar um único canal para o plano e fechar cada encontro com decisão, responsável e data por escrito',
      'enviar um resumo curto toda semana e pedir confirmação a quem tem ação por vencer',
    ],
  },
  {
    id: 'conflict',
    keys: ['conflit*', 'atrito*', 'desentend*', 'briga*', 'disputa*', 'rivalidade*'],
    responses: [
      'ouvir cada lado em conversa reservada e tratar no grupo apenas papéis e combinados de trabalho',
      'definir quem decide cada ponto em disputa antes da próxima reunião',
    ],
  },
  {
    id: 'distance',
    keys: [
      'remot*',
      'home office',
      'hibrid*',
      'distancia',
      'filia*',
      'turno*',
      'escala*',
      'unidades',
      'lojas diferentes',
      'outras cidades',
      'equipe externa',
      'campo',
    ],
    responses: [
      'indicar uma pessoa de referência em cada local ou turno e registrar as decisões no mesmo lugar',
      'alternar o horário dos encontros e deixar um resumo para quem não puder participar',
    ],
  },
  {
    id: 'competition',
    keys: ['concorren*', 'mercado', 'crise', 'economia', 'queda da demanda', 'baixa procura'],
    responses: [
      'separar o que depende da equipe do que é externo, agir no primeiro e rever a meta se o segundo mudar',
      'acompanhar os sinais de fora uma vez por mês e decidir com a direção se o plano muda',
    ],
  },
  {
    id: 'shortDeadline',
    keys: ['prazo*', 'pressa', 'cronograma apertado', 'pressao', 'data fixa'],
    responses: [
      'definir desde já o mínimo que precisa estar pronto na data e o que pode ficar para depois',
      'conferir a cada encontro se a data ainda é possível e avisar cedo quem depende dela',
    ],
  },
  {
    id: 'priorities',
    keys: ['prioridade*', 'muitas frentes', 'muitos projetos', 'falta de foco', 'outros projetos'],
    responses: [
      'combinar com a direção que lugar este plano ocupa na fila e o que pode esperar por ele',
      'limitar as ações em andamento e só abrir a próxima quando uma for concluída',
    ],
  },
  {
    id: 'demandingCustomers',
    keys: ['cliente*', 'consumidor*', 'reclamac*', 'publico exigente', 'pais de alunos'],
    responses: [
      'avisar com antecedência o que muda, dizer a quem recorrer e ouvir as reações na primeira semana',
      'testar com poucos clientes e corrigir antes de levar a mudança aos demais',
    ],
  },
  {
    id: 'rules',
    keys: [
      'auditoria*',
      'fiscalizac*',
      'legislac*',
      'norma*',
      'regulament*',
      'exigenc*',
      'licenc*',
    ],
    responses: [
      'confirmar as exigências com quem responde por elas antes da primeira mudança e guardar os registros',
      'incluir a conferência das regras no aceite de cada ação',
    ],
  },
];

/** Where the library does not know the difficulty; each says a way to deal with any. */
export const anyChallengeResponses: readonly string[] = [
  'definir com a equipe o primeiro sinal de que isso está acontecendo e quem decide o que fazer',
  'tratar na reunião de acompanhamento o que está ao alcance da equipe e levar o restante à direção',
  'combinar uma alternativa simples, pronta para uso, caso atrapalhe a próxima ação do plano',
  'ouvir quem convive com isso no dia a dia e escolher uma medida que caiba na rotina',
  'registrar cada ocorrência e o efeito no prazo e decidir com esses fatos se o plano muda',
];

/** The same where the difficulty is something that has to be done: 'Parar a linha para testar'. */
export const anyTaskResponses: readonly string[] = [
  'combinar com quem é afetado quando e por quanto tempo isso será feito e preparar tudo antes',
  'dividir em partes pequenas e começar pela que menos atrapalha a rotina',
];

const recognisers = challengeAnswers.map((answer) => ({ answer, pattern: patternOf(answer.keys) }));

/** What answers a typed difficulty; null where the library does not know it. */
export function challengeAnswerOf(challenge: string): ChallengeAnswer | null {
  const plain = normalize(challenge);
  const alone = challengeAnswers.find(
    (answer) => answer.alone?.includes(plain) || answer.form?.test(plain),
  );
  return alone ?? recognisers.find(({ pattern }) => pattern.test(plain))?.answer ?? null;
}
