export { afterCommit } from "./afterCommit.ts"
export { isContended, isDatabaseUnavailable, sqlStateOf } from "./unavailable.ts"
export { asOwner } from "./asOwner.ts"
export { changesIn } from "./changes.ts"
export { arrayText } from "./arrayText.ts"
export { containing, haveGrams } from "./containing.ts"
export { constraintOf } from "./constraintOf.ts"
export { beginDemo, forgetDemo, loadedDemo, recordDemo } from "./demoData.ts"
export {
  type Ask,
  withReadOnlyConnection,
  brokenInvariants,
  brokenReferences,
  clockSkew,
  type Invariant,
  serverVersion,
  unsecuredTables,
  wrongRoles
} from "./check/index.ts"
export { refuseUnsafeRole, UnsafeRole } from "./guard.ts"
export {
  migrate,
  type MigrationFolder,
  migrationFaults,
  MigrationRefused,
  pendingMigrations
} from "./migrate.ts"
export { type Bound, inOwnTurn, Turn, type TurnCaller, withoutTurn } from "./Turn.ts"
export { ping } from "./ping.ts"
export { pool, type PoolOptions } from "./pool.ts"
export { remembering } from "./remembering.ts"
export { type RoleName, withRightsOf } from "./roles.ts"
export { lastingBindings } from "./lastingBindings.ts"
export { jsonRows } from "./jsonRows.ts"
export { done, rowOf, rowsOf } from "./rows.ts"
export { sharing } from "./sharing.ts"
export { storageInvariants } from "./storage.ts"
export { bindWith, openTransaction, UnitOfWorkLive } from "./unitOfWork.ts"
