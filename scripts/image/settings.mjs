// @ts-check
import { generateKeyPairSync, randomBytes } from "node:crypto";

/**
 * What production requires, of a site that isn't there: the provider and the mail server are never asked.
 *
 * @param {number} port at which it is looked at
 * @returns {Record<string, string>}
 */
export function imageSettings(port) {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const account = {
    type: "service_account",
    project_id: "guildhall",
    private_key: privateKey,
    client_email: "server@guildhall.iam.gserviceaccount.com",
  };
  return {
    APP_MODE: "production",
    ORIGIN: "https://guildhall.example",
    ALLOWED_HOSTS: `localhost:${port}`,
    CONTACT_EMAIL: "hello@guildhall.example",
    OPERATOR_NAME: "Guildhall Ltd",
    OPERATOR_ADDRESS: "1 Guildhall Yard, London",
    GOVERNING_LAW: "England and Wales",
    TERMS_VERSION: "1 March 2027",
    COOKIE_SECRETS: randomBytes(32).toString("base64url"),
    MAIL_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "Guildhall <hello@guildhall.example>",
    FIREBASE_PROJECT_ID: "guildhall",
    FIREBASE_API_KEY: "none",
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
  };
}
