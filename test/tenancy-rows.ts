import { fileUrl } from '#shared/files.ts';
import { messages } from '#shared/messages.ts';
import type { EndpointName } from './all-endpoints.ts';
import type { RequestInput } from './encoded-request.ts';
import { aRegistration } from './factories.ts';
import { generationOf, type FullCompany } from './full-company.ts';

/** What is answered to an id that is not the caller's: 404 where nothing else is said, or as to none. */
export type TenancyAnswer = 'nothing' | { status?: number; message: string };

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

const company = { message: messages.companyNotFound };
const team = { message: messages.teamNotFound };
const employee = { message: messages.employeeNotFound };
const document = { message: messages.documentNotFound };
const file = { message: messages.fileNotFound };
const notification = { message: messages.notificationNotFound };
const generation = { message: messages.generationNotFound };
const chooseBoth = { message: messages.chooseCompanyAndEmployee };
const conversation = { message: messages.conversationNotFound };
const talkingPoint = { message: messages.talkingPointNotFound };
const nothing = 'nothing';
const commitment = { message: messages.commitmentNotFound };
const diaryEntry = { message: messages.diaryEntryNotFound };
const invalidToken = { status: 400, message: messages.resetTokenInvalid };
const wrongPassword = 'uma-senha-que-não-é';

const noInput: TenancyRow = { input: () => ({}), names: {} };
const ofCompany: TenancyRow = {
  input: ({ ids }) => ({ query: { companyId: ids.company } }),
  names: { 'query.companyId': company },
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

const digestLink: TenancyRow = {
  input: () => ({ params: { token: 'nenhum' } }),
  names: { 'params.token': nothing },
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
    names: { 'body.companyId': company },
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
  'commitments.promises': {
    input: ({ ids }) => ({ params: { id: ids.document } }),
    names: { 'params.id': document },
  },
  'commitments.follow': {
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
  'commitments.settings': noInput,
  'commitments.updateSettings': { input: () => ({ body: { digest: true } }), names: {} },
  'commitments.renewFeed': { ...noInput, varying: ['url', 'settings'] },
  'commitments.closeFeed': noInput,
  'commitments.feed': {
    input: () => ({ params: { token: 'nenhum' } }),
    names: { 'params.token': { message: messages.feedClosed } },
  },
  'commitments.digestPage': digestLink,
  'commitments.leaveDigest': digestLink,

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
  'search.search': { input: () => ({ query: { q: 'marina' } }), names: {} },
  'support.contact': noInput,
  'privacy.exportAccount': noInput,
  'privacy.deleteAccount': { input: () => ({ body: { password: wrongPassword } }), names: {} },
};
