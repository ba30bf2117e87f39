/**
 * The columns of a module that hold one of few values, `table.column`, each with the values its schema takes:
 * `export const closedSets` in `tests/<module>/closedSets.ts`, which is read from there.
 */
export type ClosedSets = Readonly<Record<string, ReadonlyArray<string>>>
