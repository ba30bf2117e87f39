export * from "./connections.ts"
export * from "./errors.ts"
export * from "./events.ts"
export * from "./views.ts"
