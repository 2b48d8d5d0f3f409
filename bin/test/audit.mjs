/** Known faults of the packages that are shipped to people: those in `dependencies`. */
import { runNpm } from '../lib/npm.mjs';
import { say } from '../lib/progress.mjs';

/** Milliseconds that registries get. */
const PATIENCE = 60_000;

const SERIOUS = [ 'high', 'critical' ];

/**
 * What an audit says.
 *
 * @param {string} json Output of `npm audit --json`.
 * @return {string[] | undefined} Serious faults, a line each; undefined when it says nothing, as
 *   the registry does not know this question, or is out of reach.
 */
export function readAudit( json ) {
	let report;
	try {
		report = JSON.parse( json );
	} catch {
		return undefined;
	}
	if ( ! report?.metadata?.vulnerabilities || ! report.vulnerabilities ) {
		return undefined;
	}
	return Object.entries( report.vulnerabilities )
		.filter( ( [ , { severity } ] ) => SERIOUS.includes( severity ) )
		.map( ( [ name, { severity, range, via = [] } ] ) => {
			const titles = via.map( ( cause ) => cause.title ?? cause );
			return `${ name } ${ range } (${ severity }): ${ titles.join(
				'; '
			) }`;
		} );
}

/** Asks the registry that npm is configured for, once, and not for ever. */
async function askNpm( folder ) {
	const { stdout } = await runNpm(
		[
			'audit',
			'--omit=dev',
			'--json',
			'--fetch-retries=0',
			`--fetch-timeout=${ PATIENCE / 2 }`,
		],
		{ cwd: folder, timeout: PATIENCE, killSignal: 'SIGKILL' }
	);
	return stdout;
}

/**
 * Fails on serious faults. Where nobody answers, that is said and nothing fails.
 *
 * @param {string}                              folder Root of the package.
 * @param {(folder: string) => Promise<string>} ask    Gives the report.
 * @return {Promise<import('./runners.mjs').Counts>} Counts.
 */
export async function checkAudit( folder, ask = askNpm ) {
	const faults = readAudit( await ask( folder ) );
	if ( ! faults ) {
		say( 'Not known: the registry answers no audit.' );
		return { passed: 0, failed: 0, skipped: 1 };
	}
	for ( const fault of faults ) {
		console.error( fault );
	}
	return {
		passed: faults.length ? 0 : 1,
		failed: faults.length,
		skipped: 0,
	};
}
