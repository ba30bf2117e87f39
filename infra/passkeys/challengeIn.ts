import { Option, Schema } from "effect"

const clientData = Schema.fromJsonString(Schema.Struct({ challenge: Schema.String }))
const decode = Schema.decodeUnknownOption(clientData)

/** The challenge that a browser says it answers, as we issued it. Not verified. */
export const challengeIn = (clientDataJson: string): Option.Option<string> =>
  Option.map(decode(Buffer.from(clientDataJson, "base64url").toString()), ({ challenge }) => challenge)
