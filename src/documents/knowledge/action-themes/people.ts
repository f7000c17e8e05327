import { does, leads, type ActionMould } from './shape.ts';

/** Aims about people: who stays, who learns, who goes home safe. */

const staying: ActionMould = {
  aliases:
    'rotatividade|turnover|absenteísmo|faltas|ausências|clima|clima organizacional|desligamentos|retenção de talentos|retenção de pessoas|engajamento'.split(
      '|',
    ),
  path: 'Primeiro se ouve quem está; depois se muda, à vista de todos, uma coisa que depende da liderança; o resto vai à direção com números.',
  short: [0, 1, 3, 4, 7],
  actions: (trial) => [
    leads(
      'Reunir com o RH os números do período por função e turno, sem nomes: quantas saídas ou faltas e com quanto tempo de casa.',
      'Separar ausência justificada antes de contar: licença e atestado ficam com o RH.',
    ),
    leads(
      'Conversar 20 minutos com cada pessoa da equipe: “O que faz você ficar? O que eu poderia mudar em um mês?”',
      'Ouvir sem responder na hora e sem anotar nomes; o que se repete vira tema.',
    ),
    leads(
      'Separar o que está na mão da liderança (escala, respeito, clareza, treino) do que depende da direção (salário, quadro).',
      'Escolher da primeira lista o que mais gente citou.',
    ),
    leads(
      `Mudar por ${trial} uma coisa que muita gente citou e que depende só da liderança, e dizer à equipe que veio da escuta.`,
      'Pequena e visível vale mais do que grande e prometida.',
    ),
    does(
      'Cuidar de quem chega: um nome de referência e uma conversa no primeiro dia, na primeira semana e no primeiro mês.',
      'A pessoa de referência se oferece; o tempo dela entra na escala.',
    ),
    leads(
      'Perguntar à equipe se a mudança foi sentida e ajustar.',
      'Duas perguntas, sem nome: o que melhorou e o que ainda pesa.',
    ),
    leads(
      'Levar à direção, com números e temas, a causa que não se resolve na equipe.',
      'Nunca com frases que mostrem quem falou. Trazer a resposta de volta, seja qual for.',
    ),
    leads(
      'Refazer a conta do começo e contar à equipe o resultado e o próximo passo.',
      'Comparar períodos parecidos: férias e datas fortes mudam o número.',
    ),
  ],
  risks: [
    {
      risk: 'Ouvir e não agir',
      sign: 'as respostas ficam curtas',
      response: 'prometer uma coisa só e cumprir no prazo dito',
    },
    {
      risk: 'Expor quem falou',
      sign: 'a equipe pergunta quem disse o quê',
      response: 'falar apenas em números e temas',
    },
    {
      risk: 'Tratar ausência justificada como falta',
      sign: 'o número mistura licença e atraso',
      response: 'separar com o RH antes de contar',
    },
  ],
};

const training: ActionMould = {
  aliases:
    'treinamento|treinamentos|treinar|capacitação|capacitar|formação|integração de novos|onboarding|ensinar'.split(
      '|',
    ),
  path: 'Primeiro se vê o que cada pessoa já faz sem ajuda; depois se ensina no próprio trabalho, em grupos pequenos, e só conta o que se vê feito.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Escrever o que a pessoa treinada fará sem ajuda e como isso será visto.',
      'Três a cinco tarefas reais; “conhecer o assunto” não é tarefa.',
    ),
    leads(
      'Marcar em um quadro quem já faz cada tarefa, quem faz com apoio e quem ainda não faz.',
      'A própria pessoa marca primeiro; depois se confere no trabalho. O quadro serve para ensinar, não para avaliar.',
    ),
    does(
      'Preparar um roteiro de uma página por tarefa, com os erros mais comuns.',
      'Quem faz bem dita; quem não conhece a tarefa testa o roteiro.',
    ),
    does(
      `Treinar o primeiro grupo pequeno por ${trial}, no próprio trabalho: mostrar, fazer junto, deixar fazer.`,
      'De duas a quatro pessoas por vez, em hora combinada com a escala.',
    ),
    leads(
      'Corrigir o roteiro com o que travou no primeiro grupo.',
      'Perguntar a quem aprendeu o que faltou, e a quem ensinou o que repetiu demais.',
    ),
    does(
      'Treinar os outros grupos; quem aprendeu ajuda a ensinar.',
      'O quadro é atualizado no mesmo dia, por quem viu fazer.',
    ),
    does(
      'Observar cada pessoa uma vez, algumas semanas depois, e retomar o que se perdeu.',
      'Cinco minutos de observação, com retorno na hora.',
    ),
    leads(
      'Comparar o quadro com o do começo e combinar como quem chega passa a ser treinado.',
      'O que ninguém usou sai do treinamento.',
    ),
  ],
  risks: [
    {
      risk: 'Treinar e não usar',
      sign: 'passam duas semanas sem que a pessoa faça a tarefa',
      response: 'a liderança põe a tarefa na escala de quem aprendeu',
    },
    {
      risk: 'A escala não liberar ninguém',
      sign: 'o segundo encontro é adiado',
      response: 'encurtar o encontro pela metade e manter o dia',
    },
    {
      risk: 'A lista de presença valer como resultado',
      sign: 'todos treinados e o mesmo erro de antes',
      response: 'contar só o que foi visto feito sem ajuda',
    },
  ],
};

const safety: ActionMould = {
  aliases:
    'acidente|acidentes|quase acidente|quase acidentes|segurança do trabalho|segurança no trabalho|segurança na obra|segurança dos trabalhadores|epi|epis'.split(
      '|',
    ),
  path: 'Primeiro se afasta hoje o perigo mais grave; depois se aprende com os desvios avisados e se muda o lugar ou a tarefa, antes de cobrar conduta.',
  short: [0, 1, 3, 5, 7],
  actions: (trial) => [
    leads(
      'Percorrer a área com quem responde pela segurança, listar os perigos e isolar no mesmo dia o mais grave.',
      'Tarefa sem proteção para até que a proteção exista.',
    ),
    leads(
      'Perguntar a quem executa: “Onde você quase se machucou? O que faz para dar conta do tempo?”',
      'Quem conta não é punido; a resposta aponta onde o lugar ou o ritmo empurra para o risco.',
    ),
    leads(
      'Escrever, para cada perigo, a medida que o tira da fonte, quem faz e até quando.',
      'Tirar o perigo vem antes de isolar, e isolar vem antes do equipamento de proteção.',
    ),
    does(
      `Fazer por ${trial} a verificação curta antes da tarefa de maior risco e anotar o que ela encontra.`,
      'Até cinco itens, feitos no lugar. Sem um deles, a tarefa não começa.',
    ),
    leads(
      'Responder a cada quase acidente avisado, em até dois dias úteis, dizendo o que foi feito.',
      'Resposta rápida é o que mantém as pessoas avisando.',
    ),
    does(
      'Treinar na prática quem faz a tarefa de maior risco, com a capacitação que a norma exige em dia.',
      'Quem responde pela segurança confere a validade e observa cada pessoa uma vez.',
    ),
    does(
      'Conversar cinco minutos no início do turno sobre um risco daquele dia.',
      'Um risco e uma medida por conversa, ditos por quem vai executar.',
    ),
    leads(
      'Repetir a ronda, comparar com a lista do começo e combinar quem a faz daqui em diante.',
      'Mais avisos de quase acidente no começo podem ser bom sinal.',
    ),
  ],
  risks: [
    {
      risk: 'A meta de zero calar os avisos',
      sign: 'os registros somem e os perigos continuam',
      response: 'contar avisos respondidos, e agradecer cada um',
    },
    {
      risk: 'O prazo vencer a regra',
      sign: 'alguém começa sem a verificação',
      response: 'a liderança para a tarefa e refaz o prazo',
    },
    {
      risk: 'A medida ficar só no equipamento de proteção',
      sign: 'a lista de perigos não diminui',
      response: 'voltar à fonte de cada perigo com quem responde pela segurança',
    },
  ],
};

export const peopleMoulds = { staying, training, safety };
