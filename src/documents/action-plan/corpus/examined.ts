import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { ActionPlanForm } from '../contract.ts';

function one(name: string, brief: Brief<ActionPlanForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** Forms as an examiner fills them in, with facts to be found again. For tests alone. */
export const examinedCases = [
  one(
    'agro',
    {
      title: 'Reduzir perdas na colheita de soja',
      objective: 'Reduzir as perdas na colheita da safra 2026/27 de 2,3 para 1 saca por hectare',
      context:
        'Na safra passada, com 1.850 ha colhidos, perdemos em média 2,3 sacas por hectare. As causas foram regulagem das colheitadeiras, velocidade acima de 7 km/h e grão passado por atraso. Temos 4 colheitadeiras e 6 operadores, sendo 3 safristas.',
      deadline: '2027-02-28',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources:
        'Kit de medição de perdas da Embrapa, mecânico do concessionário por 2 dias, bônus de produtividade já previsto',
      challenges:
        'Chuva em fevereiro; operadores safristas sem experiência; peça de reposição demora 12 dias',
      successMetrics: ['Perda média até 1 sc/ha', '100% dos operadores treinados até 15/01/2027'],
      additionalNotes: 'Quem responde pela manutenção é o Valdecir e pela operação a Sirlene.',
    },
    {
      company: { name: 'Fazenda Três Marias', values: ['Segurança', 'Palavra dada'] },
      team: { name: 'Operação de campo', goals: ['Colher 100% da área até 10/03'] },
    },
  ),
  one(
    'escola',
    {
      title: 'Plano de rematrícula 2027',
      objective: 'Garantir 92% de rematrícula dos alunos do fundamental',
      context:
        'Hoje estamos com 61% de rematrículas confirmadas. As famílias reclamam do reajuste de 9,8% e da falta de retorno da coordenação. A escola concorrente abriu unidade a 800 metros.',
      deadline: '2026-12-23',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: 'Secretaria com 3 pessoas e verba de R$ 4.000 para evento',
      challenges: 'Pais inadimplentes (34 famílias) não podem renovar sem acordo',
      successMetrics: ['Percentual de rematrícula', 'Famílias contatadas por semana'],
      additionalNotes:
        'Coordenadora Beatriz vai ligar para as famílias do 6º ao 9º ano; Cíntia fica com 1º ao 5º. Recesso a partir de 18/12.',
    },
    {
      company: { name: 'Colégio Aroeira', values: ['Escuta', 'Excelência'] },
      team: { name: 'Coordenação pedagógica', goals: ['NPS das famílias acima de 70'] },
    },
  ),
  one(
    'rh clt',
    {
      title: 'Programa de retenção de talentos',
      objective: 'Reduzir o turnover voluntário da área comercial de 38% para 25% ao ano.',
      context:
        'Perdemos 14 vendedores nos últimos 12 meses, 9 deles com menos de 6 meses de casa. As entrevistas de desligamento apontam comissão confusa (11 citações), falta de feedback do gestor (8) e onboarding fraco (7).',
      deadline: '2027-06-30',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources:
        'HRBP dedicada (Tatiane Moura) em meio período; plataforma de pesquisa Feedz; orçamento de R$ 60.000,00',
      challenges:
        'Mudança na política de comissões depende do CFO; gestores com pouca agenda; mercado aquecido',
      successMetrics: [
        'Turnover voluntário ≤ 25% a.a.',
        'eNPS da área ≥ 30',
        '90% dos vendedores com 1:1 mensal',
      ],
      additionalNotes:
        'A nova política de comissão deve ser apresentada ao CFO até 22/01/2027. Piloto na regional Sul.',
    },
    {
      company: {
        name: 'Vetta Software',
        values: ['Transparência', 'Cliente no centro', 'Aprender rápido'],
      },
      team: { name: 'Comercial SMB', goals: ['Crescer 20% em MRR', 'Reduzir churn'] },
    },
  ),
  one(
    'salao',
    {
      title: 'Encher a agenda de terça e quarta',
      objective: 'Aumentar a ocupação de terça e quarta de 45% para 75%',
      context:
        'Sexta e sábado a gente nem dá conta, mas terça e quarta as meninas ficam paradas. Temos 1.200 clientes no cadastro e 640 não voltam há mais de 90 dias. O instagram tem 8 mil seguidores e quase não postamos.',
      deadline: '2027-02-27',
      priority: 'media',
      detailLevel: 'resumido',
      resources: 'Instagram, lista de clientes do sistema Trinks, R$ 900 por mês para anúncios',
      challenges: 'As cabeleireiras ganham por comissão e não querem dar desconto',
      successMetrics: ['Ocupação de terça e quarta', 'Clientes reativadas por mês'],
      additionalNotes: 'Priscila cuida do Instagram e Dona Lourdes do caixa.',
    },
    { company: { name: 'Studio Bela Íris' }, team: { name: 'Salão', goals: [] } },
  ),
  one(
    'ong',
    {
      title: 'Captação de recursos 2027',
      objective: 'Captar R$ 480 mil em doações recorrentes e editais para manter os 3 núcleos',
      context:
        'Em 2026 captamos R$ 310 mil, sendo 70% de um único edital que vence em junho de 2027. Temos 143 doadores recorrentes com ticket médio de R$ 42,00. A equipe de captação é a Marina e um voluntário, o Kauê.',
      deadline: '2027-06-30',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources: 'CRM Salesforce gratuito, agência parceira pro bono, base de 5.600 contatos',
      challenges: 'Dependência de um edital; prestação de contas atrasada; pouca gente',
      successMetrics: ['R$ 480 mil captados', '300 doadores recorrentes', '3 editais submetidos'],
      additionalNotes:
        'Prestação de contas do edital atual vence em 15/12/2026. Evento de doadores previsto para 17/04/2027.',
    },
    {
      company: {
        name: 'Instituto Passo Firme',
        mission: 'Transformar a vida de jovens por meio do esporte',
        values: ['Transparência', 'Coragem'],
      },
      team: { name: 'Captação', goals: ['Diversificar fontes'] },
    },
  ),
  one(
    'quick 3 employee',
    {
      title: 'Preparar a sucessão da coordenação',
      objective: 'Preparar a Renata para assumir a coordenação em julho de 2027',
    },
    {
      company: { name: 'Rede Sol' },
      employee: {
        name: 'Renata Lopes',
        position: 'Supervisora de Caixa',
        behavioralProfile: 'executor',
        objectives: ['Ser coordenadora'],
      },
      diary: [
        {
          day: '2026-11-10',
          text: 'Renata conduziu sozinha a reunião de abertura e resolveu a falta de troco.',
        },
      ],
    },
  ),
  one(
    'texto corrido',
    {
      freeText:
        'preciso de um plano pra organizar a mudança do escritório pra sala nova no 7o andar, mudança dia 12/01, são 32 pessoas, TI precisa estar funcionando dia 13, o contrato da sala antiga acaba 31/01 e tem que entregar pintada. Quem toca é a Rosângela do administrativo e o Igor da TI.',
    },
    { company: { name: 'Marques Advogados' } },
  ),
  one(
    'fintech fraude',
    {
      title: 'Reduzir fraude no PIX',
      objective: 'Reduzir as perdas com fraude no Pix de R$ 320 mil para R$ 120 mil por mês',
      context:
        'As perdas subiram desde a liberação do limite noturno. Os principais motivos são engenharia social, contas laranja e falha na validação de dispositivo. O time de dados tem 3 pessoas e o modelo atual bloqueia 1,8% das transações boas.',
      deadline: '2027-04-16',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources:
        'Squad Antifraude (6 pessoas)\nFerramenta de device fingerprint já contratada\nR$ 150.000 para consultoria',
      challenges:
        'Falsos positivos irritam cliente bom; regulação do BC muda em março; dependência do time de app',
      successMetrics: [
        'Perda mensal com fraude até R$ 120 mil',
        'Falso positivo abaixo de 1%',
        'Tempo de resposta ao MED em até 4 horas',
      ],
      additionalNotes:
        'A Luana Prado responde pelo modelo e o Diego pela operação de MED. Apresentação ao comitê de risco em 11/02/2027.',
    },
    {
      company: { name: 'Pagora', values: ['Segurança', 'Cliente primeiro'] },
      team: { name: 'Antifraude', goals: ['Reduzir perdas em 60%'] },
    },
  ),
  one(
    'padaria simples',
    {
      title: 'Vender mais bolo',
      objective: 'vender 30 bolos por semana ate marco',
      context:
        'hoje vendo uns 12 bolos por semana, mais no fim de semana. a vitrine fica escondida e a menina do balcao esquece de oferecer',
      deadline: '2027-03-12',
      priority: 'media',
      detailLevel: 'resumido',
      resources: 'vitrine nova que chega dia 10/12, whatsapp',
      challenges: '',
      successMetrics: ['bolos vendidos por semana'],
      additionalNotes: '',
    },
    { company: { name: 'Padaria Pão Nosso' } },
  ),
  one(
    'hospital higienizacao',
    {
      title: 'Higienização das mãos',
      objective: 'Elevar a adesão à higienização das mãos de 58% para 80% na UTI',
      context:
        'Auditoria de outubro: 58% de adesão, pior no plantão noturno (44%). Faltam dispensers em 6 leitos.',
      deadline: '2027-02-12',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: 'SCIH, enfermeira Rosana',
      challenges: 'Alta carga de trabalho; médicos externos não participam dos treinamentos',
      successMetrics: ['Adesão geral ≥ 80%', 'Adesão noturna ≥ 70%'],
      additionalNotes:
        'Rosana vai medir às terças e quintas. Dr. Paulo Henrique responde pelos médicos.',
    },
    {
      company: { name: 'Hospital Santa Rita', values: ['Cuidado'] },
      team: { name: 'UTI', goals: ['Reduzir infecções'] },
    },
  ),
  one(
    'quick5',
    { title: 'Cobrança', objective: 'Receber os atrasados até o fim de janeiro' },
    {
      company: { name: 'Cred Vale' },
      team: { name: 'Cobrança', goals: ['Recuperar R$ 1,2 milhão'] },
    },
  ),
];
