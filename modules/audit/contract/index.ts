export * from "./entries.ts"
export * from "./permissions.ts"
