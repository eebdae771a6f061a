await import(new URL("../build/server.js", import.meta.url).href);
