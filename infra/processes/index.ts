export { type Ask, childProcess } from "./childProcess.ts"
