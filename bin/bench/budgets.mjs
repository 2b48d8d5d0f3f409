/** Budgets of bytes, requests, instructions and examined rows. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

/** Contents of budgets.json. */
export const budgets = JSON.parse(
	fs.readFileSync( path.join( root, 'bin/bench/budgets.json' ), 'utf8' )
);
