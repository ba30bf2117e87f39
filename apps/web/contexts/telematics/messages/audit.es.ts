export const messages = {
  sentences: {
    "provider.connected": "[actor] conectó una cuenta de [subject]",
    "provider.disconnected": "[actor] desconectó una cuenta de [subject]",
    "provider.expired": "[actor] puso fin a la conexión de una cuenta de [subject]"
  }
}
