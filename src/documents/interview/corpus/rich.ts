import { focusAreas } from '../contract.ts';
import { vacancy, type InterviewCase } from './case.ts';

/** Whole forms of many trades. For tests alone. */
export const richCases: readonly InterviewCase[] = [
  vacancy(
    'supervisora de loja, sênior, cultura com valores',
    {
      position: 'Supervisora de Loja',
      jobDescription:
        'Responsabilidades:\n- Coordenar a equipe de vendas\n- Acompanhar indicadores de atendimento\n- Organizar a escala da frente de caixa\n- Cuidar da abertura e do fechamento da loja\nBenefícios:\n- Vale-transporte\n- Plano de saúde\n- Auxílio-creche',
      experienceLevel: 'senior',
      duration: '90',
      focusAreas: ['Liderança', 'Trabalho em Equipe', 'Cultura da Empresa', 'Comunicação'],
      additionalNotes:
        'A escala inclui sábados e um domingo por mês. Boa parte do movimento é no fim do dia.',
    },
    {
      company: {
        name: 'Mercado Bom Vizinho',
        values: ['palavra cumprida', 'respeito ao cliente'],
        mission: 'Abastecer o bairro com respeito.',
      },
      team: { name: 'Atendimento Loja Centro', goals: ['reduzir o tempo de espera nos caixas'] },
    },
  ),
  vacancy(
    'desenvolvimento de software, especialista, inglês na descrição',
    {
      position: 'Pessoa Desenvolvedora Backend Especialista',
      jobDescription:
        'Buscamos uma pessoa para desenhar APIs, evoluir a plataforma de pagamentos e revisar código. Experiência com Node e PostgreSQL. Desejável ter mais de 5 anos de experiência. O mindset da empresa é data-driven; temos budget para conferências e um onboarding completo.',
      experienceLevel: 'especialista',
      interviewType: 'online',
      duration: '90',
      focusAreas: [
        'Competências Técnicas',
        'Resolução de Problemas',
        'Comunicação',
        'Cultura da Empresa',
      ],
    },
    {
      company: { name: 'Nuvem Clara', values: ['Simplicidade', 'Aprender sempre'] },
      team: { name: 'Time de Pagamentos', goals: ['Diminuir incidentes em produção'] },
    },
  ),
  vacancy(
    'aprendiz administrativo, júnior, todas as áreas em meia hora',
    {
      position: 'Aprendiz Administrativo',
      jobDescription:
        'apoiar o setor financeiro, arquivar documentos, atender telefone, lancar notas no sistema',
      experienceLevel: 'junior',
      duration: '30',
      focusAreas: [...focusAreas],
    },
    { company: { name: 'Contábil Horizonte', mission: 'Cuidar das contas de quem empreende.' } },
  ),
  vacancy(
    'enfermagem, palavras de saúde que são o trabalho',
    {
      position: 'Enfermeira Obstetra',
      jobDescription:
        'Atender gestantes na maternidade, orientar sobre medicamentos e aleitamento, registrar a evolução no prontuário e coordenar a equipe técnica do plantão.',
      experienceLevel: 'senior',
      duration: '60',
      interviewType: 'presencial',
      focusAreas: ['Competências Técnicas', 'Habilidades Comportamentais', 'Trabalho em Equipe'],
      additionalNotes: 'Plantão noturno em escala 12x36.',
    },
    {
      company: { name: 'Hospital São Lucas', values: ['Segurança do paciente', 'Humanização'] },
      team: { name: 'Centro Obstétrico', goals: ['Reduzir o tempo de acolhimento'] },
    },
  ),
  vacancy(
    'professor, híbrido',
    {
      position: 'Professor de Ciências',
      jobDescription:
        'Planejar e conduzir aulas do 6º ao 9º ano, avaliar a aprendizagem, conversar com as famílias e participar das reuniões pedagógicas.',
      interviewType: 'hibrido',
      duration: '45',
      focusAreas: ['Comunicação', 'Adaptabilidade', 'Motivação e Objetivos'],
      additionalNotes:
        'Como você prepara uma aula para uma turma com ritmos diferentes?\nHaverá uma aula de 10 minutos depois.',
    },
    {
      company: {
        name: 'Colégio Horizonte',
        mission: 'Formar estudantes autônomos, curiosos e solidários.',
      },
      team: { name: 'Anos finais', goals: [] },
    },
  ),
  vacancy(
    'motorista, frases soltas e sem acento',
    {
      position: 'motorista carreteiro',
      jobDescription:
        'dirigir carreta em rotas interestaduais, conferir a carga, cuidar da documentacao da viagem. cnh e com ear. disponibilidade para viagens',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Adaptabilidade'],
    },
    {
      company: { name: 'Transportes Aurora', values: ['Segurança em primeiro lugar'] },
      team: { name: 'Frota Sul', goals: ['Entregar no prazo', 'Reduzir o custo por quilômetro'] },
    },
  ),
  vacancy(
    'cozinha, uma área só em uma hora',
    {
      position: 'Auxiliar de Cozinha',
      jobDescription: 'Pré-preparo de alimentos, higienização da cozinha e controle de validade',
      experienceLevel: 'junior',
      duration: '60',
      focusAreas: ['Trabalho em Equipe'],
    },
    { company: { name: 'Sabor da Vila', values: ['Capricho', 'União'] } },
  ),
  vacancy(
    'gerência industrial, uma área em uma hora e meia',
    {
      position: 'Gerente Industrial',
      jobDescription:
        'O gerente será responsável pela produção das duas linhas, pelo custo de fabricação e pela segurança das pessoas. Deverá conduzir a implantação da manutenção preventiva.',
      experienceLevel: 'especialista',
      duration: '90',
      focusAreas: ['Liderança'],
    },
    {
      company: {
        name: 'Metalúrgica Vale Verde',
        values: ['Segurança', 'Resultado com respeito às pessoas'],
      },
      team: { name: 'Equipe de Produção', goals: ['Reduzir paradas não programadas'] },
    },
  ),
  vacancy(
    'análise de crédito, vida financeira que é o trabalho',
    {
      position: 'Analista de Crédito',
      jobDescription:
        'Analisar propostas de crédito com consulta ao Serasa, negociar prazos e acompanhar a carteira de clientes',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Comunicação', 'Resolução de Problemas'],
    },
    {
      company: { name: 'Cooperativa Raiz' },
      team: { name: 'Crédito', goals: ['Reduzir a inadimplência'] },
    },
  ),
  vacancy(
    'marketing, emoji e gritos',
    {
      position: 'Analista de Marketing Digital',
      jobDescription:
        '🚀 VEM FAZER PARTE! 🚀\n✔ CRIAR CAMPANHAS PARA REDES SOCIAIS\n✔ PRODUZIR CONTEÚDO EM VÍDEO\n✔ ANALISAR MÉTRICAS',
      interviewType: 'online',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Motivação e Objetivos', 'Cultura da Empresa'],
    },
    { company: { name: 'Agência Prisma', values: ['Coragem para testar'] } },
  ),
];
