/*
 * What a job description says beside the work itself. None of it makes a question.
 */

/** Headings under which there is no work: pay, place, the company. Read without accents. */
export const unspokenLabels =
  /^(?:(?:nossos |os )?beneficios|(?:o que )?oferecemos|salario|remuneracao|faixa salarial|horario(?: de trabalho)?|jornada|escala|local(?: de trabalho)?|regime|contratacao|tipo de contrato|modalidade|sobre (?:a |nos|o )?.*|quem somos|como se candidatar|inscric\w+|contato|formacao(?: academica)?|escolaridade|perfil(?: comportamental)?|diferenciais que oferecemos|etapas.*)$/u;

/** Schooling, papers, pay, hours and how to apply. */
export const unspokenTerms =
  /\b(?:ensino (?:medio|superior|fundamental|tecnico)|superior (?:completo|incompleto|cursando)|graduac\w+ em|pos graduac\w+|formac\w+ em|diploma|cnh|carteira de (?:habilitacao|motorista)|salario|remunerac\w+|comissao|vale (?:transporte|refeicao|alimentacao)|plano de saude|plano odontologico|beneficios?|curriculos?|(?:enviar|mandar|contato|interessad\w+|pelo|via|chamar) .{0,30}whatsapp|clt|pj|disponibilidade|segunda a (?:sexta|sabado)|horario comercial|residir|morar|vaga\w*|entrevist\w+|roteiro|empresa|oportunidade|anos? de|meses de|preciso de|precisamos de|maior(?:es)? de|idade)\b|^(?:ser|ter|estar|gostar|saber|possuir|querer|poder|conseguir|trabalhar em equipe|fazer parte)\b|^(?:trabalhar|atuar) (?:de|a|aos|as|nos|durante|por)\b|^viajar\b/u;

/** Qualities of a person: what is looked for, but nothing that one works on. First words, without accents. */
export const traits: ReadonlySet<string> = new Set(
  `proatividade proativo proativa organizacao pontualidade responsabilidade comprometimento compromisso dinamismo
  dinamico dinamica iniciativa empatia etica criatividade comunicacao comunicativo comunicativa lideranca trabalho
  facilidade simpatia agilidade agil atencao disposicao resiliencia flexibilidade foco perfil vontade dedicacao
  discricao paciencia boa bom boas bons otima otimo excelente postura capacidade habilidade senso espirito raciocinio
  autonomia colaboracao educacao respeito assiduidade desenvoltura persuasao gosto interesse pessoa pessoas
  profissional candidato candidata alguem organizado organizada responsavel atencioso atenciosa experiencia
  conhecimento vivencia formacao nivel requisitos responsabilidades atividades tarefas funcoes principais descricao
  alto alta`.split(/\s+/u),
);

/** Hours, shifts, places and travel: of the job, the same for everyone who applies. Read without accents. */
export const workConditions =
  /\b(?:turnos?|escala|noturn[oa]|madrugada|de noite|a noite|fi(?:m|ns) de semana|finais de semana|sabados?|domingos?|feriados?|viagem|viagens|viaja|viajar|plantao|plantoes|presencia\w+|hibrid[oa]|remot[oa]|home office|horario|jornada|(?:chegar|entrar) as? \d{1,2}h?\d*|on call|mudar (?:para|de cidade)|mudanca de cidade|12x36|12 por 36|6x1|5x2|sobreaviso)\b/u;

/** Papers, schooling and languages: what is seen before the interview, or tried out in it. */
export const workRequirements =
  /\b(?:cnh|mopp|coren|crm|crea|crc|oab|cref|creci|nr ?\d{1,2}|cress|crefito|crmv|crn|crp|crc|registro (?:n[oa]s? (?:conselho|cr\w+|coren|oab)|profissional|ativo)|cursando|semestre|certificac\w+|certificado|ensino (?:medio|superior|tecnico|fundamental)|graduac\w+|formac\w+ em|superior (?:completo|cursando|em)|(?:ter|possuir) (?:moto|carro|veiculo)|(?:moto|carro|veiculo) propri[oa]|curso (?:de|tecnico)|mba|pos graduac\w+|ingles|espanhol|libras|excel avancado)\b/u;
