// What happens in the demo writes the audit log by itself; here is only its end.
export { forgetDemoLines } from "./postgres/forgetDemo.ts"
