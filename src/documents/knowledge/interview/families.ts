import { normalize } from '../words.ts';
import { ask, type BankQuestion } from './question.ts';

/*
 * What decides a job, a short exercise from its everyday and questions of its craft, by the family of the position.
 * A family is found by whole words of the position; the last one is for all others.
 */

export interface Exercise {
  name: string;
  /** How it is prepared, for who interviews. */
  setup: string;
  question: BankQuestion;
}

export interface Family {
  /** Normalised. */
  aliases: readonly string[];
  decides: string;
  exercise: Exercise;
  /** The same by video, where hands and things are needed. */
  byVideo?: Exercise;
  /** Asked under 'Competências Técnicas' of who begins and of who works alone. */
  craft?: readonly [BankQuestion, BankQuestion];
}

/** The family of a position; the general one where it names none. */
export function familyOf(position: string): Family {
  const plain = ` ${normalize(position)} `;
  const named = families.find(({ aliases }) =>
    aliases.some((alias) => plain.includes(` ${alias} `)),
  );
  return named ?? general;
}

function words(text: string): string[] {
  return text.split(',').map((alias) => alias.trim());
}

const caseAloud = 'Caso para pensar alto';

/** Who leads comes first: 'gerente de vendas' leads before selling. */
const families: readonly Family[] = [
  {
    aliases: words(
      'gerente de contas, gerente de projetos, gerente de produto, gerente de produtos',
    ),
    decides:
      'O que decide esta vaga é se a pessoa mantém prazos e combinados entre gente que não responde a ela.',
    exercise: {
      name: caseAloud,
      setup: 'Leia o caso e dê um minuto para pensar. Não há resposta única.',
      question: ask(
        'Faltam dez dias para uma entrega. Uma área atrasou a parte dela, o cliente pediu uma mudança e a direção quer a data mantida. O que você faz hoje, e o que diz a cada um?',
        'Separa o que é essencial, leva opções com o preço de cada uma, decide com quem pode decidir e avisa todos no mesmo dia.',
        'Promete as duas coisas, ou espera que alguém resolva.',
      ),
    },
  },
  {
    aliases: words(
      `gerente, coordenador, coordenadora, supervisor, supervisora, lider, encarregado, encarregada, chefe, diretor,
      diretora, gestor, gestora, mestre de obras, governanta`,
    ),
    decides:
      'O que decide esta vaga é o que a pessoa já fez com uma equipe de verdade: combinar, acompanhar, corrigir a tempo e formar gente.',
    exercise: {
      name: 'Caso de equipe',
      setup:
        'Leia o caso, dê dois minutos para anotações e peça a ordem dos passos. Não há resposta única.',
      question: ask(
        'Você assume uma equipe de oito pessoas. Duas não se falam, uma entrega bem menos que as outras e o prazo principal vence em dez dias. O que faz nos três primeiros dias, e o que deixa para depois?',
        'Ouve antes de mudar, protege o prazo, trata cada assunto a sós e diz o que não vai resolver agora.',
        'Troca pessoas antes de ouvi-las, trata o conflito em público ou tenta resolver tudo de uma vez.',
      ),
    },
    craft: [
      ask(
        'Conte como você acompanha o trabalho de uma equipe em uma semana comum. O que olha e quando?',
        'Tem poucos indicadores, um ritmo de conversa e sabe dizer quando interveio por causa deles.',
        'Acompanha tudo, ou só quando chega reclamação.',
      ),
      ask(
        'Conte de uma meta que você dividiu entre várias pessoas. Como decidiu a parte de cada uma?',
        'Considera preparo e carga, combina o que é bom resultado e revê no caminho.',
        'Dividiu por igual, ou entregou tudo a quem já rende mais.',
      ),
    ],
  },
  {
    aliases: words(
      `recepcionista, atendente, atendimento, caixa, operador de caixa, operadora de caixa, vendedor, vendedora, vendas,
      consultor comercial, consultora comercial, representante, balconista, garcom, garconete, hostess, concierge,
      promotor, promotora, telemarketing, sac, sdr, closer, call center`,
    ),
    decides:
      'O que decide esta vaga é como a pessoa ouve quem está à frente dela e o que faz quando a resposta fácil não serve.',
    exercise: {
      name: 'Conversa simulada',
      setup: 'Faça o papel do cliente, sempre com a mesma fala e no mesmo tom, por três minutos.',
      question: ask(
        'Eu sou um cliente. Esperei muito e recebi o pedido errado. Começo eu: “Isso é um absurdo, quero resolver agora.” O que você me diz?',
        'Ouve até o fim, reconhece o transtorno, pergunta o que falta saber, diz o que pode fazer e em quanto tempo.',
        'Discute, culpa um colega ou promete o que não depende de si.',
      ),
    },
    craft: [
      ask(
        'Conte de um atendimento ou de uma venda que quase se perdeu. O que você fez para recuperar?',
        'Descobre o que a pessoa precisava de fato, oferece uma saída possível e acompanha até o fim.',
        'Insiste no roteiro, ou dá desconto sem saber qual era o problema.',
      ),
      ask(
        'Conte um dia em que havia muita gente esperando ao mesmo tempo. Como você organizou a vez de cada um?',
        'Diz a quem espera o que vai acontecer, resolve primeiro o que é rápido ou grave e chama ajuda.',
        'Atende quem reclama mais alto e esquece os outros.',
      ),
    ],
  },
  {
    aliases: words(
      `enfermeiro, enfermeira, enfermagem, cuidador, cuidadora, fisioterapeuta, medico, medica, dentista, farmaceutico,
      farmaceutica, nutricionista, fonoaudiologo, fonoaudiologa, instrumentador, instrumentadora, saude bucal`,
    ),
    decides:
      'O que decide esta vaga é a técnica segura e o jeito de tratar quem depende do cuidado, também quando o dia aperta.',
    exercise: {
      name: caseAloud,
      setup:
        'Leia o caso uma vez, devagar, e dê um minuto para pensar. O mesmo caso para todas as pessoas.',
      question: ask(
        'Três pessoas precisam de você ao mesmo tempo: uma piorou, outra espera há uma hora e um familiar reclama alto. O que faz primeiro, o que diz a cada uma e o que registra?',
        'Avalia o risco antes da ordem de chegada, diz a cada uma o que vai acontecer, pede ajuda cedo e registra.',
        'Atende quem fala mais alto, promete o que não depende de si ou deixa o registro para depois.',
      ),
    },
    craft: [
      ask(
        'Conte de um procedimento em que você parou para conferir antes de seguir. O que chamou a sua atenção?',
        'Descreve a conferência passo a passo e diz o que faria se a dúvida continuasse.',
        'Segue por hábito, ou confia na memória.',
      ),
      ask(
        'Conte uma passagem de plantão ou de caso que fez diferença. O que você disse a quem recebeu?',
        'Diz o essencial em ordem, o que está pendente e o risco, e confirma que foi entendido.',
        'Diz que “estava tudo no prontuário”.',
      ),
    ],
  },
  {
    aliases: words(
      `professor, professora, educador, educadora, instrutor, instrutora, pedagogo, pedagoga, monitor, monitora, tutor,
      tutora`,
    ),
    decides:
      'O que decide esta vaga é se quem aprende sai sabendo, e o que a pessoa faz quando alguém não entende.',
    exercise: {
      name: 'Aula de cinco minutos',
      setup:
        'Avise na véspera, para a pessoa escolher o conteúdo. Durante a aula, erre uma vez de propósito.',
      question: ask(
        'Em cinco minutos, ensine a mim um conteúdo simples da sua área, como faria com a turma.',
        'Começa pelo que já se sabe, dá um exemplo, confere se foi entendido e muda o caminho diante do erro.',
        'Fala sem parar, não percebe o erro ou o corrige dando a resposta pronta.',
      ),
    },
    craft: [
      ask(
        'Conte de alguém que não conseguia aprender. O que você tentou, e o que funcionou?',
        'Descobre onde travou, tenta mais de um caminho e mostra como soube que a pessoa aprendeu.',
        'Conclui que faltava interesse.',
      ),
      ask(
        'Conte uma aula ou atividade que não deu certo. O que você mudou na seguinte?',
        'Diz o que observou, a mudança e o efeito dela.',
        'Atribui tudo à turma.',
      ),
    ],
  },
  {
    aliases: words(
      `desenvolvedor, desenvolvedora, programador, programadora, devops, software, analista de sistemas,
      analista de suporte, suporte tecnico, infraestrutura, back end, backend, front end, frontend, full stack, fullstack,
      sre, qa, analista de testes, engenheiro de dados, engenheira de dados, cientista de dados`,
    ),
    decides:
      'O que decide esta vaga é como a pessoa investiga o que não conhece, o que escolhe deixar de lado e como avisa quem depende dela.',
    exercise: {
      name: caseAloud,
      setup:
        'Leia o caso, responda ao que for perguntado e anote a ordem em que a pessoa pensa. Não há resposta única.',
      question: ask(
        'Uma mudança entrou no ar ontem à noite, e hoje parte dos usuários não consegue concluir o que fazia. Por onde você começa, a quem avisa e como decide entre corrigir e voltar atrás?',
        'Mede o alcance antes de mexer, avisa cedo, devolve o serviço primeiro e procura a causa depois, com registro.',
        'Muda várias coisas de uma vez, não avisa ninguém ou procura um culpado.',
      ),
    },
  },
  {
    aliases: words(
      `operador, operadora, montador, montadora, ajudante, servente, pedreiro, pintor, soldador, mecanico, mecanica,
      eletricista, marceneiro, carpinteiro, serralheiro, motorista, entregador, entregadora, estoquista, repositor,
      repositora, conferente, almoxarife, separador, separadora, empacotador, costureira, costureiro, auxiliar de limpeza,
      faxineira, zelador, jardineiro, camareira, cozinheiro, cozinheira, auxiliar de cozinha, padeiro, padeira, confeiteiro,
      confeiteira, acougueiro, instalador, torneiro, tratorista, auxiliar de producao, auxiliar de servicos gerais,
      tecnico de manutencao, vigilante, porteiro, barista, cabeleireiro, cabeleireira, manicure, banhista, tosador`,
    ),
    decides:
      'O que decide esta vaga é o que a pessoa sabe fazer, o cuidado com que faz e a segurança com que trabalha.',
    exercise: {
      name: 'Tarefa prática',
      setup:
        'Escolha antes uma tarefa comum da vaga, que caiba no tempo, com a proteção necessária e sem proveito para a empresa. A mesma para todas as pessoas.',
      question: ask(
        'Vou fazer uma vez, devagar. Depois faça você, do seu jeito, e pergunte o que quiser.',
        'Olha e pergunta antes de começar, segue a ordem, cuida do material e da segurança e avisa quando erra.',
        'Começa sem perguntar, pula a proteção ou esconde o que saiu errado.',
      ),
    },
    byVideo: {
      name: 'Tarefa explicada',
      setup:
        'Por vídeo não há como ver a tarefa: peça que a pessoa a explique, e refaça os passos com as palavras dela.',
      question: ask(
        'Escolha um serviço comum deste trabalho e me explique como se eu fosse fazer: o que separo antes, em que ordem faço e o que confiro no fim.',
        'Dá a ordem certa, os cuidados e o ponto em que se costuma errar, com detalhe de quem já fez.',
        'Fala por alto, troca a ordem ou esquece a segurança.',
      ),
    },
    craft: [
      ask(
        'Conte um serviço deste tipo que você já fez, do começo ao fim. Em que etapa se costuma errar?',
        'Dá as etapas na ordem, os cuidados e o ponto de erro, com as palavras de quem faz.',
        'Diz que faz de tudo e não descreve nenhuma etapa.',
      ),
      ask(
        'Conte uma vez em que você parou, ou quis parar, um serviço por causa de um risco. O que aconteceu?',
        'Para, avisa e propõe o jeito seguro de continuar.',
        'Diz que nunca viu risco, ou que não tinha tempo para parar.',
      ),
    ],
  },
  {
    aliases: words(
      `financeiro, financeira, contador, contadora, contabil, fiscal, compras, comprador, compradora, administrativo,
      administrativa, secretaria, secretario, recursos humanos, rh, departamento pessoal, faturamento, controladoria,
      assistente, analista`,
    ),
    decides:
      'O que decide esta vaga é o cuidado com a informação: conferir, explicar e avisar a tempo quando algo não fecha.',
    exercise: {
      name: caseAloud,
      setup:
        'Leia o caso e dê um minuto para pensar. Não há resposta única; anote a ordem dos passos.',
      question: ask(
        'São 16h. Um número do relatório que sai às 18h não bate com o da semana passada, quem costuma explicar está fora e outra área já cobrou o envio. O que você faz até as 18h?',
        'Confere a origem antes de mexer, separa o que sabe do que supõe, avisa cedo com a ressalva e diz como evitaria na vez seguinte.',
        'Manda assim mesmo, ajusta o número para bater ou espera dar a hora.',
      ),
    },
  },
];

const general: Family = {
  aliases: [],
  decides:
    'O que decide esta vaga é como a pessoa age diante de um problema real e o que já fez com as próprias escolhas.',
  exercise: {
    name: caseAloud,
    setup:
      'Escolha antes um problema verdadeiro dos últimos meses, do tipo que esta vaga resolve, e escreva-o em cinco linhas, sem nome de cliente nem de colega.',
    question: ask(
      'Leia com calma. Não existe resposta única; quero ouvir como você pensa. Por onde começaria?',
      'Pergunta o que falta, separa o que sabe do que supõe, compara duas saídas e diz como saberia que funcionou.',
      'Responde antes de perguntar, ou tem uma saída só.',
    ),
  },
};

/** What changes in the middle of the exercise for who has seen more. */
export const twist =
  'No meio, mude um dado: “E se o tempo caísse pela metade?” Uma boa resposta corta o menos importante, e não o cuidado.';
