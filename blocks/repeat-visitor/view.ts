/**
 * Counts this visit and shows the content that its rule allows. The page is the same for all
 * visitors (page caches), so the choice is made here (docs/server-contract.md B.11).
 */
import { readModuleData } from '@shared/view/server-data';

const COOKIE = 'jp-visit-counter';
const MAX_AGE = 180 * 24 * 60 * 60; // seconds

function countVisit(): number {
	const { count: isAllowed } = readModuleData(
		'jetpack-repeat-visitor-view-script-module'
	);
	// Authors can write this attribute. It is only used on pages cached before the server printed the data.
	if ( ! (
		isAllowed ?? ! document.querySelector( '[data-mainstreet-no-count]' )
	) ) {
		return 0;
	}
	const stored = new RegExp( `(?:^|; )${ COOKIE }=(\\d+)` ).exec(
		document.cookie
	);
	const count = Math.min( Number( stored?.[ 1 ] ?? 0 ), 1e6 ) + 1;
	document.cookie = `${ COOKIE }=${ count };path=/;max-age=${ MAX_AGE };samesite=lax`;
	return count;
}

function decide(): void {
	const blocks = document.querySelectorAll< HTMLElement >(
		'[data-mainstreet-repeat]'
	);
	const count = blocks.length ? countVisit() : 0;
	for ( const block of blocks ) {
		const [ criteria, threshold ] =
			block.dataset.mainstreetRepeat?.split( ' ' ) ?? [];
		block.hidden =
			( criteria === 'after-visits' ) !== count > Number( threshold );
	}
}

// A page made ready in advance is no visit yet.
if ( 'prerendering' in document && document.prerendering ) {
	document.addEventListener( 'prerenderingchange', decide, { once: true } );
} else {
	decide();
}
