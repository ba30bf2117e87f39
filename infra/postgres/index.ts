export { refuseUnsafeRole, UnsafeRole } from "./guard.ts"
export { migrate, type MigrationFolder, MigrationRefused, pendingMigrations } from "./migrate.ts"
export { pool, type PoolOptions } from "./pool.ts"
export { type Bound, openTransaction, UnitOfWorkLive } from "./unitOfWork.ts"
