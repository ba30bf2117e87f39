export { providersLayer } from "./providers/Providers.ts"
