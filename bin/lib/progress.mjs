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

/**
 * Shows how far a piece of work is: on a terminal one line that changes, else a line for each
 * quarter, so that logs stay short.
 *
 * @param {string} name Shown to the user.
 * @return {{update: (percent: number) => void, end: () => void}} To be called as the work goes on.
 */
export function reportPercent( name ) {
	const { isTTY } = process.stdout;
	let last = -1;
	const print = ( percent ) => {
		if ( quiet ) {
			return;
		}
		process.stdout.write(
			isTTY
				? `\r${ name }… ${ percent } %`
				: `${ name }… ${ percent } %\n`
		);
	};
	const update = ( percent ) => {
		const shown = isTTY ? percent : Math.floor( percent / 25 ) * 25;
		// Webpack finds further modules on its way: its share may shrink for a moment.
		if ( shown > last ) {
			last = shown;
			print( shown );
		}
	};
	update( 0 );
	return {
		update,
		end: () => isTTY && ! quiet && process.stdout.write( '\n' ),
	};
}
