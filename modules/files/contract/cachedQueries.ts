import { cachedPerOrganization } from "#kernel"

export const FILES = cachedPerOrganization("files")
