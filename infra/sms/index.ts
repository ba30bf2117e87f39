export { SmsGateway, smsGatewayLayer, type SmsOptions } from "./SmsGateway.ts"
export { sendText } from "./sendText.ts"
export { textsLayer } from "./texts.ts"
