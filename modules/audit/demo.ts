export { forgetDemoLines } from "./postgres/forgetDemo.ts"
