export { Audience, Feed, feedLayer } from "./Feed.ts"
export { type LiveOptions, mountLive } from "./mountLive.ts"
