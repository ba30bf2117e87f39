/** How many files of the postgres project run concurrently, each worker on a cluster of its own. */
export const POSTGRES_WORKERS = 2
