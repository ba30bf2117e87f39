import { pluralOf } from "../catalogue.ts"
import type { Translation } from "../catalogue.ts"
import type { telematics as english } from "../en/telematics.ts"

const plural = pluralOf("es")

export const telematics: Translation<typeof english> = {
  connection: {
    label: "Su conexión con DIMO",
    states: {
      connected: "Conectada",
      expired: "Caducada",
      none: "Sin conectar",
      elsewhere: "Conectada en otro lugar",
      unavailable: "No disponible"
    },
    sentences: {
      connected: (organization) =>
        `Lo que usted comparte en DIMO cuelga en el tablero de ${organization}, para todos los que trabajan allí.`,
      soon: "Su conexión termina pronto. Vuelva a conectar y no faltará nada entretanto.",
      expired:
        "Sus vehículos salieron del tablero cuando terminó la conexión. Vuelva a conectar para colgarlos de nuevo.",
      none: "Conecte su cuenta de DIMO y elija allí qué vehículos puede ver esta organización.",
      elsewhere: (there, here) =>
        `Su cuenta sirve a ${there}. Si la conecta aquí, sus vehículos pasan de ese tablero al de ${here}.`,
      unavailable: "Esta instalación no está preparada para conectarse con DIMO.",
      forbidden: "Su función no conecta cuentas."
    },
    operator: (setting) =>
      `Quien la administra la registra en DIMO, establece ${setting} y la reinicia. El cómo está en docs/providers.md.`,
    facts: {
      wallet: "Cartera",
      serves: "Sirve a",
      expires: "Caduca",
      expired: "Caducó",
      since: "Conectada"
    },
    copy: "Copiar la dirección de la cartera",
    copied: "Dirección de la cartera copiada",
    notCopied: "No se ha podido copiar la dirección de la cartera."
  },
  reconnect: "Volver a conectar",
  connectHere: "Conectar aquí",
  chooseVehicles: "Elegir vehículos en DIMO",
  departure: {
    title: "De camino a DIMO",
    sentence: "Allí elige qué vehículos compartir. Después vuelve aquí automáticamente.",
    noUrl: "No se ha podido obtener la dirección de autorización"
  },
  disconnecting: {
    title: "¿Desconectar DIMO?",
    sentence: (organization) =>
      `Sus vehículos y sus dispositivos salen del tablero de ${organization}. En DIMO no cambia nada: allí puede dejar de compartirlos.`,
    expired: "Se elimina el registro de su conexión. En DIMO no cambia nada.",
    confirm: "Desconectar",
    done: "Cuenta de DIMO desconectada",
    failed: "No se ha podido desconectar la cuenta de DIMO"
  },
  vehicles: {
    title: "Vehículos compartidos",
    search: "Buscar dispositivos...",
    count: (count) => plural(count, { one: "1 vehículo", other: `${count} vehículos` }),
    found: (found, all) => `${found} de ${all}`,
    read: (when) => `Leído ${when}`,
    refresh: "Actualizar",
    fields: {
      vehicle: "Vehículo",
      device: "Dispositivo",
      serial: "N.º de serie",
      imei: "IMEI",
      sharedBy: "Compartido por",
      until: "Hasta"
    },
    unnamed: "Vehículo sin nombre",
    kinds: { aftermarket: "Dispositivo enchufable", synthetic: "Conexión por software" },
    noDevice: "Sin dispositivo",
    none: "–",
    noEnd: "Sin fin",
    outOfDate: {
      title: "Puede no estar al día",
      provider: (when) => `No se ha podido volver a leer DIMO. Lo que ve se leyó ${when}.`,
      server: (when) => `No se ha podido volver a cargar. Lo que ve se leyó ${when}.`
    },
    notRead: {
      title: "Aún sin leer",
      sentence: "DIMO no ha respondido. Se le vuelve a preguntar cada 15 minutos, o cuando actualice."
    },
    empty: {
      title: "Aún no hay dispositivos",
      connect:
        "Aquí cuelgan los vehículos que los miembros comparten con sus cuentas de DIMO, cada uno con sus dispositivos. Conecte la suya para empezar.",
      wait: "Aquí cuelgan los vehículos que los miembros comparten con sus cuentas de DIMO, cada uno con sus dispositivos."
    },
    nothingShared: {
      title: "Conectada, y nada se comparte",
      sentence:
        "Su cuenta de DIMO no deja ver ningún vehículo a Motorpool. Elija algunos en DIMO y luego actualice."
    },
    expired: {
      title: "Su conexión ha caducado",
      sentence: "Sus vehículos vuelven a colgar aquí en cuanto vuelva a conectar."
    },
    notFound: {
      title: "No se han encontrado dispositivos",
      sentence: (search) =>
        `Nada en vehículo, dispositivo, número de serie, IMEI o quien lo comparte coincide con «${search}».`
    },
    forbidden: { title: "Su función no ve los dispositivos" }
  },
  callback: {
    title: "Conexión de datos del vehículo",
    connecting: "Conectando su cuenta de DIMO...",
    success: "Conexión realizada",
    done: "Cuenta de DIMO conectada correctamente",
    failure: "La conexión ha fallado",
    notConnected: "No se ha podido conectar la cuenta de DIMO",
    unexpected: "Se ha producido un error inesperado",
    notAuthenticated: "No ha iniciado sesión",
    signedOut: "Ha cerrado sesión en DIMO. No se ha conectado nada.",
    back: "Volver al panel"
  }
}
