export { counted } from "./counted.ts"
export { type Cli, defineCli } from "./defineCli.ts"
export type {
  Across,
  CliContext,
  Common,
  Described,
  Failing,
  Inside,
  Operation,
  Output,
  Runner,
  Shell,
  Standalone,
  TypedInput
} from "./definition.ts"
export { CommandFailed, exitCodes, Missing, UsageError } from "./failures.ts"
export { exportTo, save } from "./exportTo.ts"
export { importFile } from "./importFile.ts"
export {
  argument,
  flag,
  type InputOf,
  kebab,
  needed,
  option,
  type Part,
  type Parts,
  several
} from "./input.ts"
export { type Cell, limit, limitOf, pages, sortedPages, titled } from "./lists.ts"
export { inOrganization, operation, standalone } from "./operation.ts"
export { Email, NO_USER, operator } from "./operator.ts"
export { bar, progress, Progress, progressBar, type ProgressListener } from "./progress.ts"
export { time } from "./table.ts"
