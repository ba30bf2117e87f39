import type { Outbound } from "#infra/outbound"
import { Effect, Layer, Option, type Scope } from "effect"
import { join } from "node:path"
import type { VinSource } from "../../contract/vin/decoding.ts"
import { VIN_LENGTH } from "../../contract/vin/Vin.ts"
import { decodingOf } from "../domain/decodingOf.ts"
import { VinDecoder } from "../domain/VinDecoder.ts"
import { offlineCatalog } from "./offlineCatalog.ts"
import { vpicServer } from "./vpicServer.ts"

interface DecoderSettings {
  readonly dataDir: string
  /** Without a trailing slash. */
  readonly vpicUrl: Option.Option<string>
}

const sourceOf = ({ vpicUrl }: DecoderSettings): VinSource => (Option.isSome(vpicUrl) ? "vpic" : "offline")

/** The configured server, or the catalog that comes with Motorpool. */
const decoderOf = ({
  dataDir,
  vpicUrl
}: DecoderSettings): Effect.Effect<VinDecoder["Service"], never, Outbound | Scope.Scope> =>
  Option.isSome(vpicUrl) ? vpicServer(vpicUrl.value) : offlineCatalog(join(dataDir, "vins"))

export const vinDecoderLayer = (settings: DecoderSettings): Layer.Layer<VinDecoder, never, Outbound> =>
  Layer.effect(
    VinDecoder,
    Effect.map(decoderOf(settings), ({ decode }) => ({
      decode: (question) =>
        // Older than the rules by which VINs are decoded.
        question.vin.length < VIN_LENGTH
          ? Effect.succeed(decodingOf(question.vin, { source: sourceOf(settings), variables: {} }))
          : decode(question)
    }))
  )
