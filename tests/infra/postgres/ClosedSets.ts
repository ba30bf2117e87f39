/**
 * The columns of a module with a fixed set of values, `table.column`, each with the values its schema accepts:
 * `export const closedSets` in `tests/<module>/closedSets.ts`.
 */
export type ClosedSets = Readonly<Record<string, ReadonlyArray<string>>>
