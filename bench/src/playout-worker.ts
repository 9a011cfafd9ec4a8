import { parentPort, workerData } from 'node:worker_threads';
import { catalog } from '@galloper/catalog';
import { invariant } from '@galloper/kernel';
import { playouts } from './playout.ts';

/** One core of a measurement: plays its battles whenever it is told to, and answers with the actions. */

const { system: name, id } = workerData as { readonly system: string; readonly id: string };
const system = catalog[name];
invariant(system, `a system ${name}`);
const battle = { system, id, scenario: system.scenarios[id] };
parentPort?.on('message', () => parentPort?.postMessage(playouts(battle)));
