export const messages = {
  sentences: {
    "provider.connected": "[actor] connected a [subject] account",
    "provider.disconnected": "[actor] disconnected a [subject] account",
    "provider.expired": "[actor] ended the connection of a [subject] account"
  }
}
