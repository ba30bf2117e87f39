/** Asks the person to prove who they are, on pages whose calls may require it. False if they would rather not. */
export const proof: { ask?: (() => Promise<boolean>) | undefined } = {}
