export { reencryptKey } from "./reencryptKey.ts"
export { type PushMessage, type PushOptions, type PushOutcome, WebPush, webPushLayer } from "./WebPush.ts"
