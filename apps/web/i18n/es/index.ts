import { common } from "./common.ts"
import { problems } from "./problems.ts"
import { shell } from "./shell.ts"
import { tenancy } from "./tenancy.ts"

/** Every catalogue in Spanish, one chunk, loaded when somebody reads Spanish. */
export const es = { common, problems, shell, tenancy }

export type Spanish = typeof es
