export { forgetDemoEntries } from "./postgres/forgetDemo.ts"
