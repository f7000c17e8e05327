import { fileUrl } from '#shared/files.ts';
import { calendarDay } from '#shared/format.ts';
import { messages } from '#server/messages.ts';
import type { EndpointName } from './all-endpoints.ts';
import type { RequestInput } from './encoded-request.ts';
import { aRegistration } from './factories.ts';
import { generationOf, type FullCompany, type IdName } from './full-company.ts';

/** What is answered to an id that is not the caller's: 404 where nothing else is said, or as to none. */
export type TenancyAnswer = 'nothing' | { status?: number; message?: string; opens?: IdName[] };

/** How one endpoint is tried by someone else. */
export interface TenancyRow {
  /** A request of the caller about what is theirs. */
  input: (mine: FullCompany) => RequestInput;
  /** Every place of it that names something (`body.teamIds.0`). A test holds it against the contract. */
  names: Record<string, TenancyAnswer>;
  /** Without a company: some calls answer those alone. */
  asNewcomer?: true;
  /** Keys of the answer that differ each time: who has a plan already is given another. */
  varying?: string[];
}

/** The sentence for what is not there, and what an id in its place would open. */
const notFound = (message: string, ...opens: IdName[]) => ({ message, opens });
const company = notFound(messages.companyNotFound, 'company');
const team = notFound(messages.teamNotFound, 'team');
const employee = notFound(messages.employeeNotFound, 'employee');
const document = notFound(messages.documentNotFound, 'document', 'meeting', 'script');
const file = notFound(messages.fileNotFound, 'photo', 'employeeFile', 'processFile');
const notification = notFound(messages.notificationNotFound, 'notification');
const generation = notFound(messages.generationNotFound, 'finishedKey', 'runningKey');
const chooseBoth = notFound(messages.chooseCompanyAndEmployee, 'company', 'employee');
const conversation = notFound(messages.conversationNotFound, 'conversation');
const talkingPoint = notFound(messages.talkingPointNotFound, 'talkingPoint');
const plan = notFound(messages.planNotFound, 'plan');
const levelCheckIn = notFound(messages.checkInNotFound, 'levelCheckIn');
const share = notFound(messages.shareNotFound, 'share');
const round = notFound(messages.roundNotFound, 'round');
const roundPerson = notFound(messages.roundPersonNotFound, 'roundPerson');
const candidateCard = notFound(messages.candidateCardNotFound, 'candidateCard');
const peopleImport = notFound(messages.importNotFound, 'peopleImport');
const nothing = 'nothing';
const commitment = notFound(messages.commitmentNotFound, 'commitment');
const diaryEntry = notFound(messages.diaryEntryNotFound, 'diaryEntry');
const invalidToken = { status: 400, message: messages.resetTokenInvalid };
const wrongPassword = 'uma-senha-que-não-é';

const noInput: TenancyRow = { input: () => ({}), names: {} };
const ofCompany: TenancyRow = {
  input: ({ ids }) => ({ query: { companyId: ids.company } }),
  names: { 'query.companyId': company },
};
const oneDiaryEntry: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
  names: { 'params.id': diaryEntry },
};
const ofEmployee: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.employee } }),
  names: { 'params.id': employee },
};
const oneClick: TenancyRow = {
  input: ({ ids }) => ({ body: { companyId: ids.company, employeeId: ids.employee } }),
  names: {
    'body.companyId': chooseBoth,
    'body.employeeId': chooseBoth,
    'headers.idempotency-key': nothing,
  },
  varying: ['interview', 'pdi', 'feedback', 'sources'],
};
const processes = [{ name: 'Compras', fileUrl: '' }];
const foreignFile = { status: 400, message: `${messages.invalidInput} ${messages.fileNotFound}.` };

const oneCommitment: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.commitment } }),
  names: { 'params.id': commitment },
};

const onePlan: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.plan } }),
  names: { 'params.id': plan },
};

const oneShare: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.share } }),
  names: { 'params.id': share },
};
const oneRound: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.round } }),
  names: { 'params.id': round },
};
const oneRoundPerson: TenancyRow = {
  input: ({ ids }) => ({ params: { id: ids.roundPerson } }),
  names: { 'params.id': roundPerson },
};
const shareOf = { 'body.documentId': document, 'body.employeeId': employee };
const shareLink: TenancyRow = {
  input: ({ shared }) => ({ params: { token: shared.token } }),
  // A page, for people.
  names: { 'params.token': { status: 404 } },
};
const digestLink: TenancyRow = {
  input: () => ({ params: { token: 'nenhum' } }),
  names: { 'params.token': nothing },
};

// One that is in is over.
const oneList: TenancyRow = {
  input: ({ ids }) => ({
    params: { id: ids.diaryEntry },
    body: { columns: [{ at: 0, field: 'name' }] },
  }),
  names: { 'params.id': peopleImport },
};

/** A row for each endpoint; one without does not compile. */
export const tenancyRows: Record<EndpointName, TenancyRow> = {
  'accounts.me': noInput,
  'accounts.login': {
    input: ({ email }) => ({ body: { email, password: wrongPassword } }),
    names: {},
  },
  'accounts.register': { input: () => ({ body: aRegistration() }), names: {} },
  // Without a cookie that stands for anyone, there is nothing to end.
  'accounts.logout': { input: () => ({ headers: { cookie: '' } }), names: {} },
  'accounts.forgotPassword': {
    input: () => ({ body: { email: 'ninguem@exemplo.com.br' } }),
    names: {},
  },
  'accounts.checkResetToken': {
    input: () => ({ params: { token: 'nenhum' } }),
    names: { 'params.token': invalidToken },
  },
  'accounts.resetPassword': {
    input: () => ({
      body: { token: 'nenhum', password: wrongPassword, confirmPassword: wrongPassword },
    }),
    names: { 'body.token': invalidToken },
  },
  'accounts.updateProfile': {
    input: ({ email }) => ({ body: { name: 'Marina Duarte', email } }),
    names: {},
  },
  'accounts.trialStatus': noInput,
  'accounts.credits': noInput,

  'companies.list': noInput,
  'companies.create': {
    input: () => ({ body: { name: 'Mercado Novo', processes } }),
    names: { 'body.processes.0.fileUrl': foreignFile },
    asNewcomer: true,
  },
  'companies.update': {
    input: ({ ids }) => ({
      params: { id: ids.company },
      body: { processes: [{ name: 'Compras', fileUrl: fileUrl(ids.processFile) }] },
    }),
    names: { 'params.id': company, 'body.processes.0.fileUrl': foreignFile },
  },
  'companies.stats': ofCompany,

  'teams.list': ofCompany,
  'teams.create': {
    input: ({ ids }) => ({ body: { name: 'Equipe Nova', companyId: ids.company } }),
    names: { 'body.companyId': company },
  },
  'teams.update': {
    input: ({ ids }) => ({ params: { id: ids.team }, body: { name: 'Equipe Nova' } }),
    names: { 'params.id': team },
  },

  'employees.list': ofCompany,
  'employees.create': {
    input: ({ ids }) => ({
      body: {
        name: 'Davi Souza',
        position: 'Caixa',
        teamIds: [ids.team],
        companyId: ids.company,
      },
    }),
    names: { 'body.companyId': company, 'body.teamIds.0': team },
  },
  'employees.update': {
    input: ({ ids }) => ({
      params: { id: ids.employee },
      body: { teamIds: [ids.team] },
    }),
    names: { 'params.id': employee, 'body.teamIds.0': team, 'body.removeFileIds.0': file },
  },
  'employees.erase': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': employee },
  },

  'diary.list': ofCompany,
  'diary.create': {
    input: ({ ids }) => ({ body: { description: 'Um dia bom', companyId: ids.company } }),
    names: {
      'body.companyId': company,
      'body.employeeIds.0': employee,
    },
  },
  'diary.find': {
    input: ({ ids }) => ({ query: { companyId: ids.company, q: 'problema' } }),
    names: {
      'query.companyId': company,
      'query.employeeId': nothing,
      'query.olderThan': {
        status: 400,
        message: `${messages.invalidInput} O formato não é válido.`,
      },
    },
  },
  'diary.get': oneDiaryEntry,
  'diary.update': {
    input: ({ ids }) => ({
      params: { id: ids.diaryEntry },
      body: { description: 'Outro dia de Renata', version: 0 },
    }),
    names: { 'params.id': diaryEntry },
  },
  'diary.erase': {
    input: ({ ids }) => ({ params: { id: ids.conversation } }),
    names: { 'params.id': diaryEntry },
  },
  'diary.restore': oneDiaryEntry,
  'diary.voice': noInput,
  // Here nobody writes recordings down.
  'diary.transcribe': { input: () => ({ body: {} }), names: {} },
  'diary.link': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry, employeeId: ids.employee } }),
    names: { 'params.id': diaryEntry, 'params.employeeId': employee },
  },
  'diary.unlink': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry, employeeId: ids.team } }),
    names: { 'params.id': diaryEntry, 'params.employeeId': nothing },
  },

  'conversations.planned': ofCompany,
  'conversations.prepare': {
    input: ({ ids }) => ({ body: { companyId: ids.company, employeeId: ids.employee } }),
    names: { 'body.companyId': company, 'body.employeeId': employee },
  },
  'conversations.get': {
    input: ({ ids }) => ({ params: { id: ids.conversation } }),
    names: { 'params.id': conversation },
  },
  'conversations.update': {
    input: ({ ids }) => ({ params: { id: ids.conversation }, body: { notes: 'Outra' } }),
    names: { 'params.id': conversation },
  },
  'conversations.close': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry }, body: {} }),
    names: { 'params.id': conversation },
  },
  'conversations.erase': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': conversation },
  },
  'conversations.restore': {
    input: ({ ids }) => ({ params: { id: ids.conversation } }),
    names: { 'params.id': conversation },
  },
  'conversations.addPoint': {
    input: ({ ids }) => ({
      body: {
        companyId: ids.company,
        employeeId: ids.employee,
        box: 'shared',
        text: 'Escala de dezembro',
      },
    }),
    names: {
      'body.companyId': company,
      'body.employeeId': employee,
      'headers.idempotency-key': nothing,
    },
  },
  'conversations.updatePoint': {
    input: ({ ids }) => ({ params: { id: ids.talkingPoint }, body: { text: 'Escala' } }),
    names: { 'params.id': talkingPoint },
  },
  'conversations.erasePoint': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': talkingPoint },
  },
  'conversations.restorePoint': {
    input: ({ ids }) => ({ params: { id: ids.talkingPoint } }),
    names: { 'params.id': talkingPoint },
  },
  'conversations.brief': ofEmployee,
  'conversations.summary': ofEmployee,
  'conversations.timeline': {
    ...ofEmployee,
    names: {
      ...ofEmployee.names,
      'query.olderThan': {
        status: 400,
        message: `${messages.invalidInput} O formato não é válido.`,
      },
    },
  },
  'candidateCards.list': {
    input: ({ ids }) => ({ params: { id: ids.script } }),
    names: { 'params.id': document, 'query.after': nothing },
  },
  'candidateCards.create': {
    input: ({ ids }) => ({ body: { documentId: ids.script, name: 'Ana Prado' } }),
    names: { 'body.documentId': document, 'headers.idempotency-key': nothing },
  },
  'candidateCards.update': {
    input: ({ ids }) => ({ params: { id: ids.candidateCard }, body: { name: 'Ana Prado' } }),
    names: { 'params.id': candidateCard },
  },
  'candidateCards.erase': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': candidateCard },
  },
  'candidateCards.restore': {
    input: ({ ids }) => ({ params: { id: ids.candidateCard } }),
    names: { 'params.id': candidateCard },
  },
  'peopleImports.list': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: { 'query.companyId': company, 'query.olderThan': peopleImport },
  },
  'peopleImports.read': {
    input: ({ ids, marker }) => ({
      body: { companyId: ids.company },
      files: [
        {
          field: 'file',
          fileName: 'pessoas.csv',
          bytes: new TextEncoder().encode(`Nome;Função\nAna ${marker};Caixa`),
        },
      ],
    }),
    names: { 'body.companyId': company, 'headers.idempotency-key': nothing },
  },
  'peopleImports.get': {
    input: ({ ids }) => ({ params: { id: ids.peopleImport } }),
    names: { 'params.id': peopleImport },
  },
  'peopleImports.check': oneList,
  'peopleImports.commit': oneList,
  'peopleImports.undo': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': peopleImport },
  },
  'peopleImports.rejected': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': peopleImport },
  },
  'shares.draft': {
    input: ({ ids }) => ({ body: { documentId: ids.document, employeeId: ids.employee } }),
    names: shareOf,
  },
  'shares.list': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document, 'query.before': nothing },
  },
  'shares.snapshot': oneShare,
  'shares.create': {
    input: ({ ids }) => ({ body: { documentId: ids.document, employeeId: ids.employee } }),
    names: { ...shareOf, 'headers.idempotency-key': nothing },
    varying: ['share', 'url'],
  },
  'shares.renew': { ...oneShare, varying: ['share', 'url'] },
  'shares.revoke': oneShare,
  'shares.restore': oneShare,
  'shares.accept': {
    input: ({ ids, shared }) => ({ params: { id: ids.share }, body: { key: shared.step } }),
    names: {
      'params.id': share,
      'body.key': { status: 409, message: messages.shareStepGone },
    },
  },
  'rounds.list': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: { 'query.companyId': company, 'query.before': nothing },
  },
  'rounds.get': oneRound,
  'rounds.create': {
    input: ({ ids }) => ({
      body: {
        companyId: ids.company,
        employeeIds: [ids.employee],
        questions: ['O que está indo bem?'],
        closesOn: calendarDay(new Date()),
      },
    }),
    names: {
      'body.companyId': company,
      'body.employeeIds.0': employee,
      'headers.idempotency-key': nothing,
    },
    varying: ['round', 'links'],
  },
  'rounds.close': oneRound,
  'rounds.reopen': oneRound,
  'rounds.renew': { ...oneRoundPerson, varying: ['person', 'url'] },
  'rounds.remind': { ...oneRoundPerson, varying: ['person', 'url'] },
  'linkPages.page': shareLink,
  'linkPages.act': shareLink,

  'mirror.people': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: {
      'query.companyId': company,
      'query.teamId': team,
      'query.after': {
        status: 400,
        message: `${messages.invalidInput} O formato não é válido.`,
      },
    },
  },
  'mirror.month': {
    input: ({ ids }) => ({ query: { companyId: ids.company, month: '2026-11' } }),
    names: { 'query.companyId': company, 'query.teamId': team },
  },
  'commitments.list': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: { 'query.companyId': company, 'query.employeeId': nothing, 'query.teamId': nothing },
  },
  'commitments.counts': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: { 'query.companyId': company, 'query.employeeId': nothing, 'query.teamId': nothing },
  },
  'commitments.create': {
    input: ({ ids }) => ({ body: { text: 'Rever a escala', companyId: ids.company } }),
    names: {
      'body.companyId': company,
      'body.employeeId': employee,
      'body.teamId': team,
      'body.diaryEntryId': diaryEntry,
      'body.conversationId': conversation,
      // A point of no conversation that is named.
      'body.talkingPointId': nothing,
      'body.documentId': document,
    },
  },
  'commitments.readLine': {
    input: ({ ids }) => ({
      body: { companyId: ids.company, line: 'Combinei com Renata rever a escala' },
    }),
    names: { 'body.companyId': company },
  },
  'commitments.get': oneCommitment,
  'commitments.update': {
    input: ({ ids }) => ({ params: { id: ids.commitment }, body: { text: 'Outro combinado' } }),
    names: { 'params.id': commitment, 'body.employeeId': employee, 'body.teamId': team },
  },
  'commitments.done': {
    input: ({ ids }) => ({ params: { id: ids.commitment }, body: {} }),
    names: { 'params.id': commitment },
  },
  // Of one that is done, nothing is dropped.
  'commitments.drop': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': commitment },
  },
  'commitments.reopen': oneCommitment,
  'commitments.erase': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': commitment },
  },
  'commitments.restore': oneCommitment,
  'promises.list': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'promises.follow': {
    input: ({ ids }) => ({
      params: { id: ids.document },
      body: { promises: [{ key: 'nenhum' }] },
    }),
    names: {
      'params.id': document,
      'body.promises.0.key': { status: 409, message: messages.promiseGone },
      // The key comes first: what a promise that is not there would name is not looked at.
      'body.promises.0.employeeId': { status: 409, message: messages.promiseGone },
    },
  },
  'commitmentSettings.get': noInput,
  'commitmentSettings.update': { input: () => ({ body: { digest: true } }), names: {} },
  'commitmentSettings.renewFeed': { ...noInput, varying: ['url', 'settings'] },
  'commitmentSettings.closeFeed': noInput,
  'commitmentSettings.feed': {
    input: () => ({ params: { token: 'nenhum' } }),
    names: { 'params.token': { message: messages.feedClosed } },
  },
  'commitmentSettings.digestPage': digestLink,
  'commitmentSettings.leaveDigest': digestLink,

  'meetingClosings.get': {
    input: ({ ids }) => ({ params: { id: ids.meeting } }),
    names: { 'params.id': document },
  },
  'meetingClosings.update': {
    input: ({ ids }) => ({ params: { id: ids.meeting }, body: { outcome: 'Rendeu' } }),
    names: { 'params.id': document },
  },

  'developmentPlans.ofPerson': ofEmployee,
  'developmentPlans.earlier': {
    ...ofEmployee,
    names: {
      ...ofEmployee.names,
      'query.olderThan': {
        status: 400,
        message: `${messages.invalidInput} O formato não é válido.`,
      },
    },
  },
  'developmentPlans.ofDocument': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'developmentPlans.enter': {
    input: ({ ids }) => ({ body: { documentId: ids.document } }),
    names: { 'body.documentId': document },
  },
  // What has check-ins goes on.
  'developmentPlans.takeBack': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': plan },
  },
  'developmentPlans.keep': {
    input: ({ ids }) => ({ params: { id: ids.plan }, body: { documentId: ids.document } }),
    names: { 'params.id': plan, 'body.documentId': document },
  },
  'developmentPlans.proposeClosing': onePlan,
  'developmentPlans.close': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry }, body: { summary: 'Fim' } }),
    names: { 'params.id': plan },
  },
  'developmentPlans.reopen': onePlan,
  // One that goes on has no summary yet.
  'developmentPlans.update': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry }, body: { summary: 'Fim' } }),
    names: { 'params.id': plan },
  },
  'developmentPlans.checkIn': {
    input: ({ ids }) => ({
      params: { id: ids.plan },
      body: { competency: 'Delegação', level: 2, evidence: 'Conduziu a reunião' },
    }),
    names: { 'params.id': plan, 'headers.idempotency-key': nothing },
  },
  'developmentPlans.eraseCheckIn': {
    input: ({ ids }) => ({ params: { id: ids.diaryEntry } }),
    names: { 'params.id': levelCheckIn },
  },
  'developmentPlans.restoreCheckIn': {
    input: ({ ids }) => ({ params: { id: ids.levelCheckIn } }),
    names: { 'params.id': levelCheckIn },
  },

  'files.upload': {
    input: ({ marker }) => ({
      body: {},
      files: [
        { field: 'file', fileName: 'a.txt', bytes: new TextEncoder().encode(`texto ${marker}`) },
      ],
    }),
    names: {},
  },
  'files.download': {
    input: ({ ids }) => ({ params: { id: ids.processFile } }),
    names: { 'params.id': file },
  },

  'documents.generate': {
    input: ({ ids, marker }) => ({
      body: generationOf({
        companyId: ids.company,
        employeeId: ids.employee,
        teamId: ids.team,
        marker,
      }),
    }),
    names: {
      'body.companyId': company,
      'body.teamId': team,
      'body.employeeId': employee,
      'body.prompt.companyId': nothing,
      'body.prompt.teamId': nothing,
      'body.prompt.employeeId': nothing,
      'headers.idempotency-key': nothing,
    },
    varying: ['result', 'sources'],
  },
  'documents.oneClickInterview': oneClick,
  'documents.oneClickPdi': oneClick,
  'documents.oneClickFeedback': oneClick,
  'documents.review': {
    input: () => ({ body: { type: 'pdi', prompt: 'Fazer um plano' } }),
    names: {},
  },
  'documents.cancel': {
    input: ({ ids }) => ({ params: { key: ids.diaryEntry } }),
    names: { 'params.key': generation },
  },
  'documents.history': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: {
      'query.companyId': company,
      'query.employeeId': nothing,
      'query.teamId': nothing,
      'query.olderThan': nothing,
      'query.newerThan': nothing,
    },
  },
  'documents.find': {
    input: ({ ids }) => ({ query: { companyId: ids.company, q: 'marina' } }),
    names: {
      'query.companyId': company,
      'query.employeeId': nothing,
      'query.teamId': nothing,
    },
  },
  'documents.historyItem': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'documents.edit': {
    input: ({ ids }) => ({
      params: { id: ids.document },
      body: { content: { title: 'Outro título' } },
    }),
    names: { 'params.id': document },
  },
  'documents.erase': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'documents.restore': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'documents.versions': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'documents.version': {
    input: ({ ids }) => ({ params: { id: ids.document, number: '1' } }),
    names: { 'params.id': document, 'params.number': { message: messages.versionNotFound } },
  },
  'documents.goBack': {
    input: ({ ids }) => ({ params: { id: ids.document, number: '1' }, body: { version: 1 } }),
    names: { 'params.id': document, 'params.number': { message: messages.versionNotFound } },
  },
  'documents.adjustments': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'documents.adjust': {
    input: ({ ids }) => ({
      params: { id: ids.document },
      body: { instruction: 'tire o segundo objetivo', version: 1 },
    }),
    names: { 'params.id': document },
  },
  'documents.takeChanges': {
    input: ({ ids }) => ({
      params: { id: ids.document, proposal: ids.proposal },
      body: { version: 1, units: [0] },
    }),
    names: {
      'params.id': document,
      'params.proposal': { message: messages.proposalNotFound },
    },
  },
  'documents.exportDocument': {
    input: ({ ids }) => ({ params: { id: ids.document }, query: { format: 'ics' } }),
    names: { 'params.id': document },
  },

  'notifications.list': {
    input: ({ ids }) => ({ query: { companyId: ids.company } }),
    names: { 'query.companyId': company },
  },
  'notifications.read': {
    input: ({ ids }) => ({ params: { id: ids.notification } }),
    names: { 'params.id': notification },
  },
  'notifications.readAll': {
    input: ({ ids }) => ({ body: { companyId: ids.company } }),
    names: { 'body.companyId': company },
  },

  'suggestions.list': ofCompany,
  'today.get': ofCompany,
  'search.search': { input: () => ({ query: { q: 'marina' } }), names: {} },
  'support.contact': noInput,
  'privacy.exportAccount': noInput,
  'privacy.deleteAccount': { input: () => ({ body: { password: wrongPassword } }), names: {} },
};
