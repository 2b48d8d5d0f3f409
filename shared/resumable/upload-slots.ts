/** Maximum parallel uploads: the server refuses a fourth (docs/server-contract.md A41). */
const AT_ONCE = 3;

let free = AT_ONCE;
const waiting: ( () => void )[] = [];

const next = (): void => {
	if ( free > 0 ) {
		const begin = waiting.shift();
		if ( begin ) {
			free--;
			begin();
		}
	}
};

/**
 * Waits for a free upload slot, first in, first out.
 *
 * @param begin Called when a slot is free.
 * @return Releases the slot, or stops waiting. Calling it again does nothing.
 */
export function waitForSlot( begin: () => void ): () => void {
	let has = false;
	let isOver = false;
	const entry = () => {
		has = true;
		begin();
	};
	waiting.push( entry );
	next();
	return () => {
		if ( isOver ) {
			return;
		}
		isOver = true;
		if ( has ) {
			free++;
			next();
		} else {
			waiting.splice( waiting.indexOf( entry ), 1 );
		}
	};
}
