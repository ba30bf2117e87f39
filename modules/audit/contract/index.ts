export * from "./cachedQueries.ts"
export * from "./entries.ts"
export * from "./exports.ts"
export * from "./permissions.ts"
