import { event, OrganizationId } from "#kernel"
import { IMPORTS } from "./cachedQueries.ts"
import { ImportId } from "./ids.ts"

/** An import reached another state, or is further along. */
export class ImportChanged extends event(
  "ImportChanged",
  { organizationId: OrganizationId, importId: ImportId },
  { invalidates: [IMPORTS] }
) {}

/** All parts of a file have arrived. */
export class ImportUploaded extends event(
  "ImportUploaded",
  { organizationId: OrganizationId, importId: ImportId },
  { invalidates: [IMPORTS] }
) {}
