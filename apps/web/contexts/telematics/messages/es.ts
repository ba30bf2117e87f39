import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
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
        `Los vehículos que comparte a través de DIMO son visibles para todos en ${organization}.`,
      soon: "Su conexión caduca pronto. Vuelva a conectar para no perder datos.",
      expired: "La conexión ha caducado y los vehículos están ocultos. Vuelva a conectar para mostrarlos.",
      none: "Conecte su cuenta de DIMO y elija qué vehículos puede ver esta organización.",
      elsewhere: (there, here) =>
        `Su cuenta está conectada a ${there}. Si la conecta aquí, sus vehículos pasan a ${here}.`,
      unavailable: "DIMO no está disponible en esta instalación.",
      forbidden: "Su rol no permite conectar cuentas."
    },
    operator: "Pida a su administrador que configure DIMO.",
    setUp: (setting) => `Para configurarlo, defina ${setting} en el servidor.`,
    facts: {
      wallet: "Cartera",
      serves: "Organización",
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
  redirect: {
    title: "Abriendo DIMO…",
    sentence: "Elija allí qué vehículos compartir. Volverá aquí automáticamente.",
    noUrl: "No se ha podido obtener la dirección de autorización"
  },
  disconnecting: {
    title: "¿Desconectar DIMO?",
    sentence: (organization) =>
      `Sus vehículos dejan de enviar datos a ${organization}, donde sus dispositivos siguen en la lista con lo que enviaron hasta que se archiven. En DIMO no cambia nada: allí puede dejar de compartirlos.`,
    expired: "Se elimina el registro de su conexión. En DIMO no cambia nada.",
    confirm: "Desconectar",
    done: "Cuenta de DIMO desconectada",
    failed: "No se ha podido desconectar la cuenta de DIMO"
  },
  vehicles: {
    title: "Vehículos compartidos",
    search: "Buscar dispositivos...",
    count: (count) => plural(count, { one: "1 vehículo", other: `${count} vehículos` }),
    resultCount: (matching, all) => `${matching} de ${all}`,
    read: (when) => `Actualizado ${when}`,
    refresh: "Actualizar",
    externalId: (id) => `DIMO ${id}`,
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
    noEnd: "Sin fecha de fin",
    outOfDate: {
      title: "Puede que no esté actualizado",
      provider: (when) => `No se ha podido actualizar desde DIMO. Última actualización: ${when}.`,
      server: (when) => `No se ha podido actualizar. Última actualización: ${when}.`
    },
    notRead: {
      title: "Aún sin cargar",
      sentence: "DIMO no ha respondido. Motorpool lo intenta de nuevo cada 15 minutos, o cuando actualice."
    },
    empty: {
      title: "Aún no hay dispositivos",
      connect:
        "Aquí aparecen los vehículos que los miembros comparten a través de DIMO, con sus dispositivos. Conecte su cuenta para empezar.",
      wait: "Aquí aparecen los vehículos que los miembros comparten a través de DIMO, con sus dispositivos."
    },
    nothingShared: {
      title: "Conectada, pero sin vehículos compartidos",
      sentence:
        "Su cuenta de DIMO no comparte ningún vehículo con Motorpool. Elija algunos en DIMO y luego actualice."
    },
    expired: {
      title: "Su conexión ha caducado",
      sentence: "Sus vehículos volverán a aparecer aquí cuando vuelva a conectar."
    },
    notFound: {
      title: "No se han encontrado dispositivos",
      sentence: (search) =>
        `Ningún vehículo, dispositivo, número de serie, IMEI o miembro coincide con «${search}».`
    },
    forbidden: { title: "No tiene acceso a los dispositivos" }
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
    back: "Volver al panel",
    devices: "Ir a Dispositivos"
  }
}
