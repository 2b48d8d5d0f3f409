/**
 * Counts this visit and shows what the count allows. The page is the same for all
 * visitors (page caches), so the choice is made here (server contract B.11).
 */
const COOKIE = 'jp-visit-counter';
const MAX_AGE = 180 * 24 * 60 * 60; // seconds

const blocks = document.querySelectorAll< HTMLElement >(
	'[data-mainstreet-repeat]'
);
const stored = new RegExp( `(?:^|; )${ COOKIE }=(\\d+)` ).exec(
	document.cookie
);
const before = Math.min( Number( stored?.[ 1 ] ?? 0 ), 1e6 );
const mayCount = ! document.querySelector( '[data-mainstreet-no-count]' );
const count = mayCount ? before + 1 : 0;

if ( mayCount && blocks.length ) {
	document.cookie = `${ COOKIE }=${ count }; path=/; max-age=${ MAX_AGE }; samesite=lax`;
}

for ( const block of blocks ) {
	const [ criteria, threshold ] =
		block.dataset.mainstreetRepeat?.split( ' ' ) ?? [];
	const isAfter = count > Number( threshold );
	block.hidden = ( criteria === 'after-visits' ) !== isAfter;
}
