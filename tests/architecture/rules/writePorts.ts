import { callsOf } from "../model/declarations.ts"
import { eachFile, type Fault, type Rule, type Tree } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const MODULES = "apps/system/modules.ts"

/** The modules in the order of their dependencies, in which their locks are taken. */
const orderOf = ({ files }: Tree): ReadonlyArray<string> =>
  [...(files.find(({ path }) => path === MODULES)?.text ?? "").matchAll(/^\s+(\w+)Module,?$/gm)].map(
    ([, name = ""]) => name
  )

interface WritePort {
  readonly name: string
  readonly module: string
  readonly position: number
}

const IMPORT = /import \{([^}]*)\} from "#([a-z]+)"/g

/** Write ports that a file imports from other modules. */
const importedBy = ({ text }: SourceFile, { has }: Tree): ReadonlyArray<WritePort> =>
  [...text.matchAll(IMPORT)].flatMap(({ 1: names = "", 2: module = "", index: position }) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => has(`modules/${module}/ports/${name}.ts`))
      .map((name) => ({ name, module, position }))
  )

/** Where a file opens or joins a transaction. */
const opensTransaction = ({ text }: SourceFile): number | undefined => {
  const position = text.search(/\b(transactional|openTransaction|UnitOfWork)\b/)
  return position < 0 ? undefined : position
}

const isAdapterOfPort = ({ place, path }: SourceFile, { has }: Tree): boolean =>
  place.area === "module" && place.layer === "postgres" && has(path.replace("/postgres/", "/ports/"))

/** A port and its adapter work in the caller's transaction. */
function* ownFaults(file: SourceFile, tree: Tree): Iterable<Fault> {
  const { place } = file
  if (place.area !== "module") return
  if (place.layer !== "ports" && !isAdapterOfPort(file, tree)) return
  const position = opensTransaction(file)
  if (position !== undefined) yield [position, "a write port joins its caller's transaction and opens none"]
}

/** The organization's row comes before all others. */
const isLock = (callee: string): boolean => callee.endsWith(".lock") && callee !== "organizations.lock"

const STEP = /import \{([^}]*)\} from "\.\/(\w+\.ts)"/g

/** Shared steps of the module that lock its rows, such as `lockedCustomer`. */
const lockingSteps = ({ path, text }: SourceFile, { files }: Tree): ReadonlySet<string> => {
  const folder = path.slice(0, path.lastIndexOf("/") + 1)
  return new Set(
    [...text.matchAll(STEP)].flatMap(([, names = "", name = ""]) => {
      const step = files.find((file) => file.path === folder + name)
      const locks = step !== undefined && callsOf(step).some(({ callee }) => isLock(callee))
      return locks ? names.split(",").map((imported) => imported.trim()) : []
    })
  )
}

/** Locks of other modules first, in the order of the modules, then the module's own. */
function* orderFaults(file: SourceFile, ports: ReadonlyArray<WritePort>, tree: Tree): Iterable<Fault> {
  const order = orderOf(tree)
  const steps = lockingSteps(file, tree)
  const rankOf = (name: string): number =>
    order.indexOf(ports.find((port) => port.name === name)?.module ?? "")
  let highest = -1
  for (const { callee, position } of callsOf(file).toSorted((one, other) => one.position - other.position)) {
    const [owner = "", method = ""] = callee.split(".").slice(-2)
    if (isLock(callee) || steps.has(callee)) highest = Number.MAX_SAFE_INTEGER
    const rank = method === "use" ? rankOf(owner) : -1
    if (rank >= 0 && rank < highest) yield [position, `${owner} is locked too late: see decision 37`]
    highest = Math.max(highest, rank)
  }
}

/** `yield* Port` would hide where its lock is taken. */
function* hiddenCalls({ text }: SourceFile, ports: ReadonlyArray<WritePort>): Iterable<Fault> {
  for (const { name } of ports) {
    const position = text.search(new RegExp(`yield\\* ${name}\\b(?!\\.use\\()`))
    if (position >= 0) yield [position, `write ${name}.use(…): the order of locks must be visible`]
  }
}

function* faults(file: SourceFile, tree: Tree): Iterable<Fault> {
  yield* ownFaults(file, tree)
  const ports = importedBy(file, tree)
  const [first] = ports
  if (first === undefined) return
  const { place } = file
  const isCommand = place.area === "module" && place.layer === "commands" && /\/[A-Z]\w*\.ts$/.test(file.path)
  // Its caller's transaction locks what this module needs of earlier ones, then what the module has itself.
  const isAdapter = isAdapterOfPort(file, tree)
  if (!isCommand && !isAdapter) yield [first.position, `only a command calls the write port ${first.name}`]
  else if (!isAdapter && opensTransaction(file) === undefined)
    yield [first.position, `a command that calls ${first.name} is transactional`]
  yield* hiddenCalls(file, ports)
  yield* orderFaults(file, ports, tree)
}

const fleet = { "modules/fleet/ports/Occupancy.ts": "export class Occupancy extends Context.Service {}" }

const book = (body: string, end = ", transactional") => `
  import { transactional } from "#kernel"
  import { Occupancy } from "#fleet"
  export const book = Effect.fn("rentals.book")(function* () { ${body} }${end})`

/** See decision 37. Across modules locks are taken only through these ports, and doors are acyclic. */
export const writePorts: Rule = {
  name: "A write port joins the transaction of the command that calls it, and locks are taken in one order",
  about: ({ isCode, place }) => isCode && place.area === "module",
  check: eachFile(faults),
  planted: {
    "a port that opens a transaction": {
      "modules/fleet/ports/Occupancy.ts": `export const occupy = transactional(Effect.void)`
    },
    "a port's adapter that opens a transaction": {
      ...fleet,
      "modules/fleet/postgres/Occupancy.ts": `export const occupy = openTransaction(sql, actor, work)`
    },
    "a caller without a transaction": {
      ...fleet,
      "modules/rentals/commands/Book.ts": `
        import { Occupancy } from "#fleet"
        export const book = Effect.fn("rentals.book")(function* () { yield* Occupancy.use((port) => port.take()) })`
    },
    "a query that calls a port": {
      ...fleet,
      "modules/rentals/queries/ListBookings.ts": `import { Occupancy } from "#fleet"`
    },
    "a shared step that calls a port": {
      ...fleet,
      "modules/rentals/commands/occupy.ts": `import { Occupancy } from "#fleet"`
    },
    "an adapter of a port that takes its own lock first": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  maintenanceModule\n]",
      "modules/maintenance/ports/Defects.ts": "export class Defects extends Context.Service {}",
      "modules/maintenance/postgres/Defects.ts": `
        import { Occupancy } from "#fleet"
        export const raise = Effect.fnUntraced(function* () {
          yield* Records.use((records) => records.lock(id)); yield* Occupancy.use((port) => port.take(id)) })`
    },
    "a command that takes its own lock first": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  rentalsModule\n]",
      "modules/rentals/commands/Book.ts": book(
        "yield* Bookings.use((bookings) => bookings.lock(id)); yield* Occupancy.use((port) => port.take(id))"
      )
    },
    "a command that locks its own row in a shared step first": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  rentalsModule\n]",
      "modules/rentals/commands/changeBooking.ts":
        "export const lockedBooking = (id) => Bookings.use((bookings) => bookings.lock(id))",
      "modules/rentals/commands/Extend.ts": `import { lockedBooking } from "./changeBooking.ts"\n${book("yield* lockedBooking(id); yield* Occupancy.use((port) => port.take(id))")}`
    },
    "a command that hides where it calls a port": {
      ...fleet,
      "modules/rentals/commands/Book.ts": book(
        "const occupancy = yield* Occupancy; yield* occupancy.take(id)"
      )
    },
    "a command that takes a later module's lock first": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  salesModule,\n  rentalsModule\n]",
      "modules/sales/ports/Offers.ts": "export class Offers extends Context.Service {}",
      "modules/rentals/commands/Book.ts": `import { Offers } from "#sales"\n${book("yield* Offers.use((port) => port.end(id)); yield* Occupancy.use((port) => port.take(id))")}`
    }
  },
  fine: {
    "a command that occupies a vehicle and books it": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  rentalsModule\n]",
      "modules/fleet/postgres/Occupancy.ts": `export const OccupancyLive = Layer.effect(Occupancy, sql)`,
      "modules/rentals/commands/Book.ts": book(
        "yield* Occupancy.use((port) => port.take(id)); yield* Bookings.use((bookings) => bookings.lock(id))"
      )
    },
    "an adapter of a port that calls an earlier module's port before its own lock": {
      ...fleet,
      "apps/system/modules.ts": "[\n  fleetModule,\n  maintenanceModule\n]",
      "modules/maintenance/ports/Defects.ts": "export class Defects extends Context.Service {}",
      "modules/maintenance/postgres/Defects.ts": `
        import { Occupancy } from "#fleet"
        export const raise = Effect.fnUntraced(function* () {
          yield* Occupancy.use((port) => port.take(id)); yield* Records.use((records) => records.lock(id)) })`
    },
    "a command that locks the organization first": {
      ...fleet,
      "apps/system/modules.ts": "[\n  tenancyModule,\n  fleetModule\n]",
      "modules/tenancy/commands/Close.ts": book(
        "yield* organizations.lock(id); yield* Occupancy.use((port) => port.releaseAll(id))"
      )
    }
  }
}
