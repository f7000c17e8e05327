import { caseAloud, readCase, words, type Family } from './family.ts';
import { ask } from './question.ts';

/** Where the work is seen better than told. */
const byHand: Pick<Family, 'exercise' | 'byVideo'> = {
  exercise: {
    name: 'Tarefa prática',
    setup:
      'Prepare uma tarefa simples desta vaga, com o material e a proteção que ela pede. Não aproveite o resultado no serviço.',
    question: ask(
      'Antes de começar, me diga o que vai conferir e em que ordem vai fazer. Depois faça, e pergunte o que quiser.',
      'Confere o material e a segurança, segue uma ordem, pergunta quando tem dúvida e avisa se erra.',
      'Começa sem conferir, pula a proteção ou esconde o que saiu errado.',
    ),
  },
  byVideo: {
    name: 'Tarefa explicada',
    setup:
      'Por vídeo não dá para ver a tarefa: peça que a pessoa a explique e repita os passos com as palavras dela.',
    question: ask(
      'Escolha um serviço comum deste trabalho e me explique como se eu fosse fazer: o que separo antes, em que ordem faço e o que confiro no fim.',
      'Dá a ordem certa, os cuidados e o ponto em que se costuma errar, com detalhe de quem já fez.',
      'Fala por alto, troca a ordem ou esquece a segurança.',
    ),
  },
};

/** Who works with the hands, at the wheel or on watch. */
export const tradeFamilies: readonly Family[] = [
  {
    aliases: words(
      `motorista, entregador, entregadora, motoboy, motociclista, caminhoneiro, caminhoneira, carreteiro`,
    ),
    decides:
      'O que decide esta vaga é a direção segura, o cuidado com a carga e os documentos, e o hábito de avisar quando algo muda na rota.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'A rota está atrasada, ainda faltam entregas e o próximo cliente fecha logo. O que você faz, a quem avisa e o que não faz de jeito nenhum?',
        'Avisa cedo a empresa e o cliente, replaneja a ordem e não corre nem pula o descanso.',
        'Acelera para compensar, ou só avisa quando chega.',
      ),
    },
    craft: [
      ask(
        'O que você confere no veículo e na carga antes de sair, e em que ordem?',
        'Cita pneus, freios, luzes, documentos e amarração, e diz o que faz quando algo não está bom.',
        'Confere “por cima”, ou diz que isso é da oficina.',
      ),
      ask(
        'Me conte de um susto ou de um imprevisto na estrada ou na rua. O que você fez?',
        'Reduz, sinaliza, protege as pessoas e avisa; diz o que mudou no jeito de dirigir.',
        'Diz que nunca teve, ou põe a culpa nos outros motoristas.',
      ),
    ],
  },
  {
    aliases: words(
      'vigilante, vigia, porteiro, porteira, agente de portaria, seguranca patrimonial',
    ),
    decides:
      'O que decide esta vaga é a atenção de quem não relaxa na rotina, o registro bem feito e a calma para chamar ajuda na hora certa.',
    exercise: {
      name: caseAloud,
      setup: readCase,
      question: ask(
        'Alguém insiste em entrar, diz que tem pressa e que conhece a direção, mas não está autorizado. O que você diz, o que faz e o que anota?',
        'Mantém a regra com educação, confirma com quem pode autorizar, não se expõe e registra.',
        'Deixa entrar para evitar discussão, ou parte para o confronto.',
      ),
    },
    craft: [
      ask(
        'Me conte de uma vez em que você percebeu alguma coisa fora do normal. O que viu, e o que fez?',
        'Observa de lugar seguro, avisa quem deve e registra a hora e o que viu.',
        'Age sem avisar, ou deixa para contar na troca de turno.',
      ),
      ask(
        'Como você passa o turno para quem chega? O que não pode faltar?',
        'Diz o que aconteceu, o que está pendente e onde está anotado.',
        'Passa de boca e não registra nada.',
      ),
    ],
  },
  {
    aliases: words(
      `cozinheiro, cozinheira, auxiliar de cozinha, padeiro, padeira, confeiteiro, confeiteira, acougueiro, barista,
      pizzaiolo, chapeiro, copeira, merendeira`,
    ),
    decides:
      'O que decide esta vaga é a mão da pessoa, a higiene que não se esquece na correria e a organização da bancada.',
    ...byHand,
    craft: [
      ask(
        'Me conte como você faz uma receita que conhece bem, do começo ao fim. Onde se costuma errar?',
        'Dá as etapas na ordem, os pontos de atenção e como corrige quando algo sai do ponto.',
        'Diz que faz de tudo e não descreve nenhuma receita.',
      ),
      ask(
        'Me conte de uma vez em que você não usou um alimento porque desconfiou dele. O que viu, e o que fez?',
        'Olha validade, cheiro e temperatura, separa, avisa e registra.',
        'Diz que isso nunca aconteceu, ou que usa logo para não perder.',
      ),
    ],
  },
  {
    aliases: words(
      `eletricista, instalador, instaladora, encanador, pedreiro, servente, pintor, soldador, soldadora, serralheiro,
      marceneiro, carpinteiro, montador, montadora, mecanico, mecanica, torneiro, tecnico de manutencao, tecnico de fibra,
      tecnico em refrigeracao, tecnico de refrigeracao`,
    ),
    decides:
      'O que decide esta vaga é a segurança antes de tudo, o serviço que não volta e o diagnóstico feito com método.',
    ...byHand,
    craft: [
      ask(
        'Me conte de um serviço que deu problema depois de pronto. Como você descobriu a causa?',
        'Volta ao local, testa uma coisa por vez, acha a causa e muda o jeito de fazer.',
        'Diz que nunca teve retorno, ou culpa o material e o cliente.',
      ),
      ask(
        'Me conte de uma vez em que você parou, ou quis parar, um serviço porque era perigoso. O que aconteceu?',
        'Para, avisa, diz o que faltava e propõe o jeito seguro de continuar.',
        'Diz que nunca viu risco, ou que não dava tempo de parar.',
      ),
    ],
  },
  {
    aliases: words(
      `cabeleireiro, cabeleireira, barbeiro, manicure, pedicure, esteticista, maquiador, maquiadora, depilador, depiladora,
      banhista, tosador, tosadora, groomer`,
    ),
    decides:
      'O que decide esta vaga é a técnica, o cuidado com quem está nas mãos da pessoa e a higiene do material entre um atendimento e outro.',
    ...byHand,
    craft: [
      ask(
        'Me conte de um atendimento que não saiu como o cliente queria. O que você fez?',
        'Ouve, assume o que foi seu, oferece um conserto possível e diz o que passou a perguntar antes.',
        'Diz que o cliente não sabia o que queria.',
      ),
      ask(
        'O que você faz com o material e com o lugar entre um atendimento e o outro?',
        'Descreve a limpeza e a esterilização passo a passo, e por que cada uma.',
        'Passa um pano, ou só limpa no fim do dia.',
      ),
    ],
  },
  {
    aliases: words(
      `auxiliar de limpeza, faxineiro, faxineira, zelador, zeladora, jardineiro, camareira, camareiro,
      auxiliar de servicos gerais, servicos gerais`,
    ),
    decides:
      'O que decide esta vaga é o capricho que se mantém sem ninguém olhando, o uso seguro dos produtos e o respeito pelo espaço dos outros.',
    ...byHand,
    craft: [
      ask(
        'Me conte como você arruma e limpa um lugar do começo ao fim. Por onde começa, e por quê?',
        'Tem uma ordem com motivo, separa os panos e os produtos e confere no fim.',
        'Começa por qualquer lugar e não fala dos produtos.',
      ),
      ask(
        'Que produtos não se pode misturar, e como você se protege ao usar os mais fortes?',
        'Cita um exemplo certo, usa luva, ventila o lugar e lê o rótulo.',
        'Mistura para ficar mais forte, ou não usa proteção.',
      ),
    ],
  },
  {
    aliases: words(
      'tecnico agricola, tecnica agricola, agronomo, agronoma, trabalhador rural, vaqueiro, tratorista, operador de colhedora',
    ),
    decides:
      'O que decide esta vaga é a observação de campo, o cuidado com a máquina e com os produtos, e o jeito de se acertar com quem trabalha junto.',
    ...byHand,
    craft: [
      ask(
        'Me conte de um problema que você percebeu no campo antes dos outros. O que viu, e o que fez?',
        'Descreve o sinal, como confirmou, a quem avisou e o resultado.',
        'Só percebeu quando o prejuízo já estava feito.',
      ),
      ask(
        'Me conte como você prepara e regula um equipamento antes de começar o serviço.',
        'Dá os passos, o que confere e como sabe que a regulagem está certa.',
        'Regula no olho, ou deixa para outro.',
      ),
    ],
  },
  {
    aliases: words(
      `operador, operadora, ajudante, estoquista, repositor, repositora, conferente, almoxarife, separador, separadora,
      empacotador, empacotadora, costureira, costureiro, auxiliar de producao, auxiliar de almoxarifado, auxiliar de estoque`,
    ),
    decides:
      'O que decide esta vaga é o trabalho feito na ordem certa, a conferência que evita erro e a segurança de quem está em volta.',
    ...byHand,
    craft: [
      ask(
        'Me conte de um serviço deste tipo que você já fez, do começo ao fim. Em que etapa se costuma errar?',
        'Dá as etapas na ordem, os cuidados e o ponto de erro, com as palavras de quem faz.',
        'Fala da empresa em que trabalhou e não descreve nenhuma etapa.',
      ),
      ask(
        'Me conte de uma vez em que a contagem ou a peça não batia com o pedido. O que você fez?',
        'Confere de novo, para antes de passar adiante, avisa e registra.',
        'Deixa passar, ou acerta por conta própria sem avisar.',
      ),
    ],
  },
];
