export { messages as common } from "./common.en.ts"
export { messages as forms } from "./forms.en.ts"
export { messages as problems } from "./problems.en.ts"
