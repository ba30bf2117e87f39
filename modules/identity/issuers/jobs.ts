import { whenIdentitiesChanged } from "./reactions/WhenIdentitiesChanged.ts"

export const issuersJobs = [whenIdentitiesChanged]
