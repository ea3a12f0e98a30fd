/// <reference types="vitest/config" />
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `tools/npm run dev` serves the client alone and passes what the server answers on to it.
const server = process.env.WILDSWING_SERVER ?? 'http://127.0.0.1:8000';
const proxy = { '/api': server, '/ws': { target: server, ws: true } };

/** The licences of everything that goes into the client, as one file beside it. */
function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const packages = new Set<string>(['@fontsource/barlow', '@fontsource/barlow-condensed']);
      for (const id of this.getModuleIds()) {
        const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
        if (found) packages.add(found);
      }
      const texts = [...packages].sort().map((name) => {
        const folder = `node_modules/${name}`;
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
        if (!file) this.error(`${name} has no licence file`);
        return `${name}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/wildswing/server/web',
    emptyOutDir: true,
    target: 'es2022',
    // tests/web/test_budget.py reads from it what a first visit loads.
    manifest: 'manifest.json',
  },
  server: { proxy },
  preview: { proxy },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // One DOM for all tests of a thread takes a third of the time; each file still has its own globals.
    pool: 'vmThreads',
  },
});
