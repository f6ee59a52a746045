import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SHIPPED = ["@fluent/bundle", "@fontsource-variable/figtree", "svelte", "uqr"];
/** What nearly every screen needs comes in one piece: each piece costs a way to the server and back. */
const SMALL = /src\/(api|players|route\.svelte|session\.svelte|settings\.svelte|words\.svelte|parts\/(chime|Icon|Dialog|RuleLink|saving))(\.ts|\.svelte)$/;
const WORTH_PACKING = /\.(js|css|svg|html|webmanifest|txt)$/;

/** What is shipped besides our own work comes with its licence. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const texts = SHIPPED.map((name) => `${name}\n\n${licence(name)}`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join(`\n\n${"-".repeat(72)}\n\n`) });
    },
  };
}

function licence(name: string): string {
  const folder = `node_modules/${name}`;
  for (const file of ["LICENSE", "LICENSE.md", "LICENSE.txt"]) {
    try {
      return readFileSync(`${folder}/${file}`, "utf8");
    } catch {
      continue;
    }
  }
  return `Licence: ${(JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as { license: string }).license}`;
}

/** Everything lies there packed too, so that the server need not pack it anew for everybody. */
function packed(): Plugin {
  return {
    name: "packed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [name, made] of Object.entries(bundle)) {
          if (!name.startsWith("assets/") || !WORTH_PACKING.test(name)) continue;
          const bytes = Buffer.from(made.type === "chunk" ? made.code : made.source);
          const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
          this.emitFile({ type: "asset", fileName: `${name}.br`, source: brotli });
          this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences(), packed()],
  logLevel: "warn",
  build: {
    outDir: "../src/holotable/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "manifest.json",
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: "base", test: SMALL }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
