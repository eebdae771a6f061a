import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const base64url = (data: Buffer) => data.toString("base64url");

/** CBOR of what a registration has: byte strings, texts, small integers and maps (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as never)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Asked {
  challenge: string;
  origin?: string;
  rpID?: string;
  /** Whether its member proved themselves to the device. */
  verified?: boolean;
  counter?: number;
}

/** A passkey in software, as a browser hands its answers over. */
export function createSoftwarePasskey(handle: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const point = (text: string) => Buffer.from(text, "base64url");

  const clientData = (type: string, { challenge, origin = "http://localhost:3000" }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function authData({ rpID = "localhost", verified = true, counter = 0 }: Asked, attested = Buffer.alloc(0)) {
    const flags = 1 | (verified ? 4 : 0) | (attested.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), count, attested]);
  }
  const common = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key",
    clientExtensionResults: {},
  } as const;

  return {
    register(asked: Asked) {
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData(asked, attested)],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", asked)),
          attestationObject: base64url(cbor(attestation)),
        },
      };
    },
    signIn(asked: Asked) {
      const client = clientData("webauthn.get", asked);
      const data = authData(asked);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: handle,
        },
      };
    },
  };
}
