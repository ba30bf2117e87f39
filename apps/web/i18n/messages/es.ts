export { messages as common } from "./common.es.ts"
export { messages as forms } from "./forms.es.ts"
export { messages as problems } from "./problems.es.ts"
