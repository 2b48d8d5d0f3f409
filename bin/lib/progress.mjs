/** Progress on the terminal: every step that may take longer is named when it begins. */

let quiet = false;

/** Keeps steps from being printed (tests use the library too). */
export function silence() {
	quiet = true;
}

/**
 * Prints a line of progress.
 *
 * @param {string} text What is happening.
 */
export function say( text ) {
	if ( ! quiet ) {
		console.log( text );
	}
}

/**
 * Runs a step: says its name, and every ten seconds that it is still at it.
 *
 * @template T
 * @param {string}           name Shown to the user.
 * @param {() => Promise<T>} work What to do.
 * @return {Promise<T>} What it returned.
 */
export async function step( name, work ) {
	const started = Date.now();
	const seconds = () => Math.round( ( Date.now() - started ) / 1000 );
	say( `${ name }…` );
	const timer = setInterval(
		() => say( `  … still at it (${ seconds() } s)` ),
		10000
	);
	timer.unref();
	try {
		const result = await work();
		if ( seconds() >= 2 ) {
			say( `  done in ${ seconds() } s` );
		}
		return result;
	} finally {
		clearInterval( timer );
	}
}
