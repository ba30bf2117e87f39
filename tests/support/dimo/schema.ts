import type { Selection } from "./graphql.ts"

interface Field {
  /** A type of this table; without one, a plain value. */
  readonly type?: string
  readonly args?: ReadonlyArray<string>
}

const plain = (...names: ReadonlyArray<string>): Record<string, Field> =>
  Object.fromEntries(names.map((name) => [name, {}]))

/** The part of the Identity API's published schema that vehicles need. */
const TYPES: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  Query: { vehicles: { type: "VehicleConnection", args: ["first", "after", "last", "before", "filterBy"] } },
  VehicleConnection: { ...plain("totalCount"), nodes: { type: "Vehicle" }, pageInfo: { type: "PageInfo" } },
  PageInfo: plain("hasNextPage", "hasPreviousPage", "startCursor", "endCursor"),
  Vehicle: {
    ...plain("id", "tokenId", "tokenDID", "owner", "mintedAt", "name", "imageURI", "dataURI"),
    definition: { type: "Definition" },
    aftermarketDevice: { type: "AftermarketDevice" },
    syntheticDevice: { type: "SyntheticDevice" },
    sacd: { type: "Sacd", args: ["grantee"] }
  },
  Definition: plain("id", "make", "model", "year"),
  AftermarketDevice: {
    ...plain("id", "tokenId", "address", "owner", "serial", "imei", "devEUI", "hardwareRevision", "name"),
    manufacturer: { type: "Manufacturer" }
  },
  Manufacturer: plain("id", "tokenId", "name", "owner", "mintedAt"),
  SyntheticDevice: plain("id", "tokenId", "tokenDID", "name", "integrationId", "address", "mintedAt"),
  Sacd: plain("grantee", "permissions", "source", "createdAt", "expiresAt")
}

const errorsOf = (type: string, { name, args, fields }: Selection): ReadonlyArray<string> => {
  const field = TYPES[type]?.[name]
  if (field === undefined) return [`Cannot query field "${name}" on type "${type}".`]
  const unknown = Object.keys(args).filter((argument) => !field.args?.includes(argument))
  if (unknown.length > 0) return unknown.map((one) => `Unknown argument "${one}" on field "${type}.${name}".`)
  if (field.type === undefined)
    return fields.length === 0 ? [] : [`Field "${name}" must not have a selection since it has no subfields.`]
  if (fields.length === 0)
    return [`Field "${name}" of type "${field.type}" must have a selection of subfields.`]
  return errorsIn(field.type, fields)
}

/** The server's messages for fields and arguments that the published schema does not have. */
export const errorsIn = (type: string, fields: ReadonlyArray<Selection>): ReadonlyArray<string> =>
  fields.flatMap((field) => errorsOf(type, field))
