import type { Cli, Operation } from "#infra/cli"
import { modules } from "../system/modules.ts"
import type { OperatorNeeds } from "./operator.ts"

type LoadCli = () => Promise<{ readonly cli: Cli<Operation<OperatorNeeds>> }>

const loading = modules.flatMap(({ cli }): ReadonlyArray<LoadCli> => (cli === null ? [] : [cli]))

/** What each module brings to the shell. */
export const clis = (await Promise.all(loading.map((load) => load()))).map(({ cli }) => cli)
