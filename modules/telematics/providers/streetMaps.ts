import { Effect, Layer, Option } from "effect"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { StreetMaps } from "../maps/domain/StreetMaps.ts"

interface MapsConfiguration {
  readonly dataDir: string
  readonly mapStyleUrl: Option.Option<string>
}

const ARCHIVE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.pmtiles$/

/** The first by name. Read at every request, so that a file can be added without a restart. */
const firstArchive = (folder: string): Effect.Effect<string | null> =>
  Effect.promise(async () => {
    const names = await readdir(folder).catch(() => [])
    const [first] = names.filter((name) => ARCHIVE.test(name)).toSorted()
    return first === undefined ? null : `/maps/${first}`
  })

/** The map that the operator has configured, if any. */
export const streetMapsLayer = ({ dataDir, mapStyleUrl }: MapsConfiguration): Layer.Layer<StreetMaps> =>
  Layer.succeed(StreetMaps, {
    settings: Effect.map(firstArchive(join(dataDir, "maps")), (archive) => ({
      style_url: Option.getOrNull(mapStyleUrl),
      archive
    }))
  })
