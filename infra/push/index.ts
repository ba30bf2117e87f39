export { resealKey } from "./resealKey.ts"
export { type PushMessage, type PushOptions, type PushOutcome, WebPush, webPushLayer } from "./WebPush.ts"
