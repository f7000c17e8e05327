import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { fileEndpoints } from '#shared/files.ts';
import { mirrorEndpoints } from '#shared/mirror.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { privacyEndpoints } from '#shared/privacy.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { searchEndpoints } from '#shared/search.ts';
import { linkPageEndpoints } from '#shared/links.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { supportEndpoints } from '#shared/support.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { todayEndpoints } from '#shared/today.ts';

const endpointsOf = {
  accounts: accountEndpoints,
  companies: companyEndpoints,
  teams: teamEndpoints,
  employees: employeeEndpoints,
  peopleImports: peopleImportEndpoints,
  diary: diaryEndpoints,
  conversations: conversationEndpoints,
  commitments: commitmentEndpoints,
  commitmentSettings: commitmentSettingsEndpoints,
  promises: promiseEndpoints,
  developmentPlans: developmentPlanEndpoints,
  meetingClosings: meetingClosingEndpoints,
  candidateCards: candidateCardEndpoints,
  shares: shareEndpoints,
  rounds: roundEndpoints,
  linkPages: linkPageEndpoints,
  mirror: mirrorEndpoints,
  files: fileEndpoints,
  documents: documentEndpoints,
  notifications: notificationEndpoints,
  suggestions: suggestionEndpoints,
  today: todayEndpoints,
  search: searchEndpoints,
  support: supportEndpoints,
  privacy: privacyEndpoints,
} as const;
type Groups = typeof endpointsOf;

/** `teams.create`: a table with a row for each of these does not compile when a call is added. */
export type EndpointName = {
  [Group in keyof Groups]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups];

/** Every declared call of the API. A test holds the list against the routes that the server has. */
export const endpointsByName = Object.fromEntries(
  Object.entries(endpointsOf).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint]),
  ),
) as Readonly<Record<EndpointName, Endpoint>>;

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByName);

/** The names, for tables of tests. */
export const endpointNames = Object.keys(endpointsByName) as EndpointName[];
