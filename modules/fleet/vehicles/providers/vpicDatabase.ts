import { rm } from "node:fs/promises"
import { DatabaseSync, type SQLOutputValue, type StatementSync } from "node:sqlite"
import type { VinVariables } from "../domain/vinVariables.ts"
import { unpackCatalog } from "./unpackCatalog.ts"

/** A VIN to look for in the catalog. */
export interface VinInDatabase {
  /** Where the catalog is unpacked. */
  readonly folder: string
  readonly vin: string
  /** The model years to try; null: of any year. */
  readonly years: ReadonlyArray<number | null>
}

/** The variables that we use, by the id of their element, with the table that has the names of their values. */
const ELEMENTS: ReadonlyArray<readonly [id: number, name: string, table?: string]> = [
  [5, "BodyClass", "BodyStyle"],
  [9, "EngineCylinders"],
  [13, "DisplacementL"],
  [14, "Doors"],
  [15, "DriveType", "DriveType"],
  [18, "EngineModel"],
  [24, "FuelTypePrimary", "FuelType"],
  [25, "GVWR", "GrossVehicleWeightRating"],
  [28, "Model", "Model"],
  [31, "PlantCity"],
  [33, "Seats"],
  [34, "Series"],
  [37, "TransmissionStyle", "Transmission"],
  [38, "Trim"],
  [59, "BatteryKWh"],
  [64, "EngineConfiguration", "EngineConfiguration"],
  [66, "FuelTypeSecondary", "FuelType"],
  [75, "PlantCountry", "Country"],
  [126, "ElectrificationLevel", "ElectrificationLevel"],
  [190, "GVWR_to", "GrossVehicleWeightRating"]
]

/**
 * Of several patterns for an element, NHTSA's own order decides: those of the newest schema, then the latest change. In a
 * pattern, `*` is any character and `#` any digit.
 */
const PATTERNS = `
  select element, attribute from (
    select p.ElementId as element, p.AttributeId as attribute, row_number() over (
      partition by p.ElementId
      order by s.YearFrom desc, coalesce(p.UpdatedOn, p.CreatedOn) desc, length(replace(p.Keys, '*', '')), p.Keys, p.Id
    ) as place
    from Wmi w
    join Wmi_VinSchema s on s.WmiId = w.Id
    join Pattern p on p.VinSchemaId = s.VinSchemaId
    where w.Wmi = :wmi
      and (:year is null or :year between s.YearFrom and coalesce(s.YearTo, 9999))
      and p.ElementId in (${ELEMENTS.map(([id]) => id).join(", ")})
      and :keys glob replace(replace(p.Keys, '*', '?'), '#', '[0-9]') || '*'
  ) where place = 1`

/** The makes of a manufacturer are known for a VIN only if there is just one. */
const MANUFACTURER = `
  select m.Name as Manufacturer, t.Name as VehicleType, min(k.Name) as Make, count(*) as makes
  from Wmi w
  left join Manufacturer m on m.Id = w.ManufacturerId
  left join VehicleType t on t.Id = w.VehicleTypeId
  left join Wmi_Make wm on wm.WmiId = w.Id
  left join Make k on k.Id = wm.MakeId
  where w.Wmi = :wmi
  group by w.Id`

const MAKE_OF_MODEL = `
  select k.Name as name from Make_Model mm join Make k on k.Id = mm.MakeId where mm.ModelId = cast(? as integer)`

const text = (value: SQLOutputValue | undefined): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined

/** A small manufacturer has a 9 at position 3, and its identifier continues at position 12. */
const wmiOf = (vin: string): string =>
  vin.charAt(2) === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3)

interface Catalog {
  readonly file: string
  readonly patterns: StatementSync
  readonly manufacturer: StatementSync
  readonly makeOfModel: StatementSync
  readonly names: ReadonlyMap<number, StatementSync>
}

const openCatalog = (file: string): Catalog => {
  const database = new DatabaseSync(file, { readOnly: true })
  return {
    file,
    patterns: database.prepare(PATTERNS),
    manufacturer: database.prepare(MANUFACTURER),
    makeOfModel: database.prepare(MAKE_OF_MODEL),
    names: new Map(
      ELEMENTS.flatMap(([id, , table]) =>
        table === undefined
          ? []
          : [[id, database.prepare(`select Name as name from ${table} where Id = cast(? as integer)`)]]
      )
    )
  }
}

const decodeYear = (catalog: Catalog, vin: string, year: number | null): VinVariables => {
  const wmi = wmiOf(vin)
  const [owner] = catalog.manufacturer.all({ wmi })
  const rows = catalog.patterns.all({ wmi, year, keys: `${vin.slice(3, 8)}|${vin.slice(9)}` })
  const attributes = new Map(rows.map(({ element, attribute }) => [element, attribute ?? null]))
  const variables = ELEMENTS.map(([id, name]) => {
    const attribute = attributes.get(id)
    const names = catalog.names.get(id)
    return [name, text(names && attribute ? names.get(attribute)?.["name"] : attribute)]
  })
  const model = attributes.get(28)
  const make = model
    ? catalog.makeOfModel.get(model)?.["name"]
    : owner?.["makes"] === 1
      ? owner["Make"]
      : null
  return {
    ...Object.fromEntries(variables),
    Make: text(make),
    ModelYear: year === null ? undefined : String(year),
    Manufacturer: text(owner?.["Manufacturer"]),
    VehicleType: text(owner?.["VehicleType"])
  }
}

let opened: Catalog | undefined

/** What the catalog says about a VIN, for each of the years. */
export const decodeVin = async ({
  folder,
  vin,
  years
}: VinInDatabase): Promise<ReadonlyArray<VinVariables>> => {
  const file = opened?.file ?? (await unpackCatalog(folder))
  try {
    const catalog = opened ?? openCatalog(file)
    const decodings = years.map((year) => decodeYear(catalog, vin, year))
    opened = catalog
    return decodings
  } catch (cause) {
    // Damaged, so the next question unpacks it again.
    opened = undefined
    await rm(file, { force: true })
    throw cause
  }
}
