import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { fileEndpoints } from '#shared/files.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { privacyEndpoints } from '#shared/privacy.ts';
import { searchEndpoints } from '#shared/search.ts';
import { suggestionEndpoints } from '#shared/suggestions.ts';
import { teamEndpoints } from '#shared/teams.ts';

/** Every declared call of the API. A test holds the list against the routes that the server has. */
export const allEndpoints: readonly Endpoint[] = [
  accountEndpoints,
  companyEndpoints,
  teamEndpoints,
  employeeEndpoints,
  diaryEndpoints,
  fileEndpoints,
  documentEndpoints,
  notificationEndpoints,
  suggestionEndpoints,
  searchEndpoints,
  privacyEndpoints,
].flatMap((endpoints) => Object.values<Endpoint>(endpoints));
