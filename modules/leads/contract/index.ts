export * from "./demoRequests.ts"
export * from "./errors.ts"
export * from "./events.ts"
export * from "./views.ts"
